import type { Readable } from 'node:stream'
import type { ExportColumn } from '@foyer/contract/exports'
import { type Cell, csvOf } from '#platform/door/csv'
import { type SheetCell, sheetOf } from '#platform/papers/sheet'
import type { ExportLine } from './exportable.ts'

interface FileToWrite {
  readonly kind: string
  readonly format: 'csv' | 'xlsx'
  readonly columns: readonly ExportColumn[]
}

/** A table as a file, as it is written: lines are asked for as it leaves. */
export const writeFile = ({ kind, format, columns }: FileToWrite, lines: AsyncIterable<ExportLine>): Readable =>
  format === 'csv'
    ? csvOf(
        columns.map(({ id }) => id),
        mapped(lines, (line) =>
          Object.fromEntries(columns.map(({ id, holds }) => [id, asText(line[id] ?? null, holds)])),
        ),
      )
    : sheetOf(
        kind,
        columns.map(({ id, holds }) => ({ header: id, holds })),
        mapped(lines, (line) => columns.map(({ id, holds }) => asCell(line[id] ?? null, holds))),
      )

async function* mapped<Line, Written>(lines: AsyncIterable<Line>, write: (line: Line) => Written) {
  for await (const line of lines) yield write(line)
}

/** Money has two decimals, and a point before them; moments are in UTC. */
function asText(cell: SheetCell, holds: ExportColumn['holds']): Cell {
  if (cell instanceof Date) return cell.toISOString()
  return holds === 'money' && typeof cell === 'number' ? (cell / 100).toFixed(2) : cell
}

const asCell = (cell: SheetCell, holds: ExportColumn['holds']): SheetCell =>
  holds === 'money' && typeof cell === 'number' ? cell / 100 : cell
