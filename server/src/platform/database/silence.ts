import type pg from 'pg'
import { wireOf } from './wire.ts'

/** So much longer than any statement may take a database that is there says nothing, in milliseconds. */
const SILENT_AFTER_MS = 2000

/** So often a connection is looked at, in milliseconds. */
const LOOK_MS = 500

/**
 * A network that dies without a word leaves a query waiting for as long as the machine repeats its packets: a quarter
 * of an hour. The connection is given up instead, so that its query fails and nobody gets it again. Only what is heard
 * counts: many share a connection, and what others go on asking over it says nothing of the other side.
 * @param longest so long a statement may take, in milliseconds.
 */
export function giveUpInSilence(client: pg.PoolClient, longest: number): void {
  const wire = wireOf(client)
  const { stream } = wire.connection
  // Looks, and not a clock: a process that stood still itself has heard nothing meanwhile either.
  let quietLooks = 0
  const look = setInterval(() => {
    quietLooks = wire.readyForQuery ? 0 : quietLooks + 1
    if (quietLooks * LOOK_MS >= longest + SILENT_AFTER_MS) stream.destroy()
  }, LOOK_MS)
  look.unref()
  stream.on('data', () => {
    quietLooks = 0
  })
  stream.once('close', () => clearInterval(look))
}
