import { Readable } from 'node:stream'

/** What stands in a cell; null is an empty one. */
export type Cell = string | number | boolean | null

/** Programs for tables take a text that begins so for a formula, and run it. */
const formula = /^[\s\u00a0\ufeff]*[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/
const needsQuotes = /[",;\r\n\t]/
/** Characters that leave at once: a line by itself costs more to send than to write. */
const PIECE = 16_384

/** One cell (RFC 4180). A text that could be a formula is shown as the text that it is. */
function writeCell(cell: Cell): string {
  if (cell === null) return ''
  if (typeof cell !== 'string') return String(cell)
  const text = formula.test(cell) ? `'${cell}` : cell
  return needsQuotes.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

const writeLine = (cells: readonly Cell[]): string => `${cells.map(writeCell).join(',')}\r\n`

async function* writeTable<Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Readonly<Record<Column, Cell>>>,
): AsyncGenerator<string> {
  // Without the mark, programs for tables take UTF-8 for something else.
  let piece = `\ufeff${writeLine(columns)}`
  for await (const row of rows) {
    piece += writeLine(columns.map((column) => row[column]))
    if (piece.length < PIECE) continue
    yield piece
    piece = ''
  }
  yield piece
}

/**
 * A table as it is sent: rows are asked for as they leave, so it needs no more memory for a million than for a hundred.
 * Whoever goes away ends the asking.
 */
export const csvOf = <Column extends string>(
  columns: readonly Column[],
  rows: AsyncIterable<Readonly<Record<Column, Cell>>>,
): Readable => Readable.from(writeTable(columns, rows), { objectMode: false, highWaterMark: 4 * PIECE })
