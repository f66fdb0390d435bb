import { randomUUID } from 'node:crypto'
import { hashPassword } from '../../server/src/platform/door/passwords/password-hash.ts'
import { password, signUpForm } from '../../server/src/testing/people.ts'
import { countStatuses, sendToAll } from '../measuring/at-once.ts'
import { type BenchDatabase, startCluster } from '../measuring/bench-database.ts'
import { startChild } from '../measuring/child-server.ts'
import { addBuyers } from '../measuring/crowd.ts'
import type { RawRequest } from '../measuring/keep-alive-client.ts'
import type { Figure, Row } from '../measuring/row.ts'
import { median, percentile, writeTime } from '../measuring/statistics.ts'

const people = 1000
const processes = 2

/** Everybody comes from an address of their own, as a proxy tells it. */
const addressOf = (n: number): string => `198.18.${n >> 8}.${n & 255}`

const signingUp = (n: number): RawRequest => ({
  method: 'POST',
  path: '/api/sign-up',
  from: addressOf(n),
  key: randomUUID(),
  body: signUpForm({ email: `rush-${n}@guests.example` }),
})

const signingIn = (n: number): RawRequest => ({
  method: 'POST',
  path: '/api/user/login',
  from: addressOf(n),
  key: randomUUID(),
  body: { email: `bench-${n}@guests.example`, password },
})

async function figureOfRush({ url }: BenchDatabase, what: string, request: (n: number) => RawRequest): Promise<Figure> {
  const servers = await Promise.all(
    Array.from({ length: processes }, () =>
      startChild('foyer-server', { databaseUrl: url, isRateLimited: true, processes }),
    ),
  )
  const { answers, times } = await sendToAll(
    servers,
    Array.from({ length: people }, (_, n) => request(n + 1)),
  )
  const memory = await Promise.all(servers.map((server) => server.usage()))
  for (const server of servers) await server.stop()
  const done = answers.filter(({ status }) => status === 200 || status === 201).length
  const refused = answers.find(({ status }) => status >= 400)
  return {
    what: `${people} ${what} at once, ${processes} processes, limits on`,
    figure: `${done} done, p99 ${writeTime(percentile(times, 0.99))}`,
    bar: `${people} done`,
    spread: `p50 ${writeTime(median(times))}, last ${writeTime(Math.max(...times))}`,
    isMet: done === people,
    notes: [
      `answers: ${countStatuses(answers)}; memory at its highest ${memory.map((of) => of.peakMemory.toFixed(0)).join(' and ')} MiB`,
      ...(refused === undefined ? [] : [refused.body.slice(0, 300)]),
    ],
  }
}

/** A thousand sign up, and a thousand sign in, in the same moment: everybody is served, and nobody sent away. */
export const rush: Row = {
  name: 'rush',
  // Two thousand passwords are hashed: on a busy machine that takes its time.
  longestMs: 400_000,
  async measure() {
    const cluster = await startCluster({ isDurable: true })
    const prepared = await cluster.open('prepared')
    await addBuyers(prepared.database, 1, people)
    await prepared.database.script(`update users set password_hash = '${await hashPassword(password)}'`)
    const signUps = await figureOfRush(await cluster.copy(prepared, 'rush'), 'sign-ups', signingUp)
    const signIns = await figureOfRush(await cluster.copy(prepared, 'rush_again'), 'sign-ins', signingIn)
    return [signUps, signIns]
  },
}
