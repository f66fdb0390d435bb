import { buffer } from 'node:stream/consumers'
import type { Locale } from '@foyer/contract/kit/languages'
import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { readerOf } from '#platform/ground/texts'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { type SheetColumn, sheetOf } from '#platform/papers/sheet'
import { type ListToWrite, presentRoomingList, rowsOf, wordsOfList } from './present-rooming-list.ts'

const template = readTemplate(import.meta.dirname, 'rooming-list.typ')

/** The list as a PDF, in the language of whoever gets it. */
export const drawList = async (
  context: Context,
  list: ListToWrite,
  edition: CurrentEdition,
  locale: Locale,
): Promise<Buffer> =>
  context.ports.documents.draw(
    template,
    presentRoomingList(list, {
      event: `${edition.product} ${edition.year}`,
      timeZone: edition.timeZone,
      reader: readerOf(edition, locale),
      seller: edition.seller.name,
      email: edition.contactEmail,
    }),
    await context.lookOf(context),
  )

/** What the columns of the sheet hold, in the order of the list's, and how wide they are, in characters. */
const holding = [
  { holds: 'text', width: 11 },
  { holds: 'number' },
  { holds: 'text' },
  { holds: 'day' },
  { holds: 'day' },
  { holds: 'number', width: 8 },
  { holds: 'number', width: 9 },
  { holds: 'text', width: 40 },
  { holds: 'text', width: 26 },
] as const satisfies readonly Omit<SheetColumn, 'header'>[]

/** A day as a sheet counts it: at noon, so that it is the same day wherever the sheet is read. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/** The list as a sheet; days are days, so that they can be sorted. */
export function writeList(list: ListToWrite, edition: CurrentEdition, locale: Locale): Promise<Buffer> {
  const { title, columns, changes } = wordsOfList(locale)
  const heads = Object.values(columns)
  async function* rows() {
    for (const row of rowsOf(list, readerOf(edition, locale)))
      yield [
        changes[row.change],
        row.booking,
        row.room,
        noon(row.arrival),
        noon(row.departure),
        row.nights,
        row.persons,
        row.guests ?? '',
        row.bookedBy ?? '',
      ]
  }
  const sheetColumns = holding.map((column, at) => ({ header: heads[at] ?? '', ...column }))
  return buffer(sheetOf(title, sheetColumns, rows()))
}
