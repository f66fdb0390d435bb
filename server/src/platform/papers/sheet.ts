import { Readable } from 'node:stream'

export type SheetCell = string | number | boolean | Date | null

export interface SheetColumn {
  readonly header: string
  /** `money`: in units, with two decimals; `instant`: a moment, shown in UTC; `day`: any moment of it in UTC. */
  readonly holds: 'text' | 'money' | 'instant' | 'day' | 'flag' | 'number'
  /** In characters; left out: as what it holds asks for. */
  readonly width?: number
}

/** How programs for tables show a column, and how wide, in characters. */
const looks: Readonly<Record<SheetColumn['holds'], { readonly width: number; readonly numFmt?: string }>> = {
  text: { width: 24 },
  money: { width: 12, numFmt: '0.00' },
  instant: { width: 18, numFmt: 'yyyy-mm-dd hh:mm' },
  day: { width: 12, numFmt: 'yyyy-mm-dd' },
  flag: { width: 10 },
  number: { width: 10 },
}

/** As long as one cell may be (Excel's own limit, in UTF-16 units). */
const CELL_LENGTH = 32_767

/**
 * A workbook as it is written: rows are asked for as they leave, so a million need no more memory than a hundred. What
 * is longer than a sheet may be goes on in the next one, under the same headers. A text is written as a text, so that
 * none of it is run as a formula.
 * @param name of the sheet; at most 25 characters.
 */
export function sheetOf(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetCell[]>,
): Readable {
  return Readable.from(written(name, columns, rows), { objectMode: false })
}

/** What writes it is loaded with the first sheet: four MiB that a server without one leaves to others. */
async function* written(
  name: string,
  columns: readonly SheetColumn[],
  rows: AsyncIterable<readonly SheetCell[]>,
): AsyncGenerator<Uint8Array> {
  const { writeXlsxStream } = await import('hucre/xlsx')
  yield* writeXlsxStream(writable(rows), {
    name,
    columns: columns.map(({ header, holds, width }) => {
      const { width: usual, numFmt } = looks[holds]
      return { header, width: width ?? usual, ...(numFmt === undefined ? {} : { style: { numFmt } }) }
    }),
    freezePane: { rows: 1 },
    // A sheet of a million wide rows is more than four gigabytes before it is packed.
    zip64: true,
  })
}

async function* writable(rows: AsyncIterable<readonly SheetCell[]>) {
  for await (const row of rows) yield row.map((cell) => (typeof cell === 'string' ? cell.slice(0, CELL_LENGTH) : cell))
}
