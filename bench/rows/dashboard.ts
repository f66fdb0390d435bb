import { startCluster } from '../measuring/bench-database.ts'
import { type ChildServer, startChild } from '../measuring/child-server.ts'
import { addAttendees, addBuyers, addOwner, tokenOf } from '../measuring/crowd.ts'
import { press } from '../measuring/load.ts'
import { orderPass } from '../measuring/order-load.ts'
import { measurePairs } from '../measuring/pairs.ts'
import { figureOf, type Row } from '../measuring/row.ts'

const browsers = 50
const pairs = 5
const seconds = 4
const owner = 3_000_000
const firstBuyer = 1_000_000
const buyers = 40_000

/** A browser that keeps the dashboard open. @returns what it is told, from when it is there on. */
async function open(server: ChildServer, until: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  const { status, body } = await fetch(`http://127.0.0.1:${server.port}/api/organiser/dashboard/feed`, {
    headers: { authorization: `Bearer ${tokenOf(owner)}`, accept: 'text/event-stream' },
    signal: until,
  })
  if (status !== 200 || body === null) throw new Error(`The dashboard's feed answered ${status}.`)
  return body
}

/** Reads until the browser goes. @returns how often it was told. */
async function follow(body: ReadableStream<Uint8Array>, until: AbortSignal): Promise<number> {
  let told = 0
  const text = new TextDecoder()
  try {
    for await (const piece of body) told += text.decode(piece, { stream: true }).split('\ndata:').length - 1
  } catch (error) {
    if (!until.aborted) throw error
  }
  return told
}

/** People order while staff watch: what does the watching cost? */
export const dashboard: Row = {
  name: 'dashboard',
  longestMs: 300_000,
  async measure() {
    const cluster = await startCluster({ isDurable: true })
    const { database, url } = await cluster.open('dashboard')
    await addAttendees(database, 1, 20_000)
    await addBuyers(database, firstBuyer, buyers)
    await addOwner(database, owner)
    const server = await startChild('foyer-server', { databaseUrl: url })
    let next = firstBuyer
    let told = 0
    const orders = async () =>
      (await press(server.port, { connections: 16, seconds }, (client) => orderPass(client, next++))).perSecond
    const watched = async () => {
      const leave = new AbortController()
      const opened = await Promise.all(Array.from({ length: browsers }, () => open(server, leave.signal)))
      const watching = opened.map((body) => follow(body, leave.signal))
      const perSecond = await Promise.race([orders(), Promise.all(watching).then(() => Number.NaN)])
      leave.abort()
      told += (await Promise.all(watching)).reduce((sum, count) => sum + count, 0)
      return perSecond
    }
    await measurePairs(1, watched, orders)
    told = 0
    const measured = await measurePairs(pairs, watched, orders)
    const last = measured.at(-1)
    return [
      figureOf(
        `orders with ${browsers} dashboards open ÷ without, orders per second`,
        measured.map(({ ours, theirs }) => ours / theirs),
        { atLeast: 0.8 },
        {
          notes: [
            `${last?.ours.toFixed(0)} and ${last?.theirs.toFixed(0)} orders per second in the last pair`,
            `each dashboard was told ${(told / browsers / pairs / seconds).toFixed(1)} times a second`,
          ],
        },
      ),
    ]
  },
}
