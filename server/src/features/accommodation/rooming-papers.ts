import type { Locale } from '@foyer/contract/kit/languages'
import writeSheet, { type Row } from 'write-excel-file/node'
import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { readerOf } from '#platform/ground/texts'
import { readTemplate } from '#platform/papers/documents/document-renderer'
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

/** How wide the columns are, in characters. */
const widths = [11, 10, 24, 12, 12, 8, 9, 40, 26]

/** A day as a sheet counts it: at noon, so that it is the same day wherever the sheet is read. */
const noon = (day: string) => new Date(`${day}T12:00:00Z`)

/**
 * The list as a sheet. A text is written as a text, so that none of it is run as a formula; days are days, so that
 * they can be sorted.
 */
export function writeList(list: ListToWrite, edition: CurrentEdition, locale: Locale): Promise<Buffer> {
  const { title, columns, changes } = wordsOfList(locale)
  const text = (value: string) => ({ type: String, value })
  const day = (value: string) => ({ type: Date, value: noon(value), format: 'yyyy-mm-dd' })
  const head: Row = Object.values(columns).map((value) => ({ type: String, value, fontWeight: 'bold' as const }))
  const rows = rowsOf(list, readerOf(edition, locale)).map(
    (row): Row => [
      text(changes[row.change]),
      { type: Number, value: row.booking },
      text(row.room),
      day(row.arrival),
      day(row.departure),
      { type: Number, value: row.nights },
      { type: Number, value: row.persons },
      text(row.guests ?? ''),
      text(row.bookedBy ?? ''),
    ],
  )
  const sheet = { sheet: title, columns: widths.map((width) => ({ width })), stickyRowsCount: 1 }
  return writeSheet([head, ...rows], sheet).toBuffer()
}
