import type { Locale } from '@foyer/contract/kit/languages'
import * as contract from '@foyer/contract/rooming-lists'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { BinaryAnswer, RowsAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { readerOf } from '#platform/ground/texts'
import { rowsOf } from './present-rooming-list.ts'
import { getList, readRoomingList } from './rooming-list.ts'
import { drawList, writeList } from './rooming-papers.ts'
import { sendRoomingList } from './send-rooming-list.ts'

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

/** What a house is told of who sleeps there. It names persons: who takes one shows a second factor first. */
export function openRoomingLists(door: Door): void {
  serve(door, contract.readRoomingList, (context, { params }) => readRoomingList(context, params.id))
  serve(door, contract.sendRoomingList, sendRoomingList)
  serve(door, contract.exportRoomingList, async (context, { params, query }) => {
    const { list, edition, locale } = await toWrite(context, params.id, query.number)
    return new RowsAnswer(oneByOne(rowsOf(list, readerOf(edition, locale))))
  })
  serve(door, contract.saveRoomingSheet, async (context, { params, query }) => {
    const { list, edition, locale } = await toWrite(context, params.id, query.number)
    return new BinaryAnswer(XLSX, await writeList(list, edition, locale), { fileName: nameOf(list.number, 'xlsx') })
  })
  serve(door, contract.drawRoomingList, async (context, { params, query }) => {
    const { list, edition, locale } = await toWrite(context, params.id, query.number)
    const bytes = await drawList(context, list, edition, locale)
    return new BinaryAnswer('application/pdf', bytes, { fileName: nameOf(list.number, 'pdf') })
  })
}

const nameOf = (number: number | null, kind: string) => `rooming-list${number === null ? '' : `-${number}`}.${kind}`

async function toWrite(context: Context, houseId: number, number: number | undefined) {
  const locale: Locale = context.locale
  return { list: await getList(context, houseId, number), edition: await getEdition(context), locale }
}

async function* oneByOne<T>(rows: readonly T[]): AsyncGenerator<T> {
  yield* rows
}
