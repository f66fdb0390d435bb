import type { PGlite } from '@electric-sql/pglite'

/** So much may be written between two checkpoints, in bytes, and what is written between two looks. */
const LONGEST_LOG = 16 * 1024 * 1024

/** How many pieces of work there are between two looks at the log: with pictures among them some 10 MiB. */
const LOOK_EVERY = 10

export interface ShortLog {
  /** Is called after each piece of work. */
  worked(): void
  /** The database is being closed, and makes its last checkpoint itself. */
  leave(): void
}

/** Bytes that a start after a kill would have to write again. */
async function logBehind(pglite: PGlite): Promise<number> {
  const { rows } = await pglite.query<{ bytes: number }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn)::float8 as bytes from pg_control_checkpoint()',
  )
  return rows[0]?.bytes ?? 0
}

/**
 * PostgreSQL's checkpointer is a process of its own, and the embedded engine has none: it makes a checkpoint when it is
 * closed and otherwise never. Killed after a long time it would do all its work again before it answers, and its log
 * fills the disk until then. So one is made here, by how much was written.
 * @param tell is told what stood against it.
 */
export function keepLogShort(pglite: PGlite, tell: (error: unknown) => void): ShortLog {
  let worked = 0
  let isUnderWay = false
  let isLeft = false
  const look = async () => {
    if ((await logBehind(pglite)) >= LONGEST_LOG && !isLeft) await pglite.exec('checkpoint')
  }
  return {
    worked() {
      worked += 1
      if (worked % LOOK_EVERY !== 0 || isUnderWay || isLeft) return
      isUnderWay = true
      look()
        .catch((error: unknown) => {
          if (!isLeft) tell(error)
        })
        .finally(() => {
          isUnderWay = false
        })
    },
    leave() {
      isLeft = true
    },
  }
}
