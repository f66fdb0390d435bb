import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cards, signUpForm } from '../../server/src/testing/people.ts'
import { startCluster } from '../measuring/bench-database.ts'
import { measurePairs } from '../measuring/pairs.ts'
import { type Figure, figureOf, type Row } from '../measuring/row.ts'
import { startWhole, type WholeServer } from '../measuring/whole-server.ts'

const pairs = 3
const buyers = 16
/** So many have paid when the killing begins, and the others are somewhere on their way. */
const paidBefore = 30
/** Longer than this the crowd is not waited for, in milliseconds: not even on a busy machine. */
const buyingMs = 60_000

/** The server of a bench is asked from as many networks as there are people. */
const environment = {
  FOYER_DEMO: '1',
  FOYER_SECRET: 'a secret of the benches, thirty-two bytes long',
  TRUST_PROXY: '127.0.0.1',
}

/** Buys passes until the server is gone. */
async function buy({ port }: WholeServer, number: number, paid: () => void): Promise<void> {
  const post = async (path: string, body: unknown, secret?: string) => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `10.${number}.${Math.floor(Math.random() * 256)}.${Math.floor(Math.random() * 256)}`,
        ...(secret === undefined ? {} : { authorization: `Bearer ${secret}` }),
      },
      body: JSON.stringify(body),
    })
    return { status: answer.status, body: (await answer.json()) as { order: { uuid: string }; orderSecret: string } }
  }
  for (;;) {
    const signedUp = await post('/api/sign-up', signUpForm())
    if (signedUp.status !== 201) continue
    const path = `/api/order/${signedUp.body.order.uuid}`
    await post(`${path}/place`, { method: 'card' }, signedUp.body.orderSecret)
    if ((await post(`${path}/payment`, { card: cards.pays }, signedUp.body.orderSecret)).status === 200) paid()
  }
}

/** Kills the whole server while people buy, and starts it again at once. */
async function startKilled(settings: Readonly<Record<string, string>>): Promise<number> {
  const server = await startWhole(settings)
  let paid = 0
  let enough = () => {}
  const reached = new Promise<void>((resolve) => {
    enough = resolve
  })
  const crowd = Array.from({ length: buyers }, (_, number) =>
    buy(server, number, () => {
      paid += 1
      if (paid === paidBefore) enough()
    }),
  )
  const gone = Promise.allSettled(crowd)
  const nobodyLeft = gone.then(() => {
    throw new Error(`Nobody buys any more: ${paid} of ${paidBefore} have paid.`)
  })
  let giveUp: NodeJS.Timeout | undefined
  const late = new Promise<never>((_resolve, reject) => {
    giveUp = setTimeout(
      () => reject(new Error(`After ${buyingMs / 1000} s ${paid} of ${paidBefore} have paid.`)),
      buyingMs,
    )
  })
  try {
    await Promise.race([reached, nobodyLeft, late])
  } finally {
    clearTimeout(giveUp)
    // With it the crowd goes, whatever became of it: the next row is measured alone.
    await server.kill()
  }
  const again = await startWhole(settings)
  await gone
  await again.stop()
  return again.took
}

async function coldStart(settings: Readonly<Record<string, string>>): Promise<number> {
  const server = await startWhole(settings)
  await server.stop()
  return server.took
}

async function compare(what: string, settings: Readonly<Record<string, string>>): Promise<Figure> {
  await coldStart(settings)
  const measured = await measurePairs(
    pairs,
    () => startKilled(settings),
    () => coldStart(settings),
  )
  const seconds = (of: 'ours' | 'theirs') => measured.map((pair) => pair[of].toFixed(2)).join(', ')
  return figureOf(
    `${what} killed while ${buyers} people buy, from its next start to its first answer, of a cold start on the same data`,
    measured.map(({ ours, theirs }) => ours / theirs),
    { atMost: 1.5 },
    { notes: [`after the kill ${seconds('ours')} s; cold ${seconds('theirs')} s`] },
  )
}

/** Whether a server that was killed under load is back as fast as one that was stopped. */
export const startAfterKill: Row = {
  name: 'start-after-kill',
  async measure() {
    const cluster = await startCluster({ isDurable: true })
    try {
      const { url } = await cluster.open('killed')
      return [
        await compare('two processes on PostgreSQL,', { ...environment, DATABASE_URL: url, FOYER_PROCESSES: '2' }),
      ]
    } finally {
      await cluster.stop()
    }
  },
}

export const startAfterKillEmbedded: Row = {
  name: 'start-after-kill-embedded',
  async measure() {
    const folder = mkdtempSync(join(tmpdir(), 'foyer-killed-'))
    chmodSync(folder, 0o700)
    try {
      return [await compare('the embedded demo,', { ...environment, FOYER_DATA: folder })]
    } finally {
      rmSync(folder, { recursive: true, force: true })
    }
  },
}
