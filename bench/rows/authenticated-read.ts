import { startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { compareReads } from '../measuring/compare-reads.ts'
import { addAttendees, tokenOf } from '../measuring/crowd.ts'
import type { RawRequest } from '../measuring/keep-alive-client.ts'
import { recordReads } from '../measuring/record-reads.ts'
import type { Row } from '../measuring/row.ts'

/** What the dashboard asks when it is opened. */
export const dashboardPaths = [
  '/api/user',
  '/api/pass',
  '/api/order/current',
  '/api/invoice',
  '/api/address?type=billingAddress',
]

/** The dashboard's calls, against bare routes that run the one statement with which Foyer finds each answer. */
export const authenticatedRead: Row = {
  name: 'authenticated-read',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const { database, url } = await cluster.open('reads')
    await addAttendees(database, 1, 1000)
    const reads = dashboardPaths.map((path): RawRequest => ({ method: 'GET', path, token: tokenOf(500) }))
    const recorded = await recordReads(url, reads)
    const foyer = await startChild('foyer-server', { databaseUrl: url })
    const bare = await startChild('bare-server', {
      databaseUrl: url,
      routes: recorded.map(({ statements }, index) => ({ path: `/${index}`, statement: statements.at(-1) })),
    })
    const bareReads = reads.map((_read, index): RawRequest => ({ method: 'GET', path: `/${index}` }))
    return [
      await compareReads(
        'the dashboard’s calls ÷ bare routes running the same one statement, requests per second',
        { server: foyer, reads },
        { server: bare, reads: bareReads },
        {
          atLeast: 0.5,
          notes: recorded.map(({ statements }, index) => `${dashboardPaths[index]}: ${statements.length} statements`),
        },
      ),
    ]
  },
}
