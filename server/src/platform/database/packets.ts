import type { Socket } from 'node:net'
import type pg from 'pg'
import { wireOf } from './wire.ts'

const heldBack = new WeakSet<Socket>()

/** Gathers what this turn of the event loop writes: each packet of its own costs as much as what it asks. */
export function sendTogether(client: pg.PoolClient): void {
  const { stream } = wireOf(client).connection
  if (heldBack.has(stream)) return
  heldBack.add(stream)
  stream.cork()
  setImmediate(() => {
    heldBack.delete(stream)
    stream.uncork()
  })
}
