import { startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { compareReads } from '../measuring/compare-reads.ts'
import { recordReads } from '../measuring/record-reads.ts'
import type { Row } from '../measuring/row.ts'

/** What anybody may read, and how it is called in the report. */
const lists = [
  ['pass types', ['/api/pass/type/paid']],
  ['agenda of 120 sessions', ['/api/agenda']],
  ['exhibitors and plan', ['/api/exhibitor', '/api/floor-plan']],
] as const

/** What everybody sees is answered from memory for a second; a bare route answers the same bytes. */
export const publicList: Row = {
  name: 'public-list',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const { url } = await cluster.open('lists')
    const foyer = await startChild('foyer-server', { databaseUrl: url })
    const reads = lists.flatMap(([, paths]) => paths).map((path) => ({ method: 'GET', path }) as const)
    const recorded = await recordReads(url, reads)
    const bare = await startChild('bare-server', {
      routes: reads.map(({ path }, at) => ({ path, body: recorded[at]?.body })),
    })
    const compared = []
    for (const [name, paths] of lists) {
      const asked = reads.filter(({ path }) => paths.some((one) => one === path))
      compared.push(
        await compareReads(
          `${name} ÷ a bare route answering the same bytes, requests per second`,
          { server: foyer, reads: asked },
          { server: bare, reads: asked },
          { atLeast: 0.6 },
        ),
      )
    }
    return compared
  },
}
