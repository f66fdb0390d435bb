import { columnsOf } from '@foyer/contract/exports'
import { staffScopes } from '@foyer/contract/kit/scopes'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { spokenLocale } from '#platform/ground/words'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { type ExportLine, exportables } from './exportable.ts'
import {
  type ExportRow,
  finishExport,
  keepPiece,
  letGo,
  listSilentExports,
  noteExpected,
  takeExport,
} from './exports.queries.ts'
import { presentExport } from './present-export.ts'
import { writeFile } from './write-file.ts'

/** A worker that has written nothing for so long is dead, in milliseconds: a page of rows takes seconds at most. */
const SILENT_MS = 60_000
/** So often one is begun before it has failed. */
const TRIES = 3
/** So much of a file is kept at a time, in bytes. */
const PIECE = 256 * 1024

/** Another worker writes it now, or nobody wants it any more. */
class Superseded extends Error {}

const silentSince = (now: Date) => new Date(now.getTime() - SILENT_MS)

/**
 * Writes an export from its beginning, piece by piece. Whoever comes while another writes does nothing, and one whose
 * worker died is begun anew by the next, three times in all.
 * @throws what kept it from being written, so that it is tried again.
 */
export async function writeExport(context: ProcessContext, exportId: string): Promise<void> {
  const now = context.ports.clock.now()
  const taken = await context.inTransaction((inner) =>
    takeExport(inner, exportId, { now, silentSince: silentSince(now) }),
  )
  if (taken === undefined) return
  if (taken.tries > TRIES) return fail(context, taken, 'interrupted')
  try {
    await write({ ...context, locale: spokenLocale(taken.locale) }, taken)
  } catch (error) {
    if (error instanceof Superseded) return
    if (taken.tries >= TRIES) await fail(context, taken, 'unexpected')
    else await letGo(context, taken)
    throw error
  }
}

async function write(context: ProcessContext, row: ExportRow): Promise<void> {
  const asked = presentExport(row)
  const list = exportables[asked.kind](context, asked.filters)
  await noteExpected(context, row, await list.count())
  // Whether they may have each was asked when they began, and is again when they take it.
  const all = new Map(columnsOf(asked.kind, staffScopes).map((column) => [column.id, column]))
  const columns = asked.columns.flatMap((id) => all.get(id) ?? [])
  const progress = { rows: 0 }
  const file = writeFile({ ...asked, columns }, counted(list.lines(), progress))
  const size = await keep(context, row, file, progress)
  const finished_at = context.ports.clock.now()
  await context.inTransaction(async (inner) => {
    if (await finishExport(inner, row, { rows: progress.rows, size, failure: null, finished_at }))
      await inner.enqueue('mail-export', { exportId: row.id })
  })
}

async function* counted(lines: AsyncIterable<ExportLine>, progress: { rows: number }): AsyncGenerator<ExportLine> {
  for await (const line of lines) {
    progress.rows += 1
    yield line
  }
}

/** Keeps the file in pieces as it comes. Gives its size. */
async function keep(
  context: ProcessContext,
  run: ExportRow,
  file: AsyncIterable<Uint8Array>,
  progress: { readonly rows: number },
): Promise<number> {
  let [number, size, waiting] = [0, 0, 0]
  let chunks: Uint8Array[] = []
  const put = async () => {
    const content = Buffer.concat(chunks)
    const piece = { number, content, rows: progress.rows, now: context.ports.clock.now() }
    if (!(await keepPiece(context, run, piece))) throw new Superseded()
    number += 1
    size += content.length
    waiting = 0
    chunks = []
  }
  for await (const chunk of file) {
    chunks.push(chunk)
    waiting += chunk.length
    if (waiting >= PIECE) await put()
  }
  if (waiting > 0) await put()
  return size
}

const fail = (context: ProcessContext, row: ExportRow, failure: Failure): Promise<void> =>
  context.inTransaction((inner) => noteFailed(inner, row, failure))

type Failure = NonNullable<ExportRow['failure']>

async function noteFailed(inner: Context, row: ExportRow, failure: Failure): Promise<void> {
  const finished_at = inner.ports.clock.now()
  if (await finishExport(inner, row, { rows: row.rows, size: null, failure, finished_at }))
    await inner.enqueue('mail-export', { exportId: row.id })
}

/** Has those written on whose worker died. One that no worker took before its job was given up has failed. */
export async function resumeExports(context: ProcessContext): Promise<void> {
  await eachByItself(
    await listSilentExports(context, silentSince(context.now)),
    ({ id }) => id,
    (row) =>
      inEdition(context, row.edition_id).inTransaction(async (inner) => {
        if (row.tries === 0) await noteFailed(inner, row, 'unexpected')
        else await inner.enqueue('write-export', { exportId: row.id })
      }),
  )
}
