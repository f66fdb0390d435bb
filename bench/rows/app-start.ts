import { startCluster } from '../measuring/bench-database.ts'
import { type ChildServer, startChild } from '../measuring/child-server.ts'
import { addAttendees, tokenOf, userIdOf } from '../measuring/crowd.ts'
import { KeepAliveClient, type RawRequest, requestBytes } from '../measuring/keep-alive-client.ts'
import { measurePairs } from '../measuring/pairs.ts'
import { recordReads } from '../measuring/record-reads.ts'
import { figureOf, type Row } from '../measuring/row.ts'
import { median } from '../measuring/statistics.ts'

/** A person among those who were made, who is signed in. */
const person = 500

/** What the app asks at its start, of whoever is signed in: section 7 of the specification, its last paragraph. */
const startPaths = [
  '/api/edition',
  '/api/country',
  '/api/survey/questions/',
  '/api/pass',
  '/api/user/',
  '/api/address/?type=billingAddress',
  '/api/booking?extended=true',
  '/api/train-ticket',
  '/api/survey/',
  `/api/user/profile/${userIdOf(person)}`,
  '/api/vip-event',
]

/** As a browser does it: all at once, over the six connections that it opens. */
const connections = 6
const starts = 40

async function openConnections(server: ChildServer) {
  const clients = await Promise.all(Array.from({ length: connections }, () => KeepAliveClient.open(server.port)))
  return {
    /** How long until everything was there, in milliseconds: the median of many starts, one after the other. */
    async take(reads: readonly Buffer[]): Promise<number> {
      const times: number[] = []
      for (let round = 0; round < starts; round += 1) {
        const waiting = [...reads]
        const begun = performance.now()
        await Promise.all(
          clients.map(async (client) => {
            for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await client.send(next)
          }),
        )
        times.push(performance.now() - begun)
      }
      return median(times)
    },
    close: () => {
      for (const client of clients) client.close()
    },
  }
}

/** The app's start as one person, against one bare route that reads the same data in one request. */
export const appStart: Row = {
  name: 'app-start',
  async measure() {
    const cluster = await startCluster({ isDurable: false })
    const { database, url } = await cluster.open('start')
    await addAttendees(database, 1, 1000)
    const reads = startPaths.map((path): RawRequest => ({ method: 'GET', path, token: tokenOf(person) }))
    const recorded = await recordReads(url, reads)
    const statements = recorded.map((read) => read.statements.at(-1)).filter((one) => one !== undefined)
    const bytes = recorded.reduce((sum, { body }) => sum + Buffer.byteLength(body), 0)
    const asked = recorded.reduce((sum, read) => sum + read.statements.length, 0)
    const foyer = await startChild('foyer-server', { databaseUrl: url })
    const bare = await startChild('bare-server', { databaseUrl: url, routes: [{ path: '/all', statements }] })
    const ours = await openConnections(foyer)
    const theirs = await openConnections(bare)
    const calls = reads.map(requestBytes)
    const call = [requestBytes({ method: 'GET', path: '/all' })]
    const measured = await measurePairs(
      8,
      () => ours.take(calls),
      () => theirs.take(call),
    )
    ours.close()
    theirs.close()
    const last = measured.at(-1)
    return [
      figureOf(
        'the app’s start as one person ÷ one bare read of the same data, time',
        measured.map((pair) => pair.ours / pair.theirs),
        { atMost: 3 },
        {
          digits: 1,
          notes: [
            `${reads.length} calls, ${bytes} bytes of answers, ${asked} statements; ${statements.length} in the bare read`,
            `${last?.ours.toFixed(1)} and ${last?.theirs.toFixed(2)} ms in the last pair`,
          ],
        },
      ),
    ]
  },
}
