import type { PGlite } from '@electric-sql/pglite'

/** So much may be written between two checkpoints, in bytes, but for what is written between two looks. */
const LONGEST_LOG = 16 * 1024 * 1024

/** How many pieces of work there are between two looks at the log. */
const LOOK_EVERY = 100

/** Bytes that a start after a kill would have to write again. */
export async function logBehind(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0]?.bytes ?? 0
}

/**
 * PostgreSQL's checkpointer is a process of its own, and the embedded engine has none: it makes a checkpoint when it is
 * closed and otherwise never. Killed after a long time it would do all its work again before it answers, and its log
 * fills the disk until then. So one is made here, by how much was written.
 * @returns what is called after each piece of work.
 */
export function keepLogShort(pglite: PGlite): () => void {
  let worked = 0
  let underWay = false
  const look = async () => {
    if ((await logBehind(pglite)) >= LONGEST_LOG && !pglite.closed) await pglite.exec('checkpoint')
  }
  return () => {
    worked += 1
    if (worked % LOOK_EVERY !== 0 || underWay) return
    underWay = true
    look()
      // A database that is being closed makes its last checkpoint itself.
      .catch(() => undefined)
      .finally(() => {
        underWay = false
      })
  }
}
