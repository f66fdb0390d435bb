import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import { cards } from '../../server/src/testing/people.ts'
import * as bench from '../measuring/bench-database.ts'
import * as children from '../measuring/child-server.ts'
import * as crowd from '../measuring/crowd.ts'
import type { KeepAliveClient } from '../measuring/keep-alive-client.ts'
import { press } from '../measuring/load.ts'
import { ask, choosePass, placing } from '../measuring/order-load.ts'
import { measurePairs } from '../measuring/pairs.ts'
import { figureOf, type Row } from '../measuring/row.ts'

/** The folder of an earlier state of this repository, with its libraries: what is compared with. */
export const before = process.env['FOYER_BENCH_BEFORE']

const buyers = 16
const seconds = 6
const pairs = 5

/** What a bench of either state brings: both make their event and their buyers by their own code. */
interface Bench {
  readonly startCluster: typeof bench.startCluster
  readonly startChild: typeof children.startChild
  readonly addBuyers: typeof crowd.addBuyers
}

async function benchIn(folder: string): Promise<Bench> {
  const part = <Part>(name: string) => import(join(folder, 'bench/measuring', `${name}.ts`)) as Promise<Part>
  const [database, child, people] = await Promise.all([
    part<typeof bench>('bench-database'),
    part<typeof children>('child-server'),
    part<typeof crowd>('crowd'),
  ])
  return { startCluster: database.startCluster, startChild: child.startChild, addBuyers: people.addBuyers }
}

async function payOrder(client: KeepAliveClient, buyer: number): Promise<void> {
  const uuid = await choosePass(client, buyer)
  await ask(client, { ...placing(buyer, uuid), key: randomUUID() })
  const path = `/api/order/${uuid}/payment`
  const token = crowd.tokenOf(buyer)
  await ask(client, { method: 'POST', path, token, key: randomUUID(), body: { card: cards.pays } })
}

/** @returns what measures how many orders are paid in a second, and what ends it. */
async function open({ startCluster, startChild, addBuyers }: Bench) {
  const cluster = await startCluster({ isDurable: true })
  const { database, url } = await cluster.open('paid')
  await addBuyers(database, 1, 20_000)
  // Papers and mails are made afterwards, and would fall on whoever is measured next.
  const server = await startChild('foyer-server', { databaseUrl: url, hasUpkeep: false })
  let next = 1
  const measure = async () => {
    // Ours does so by itself as tables grow, which is upkeep, and PostgreSQL for either once a minute.
    await database.script('analyze')
    return (await press(server.port, { connections: buyers, seconds }, (client) => payOrder(client, next++))).perSecond
  }
  const end = async () => {
    await server.stop()
    await cluster.stop()
  }
  return { measure, end }
}

/** Sixteen buyers choose, place and pay, in turn with an earlier state of this repository. */
export const paidOrder: Row = {
  name: 'paid-order',
  longestMs: 300_000,
  async measure() {
    const ours = await open({ ...bench, ...children, ...crowd })
    const theirs = await open(await benchIn(before ?? ''))
    await measurePairs(1, ours.measure, theirs.measure)
    const measured = await measurePairs(pairs, ours.measure, theirs.measure)
    await Promise.all([ours.end(), theirs.end()])
    const last = measured.at(-1)
    return [
      figureOf(
        'paid orders of 16 buyers ÷ those of the earlier state, per second',
        measured.map((pair) => pair.ours / pair.theirs),
        { atLeast: 3 },
        { notes: [`${last?.ours.toFixed(0)} and ${last?.theirs.toFixed(0)} paid orders per second in the last pair`] },
      ),
    ]
  },
}
