import { startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { compareReads } from '../measuring/compare-reads.ts'
import { recordReads } from '../measuring/record-reads.ts'
import type { Row } from '../measuring/row.ts'

/** What everybody sees is answered from memory for a second; a bare route answers the same bytes. */
export const publicList: Row = {
  name: 'public-list',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const { url } = await cluster.open('lists')
    const reads = [{ method: 'GET', path: '/api/pass/type/paid' }] as const
    const [recorded] = await recordReads(url, reads)
    const foyer = await startChild('foyer-server', { databaseUrl: url })
    const bare = await startChild('bare-server', { routes: [{ path: reads[0].path, body: recorded?.body }] })
    return [
      await compareReads(
        'pass types ÷ a bare route answering the same bytes, requests per second',
        { server: foyer, reads },
        { server: bare, reads },
        { atLeast: 0.6 },
      ),
    ]
  },
}
