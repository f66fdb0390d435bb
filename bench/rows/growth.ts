import { addAttendees, addBuyers, signedInEvery, tokenOf } from '../measuring/crowd.ts'
import type { RawRequest } from '../measuring/keep-alive-client.ts'
import { p50, press, pressReads } from '../measuring/load.ts'
import { orderPass } from '../measuring/order-load.ts'
import type { Row } from '../measuring/row.ts'
import { compareSizes } from '../measuring/sizes.ts'
import { dashboardPaths } from './authenticated-read.ts'

const scale = { connections: 4, seconds: 0.6 }
const firstBuyer = 2_000_000
const buyers = 8000
/** So many people open their dashboards, from everywhere in the tables. */
const readers = 500

function readsOf(size: number): RawRequest[] {
  const signedIn = size / signedInEvery
  const step = Math.max(1, Math.floor(signedIn / readers))
  return Array.from({ length: Math.min(readers, signedIn) }, (_, index) =>
    tokenOf((1 + index * step) * signedInEvery),
  ).flatMap((token) => dashboardPaths.map((path): RawRequest => ({ method: 'GET', path, token })))
}

/** What attendees read and order, among a thousand of them and among a million. */
export const growth: Row = {
  name: 'growth',
  measure() {
    const next = new Map<number, number>()
    return compareSizes(
      [1000, 100_000, 1_000_000],
      'attendees',
      async ({ database }, size) => {
        await addAttendees(database, 1, size)
        await addBuyers(database, firstBuyer, buyers)
      },
      [
        {
          what: 'the dashboard’s calls',
          measure: async (server, size) => p50(await pressReads(server.port, readsOf(size), scale)),
        },
        {
          what: 'orders',
          measure: async (server, size) =>
            p50(
              await press(server.port, scale, async (client) => {
                const buyer = next.get(size) ?? firstBuyer
                next.set(size, buyer + 1)
                await orderPass(client, buyer)
              }),
            ),
        },
      ],
    )
  },
}
