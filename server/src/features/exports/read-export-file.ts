import { Readable } from 'node:stream'
import type { readExportFile as reads } from '@foyer/contract/exports'
import { exportNotReady } from '@foyer/contract/exports.refusals'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { CallerContext, Person } from '#platform/context'
import { BinaryAnswer } from '#platform/door/answers'
import { refuse } from '#platform/door/refused'
import { assertOfTable, getOwnExport } from './begin-export.ts'
import { type ExportRow, findPiece } from './exports.queries.ts'
import { FILE_MS, presentExport } from './present-export.ts'

const types = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * The file, piece by piece.
 * @throws Refused `requests/not-found` where there is none of whoever asks, it is over, or a duty was taken away that
 * it needs; `exports/not-ready`.
 */
export async function readExportFile(
  context: CallerContext<Person>,
  { params }: Input<typeof reads>,
): Promise<BinaryAnswer> {
  const row = await getOwnExport(context, params.uuid)
  if (row.finished_at === null || row.failure !== null) throw refuse(exportNotReady)
  if (row.finished_at.getTime() + FILE_MS <= context.now.getTime()) throw refuse(requests.notFound)
  assertStillTheirs(row, context.caller.scopes)
  const day = row.created_at.toISOString().slice(0, 10)
  return new BinaryAnswer(types[row.format], Readable.from(pieces(context, row)), {
    fileName: `${row.kind}-${day}.${row.format}`,
  })
}

function assertStillTheirs(row: ExportRow, scopes: readonly string[]): void {
  try {
    assertOfTable(presentExport(row), scopes)
  } catch {
    throw refuse(requests.notFound)
  }
}

/** @throws where it is removed meanwhile: who takes it must not believe that it ends there. */
async function* pieces(context: CallerContext, { id, size }: ExportRow): AsyncGenerator<Uint8Array> {
  let left = size ?? 0
  for (let number = 0; left > 0; number += 1) {
    const piece = await findPiece(context, id, number)
    if (piece === undefined) throw new Error('The export was removed while it was taken.')
    left -= piece.byteLength
    yield piece
  }
}
