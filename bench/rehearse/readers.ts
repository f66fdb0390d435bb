import { setTimeout as sleep } from 'node:timers/promises'
import { tokenOf } from '../measuring/crowd.ts'
import { KeepAliveClient, type RawRequest } from '../measuring/keep-alive-client.ts'

/** What others look at meanwhile: visitors, and somebody who was signed in before. */
const looked: readonly RawRequest[] = [
  { method: 'GET', path: '/api/edition' },
  { method: 'GET', path: '/api/pass/type/paid' },
  { method: 'GET', path: '/api/accommodation' },
  { method: 'GET', path: '/api/user/', token: tokenOf(10) },
  { method: 'GET', path: '/api/pass', token: tokenOf(10) },
]

/** Between two reads of one reader, in milliseconds. */
const PAUSE_MS = 200

/** Two readers a server, over connections of their own, until they are stopped: the time of each read, in milliseconds. */
export async function readMeanwhile(
  ports: readonly number[],
  statuses: Map<number, number>,
): Promise<{ stop(): Promise<number[]> }> {
  const times: number[] = []
  let isOver = false
  const read = async (port: number): Promise<void> => {
    const client = await KeepAliveClient.open(port)
    for (let turn = 0; !isOver; turn += 1) {
      const start = performance.now()
      const { status } = await client.ask(looked[turn % looked.length] as RawRequest)
      times.push(performance.now() - start)
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      await sleep(PAUSE_MS)
    }
    client.close()
  }
  const all = [...ports, ...ports].map(read)
  return {
    async stop() {
      isOver = true
      await Promise.all(all)
      return times
    },
  }
}
