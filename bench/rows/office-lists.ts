import { addAttendees, addOwner, tokenOf } from '../measuring/crowd.ts'
import { p50, pressReads } from '../measuring/load.ts'
import type { Row } from '../measuring/row.ts'
import { compareSizes } from '../measuring/sizes.ts'

const scale = { connections: 2, seconds: 0.6 }
const owner = 3_000_000

/** Each list as it opens, narrowed, and looked through for one of a thousand: what is found is there at every size. */
const lists = {
  'the list of orders': ['', '?state=paid', '?method=card', '?q=Okafor+500', '?q=BE25-00000500'],
  'the list of people': ['', '?pass=approved', '?passTypeId=1', '?q=Okafor+500', '?q=bench-500'],
  'the list of invoices': ['', '?q=R25-00000500'],
} as const
const paths = {
  'the list of orders': '/api/organiser/order',
  'the list of people': '/api/organiser/person',
  'the list of invoices': '/api/organiser/invoice',
} as const

/** What staff look through: lists among a thousand lines and among a million. */
export const officeLists: Row = {
  name: 'office-lists',
  longestMs: 900_000,
  measure: () =>
    compareSizes(
      [1000, 1_000_000],
      'lines',
      async ({ database }, size) => {
        await addAttendees(database, 1, size)
        await addOwner(database, owner)
      },
      (Object.keys(lists) as (keyof typeof lists)[]).map((what) => ({
        what,
        measure: async (server) =>
          p50(
            await pressReads(
              server.port,
              lists[what].map((query) => ({ method: 'GET', path: `${paths[what]}${query}`, token: tokenOf(owner) })),
              scale,
            ),
          ),
      })),
      1.5,
    ),
}
