import { startCluster } from './bench-database.ts'
import { type ChildServer, startChild, type Usage } from './child-server.ts'
import { addBuyers } from './crowd.ts'
import { addHotels, type Hotels } from './hotels.ts'
import type { KeepAliveClient } from './keep-alive-client.ts'
import { press } from './load.ts'
import { ask } from './order-load.ts'
import { measurePairs } from './pairs.ts'
import { runPgbench } from './pgbench.ts'
import type { Following } from './pgbench-script.ts'
import { recordOrder } from './record-order.ts'
import { type Figure, figureOf } from './row.ts'

const buyers = 16
const seconds = 6
/** Its connections are opened, and each statement prepared, within its run: a short one would measure that. */
const pgbenchSeconds = 12
const pairs = 5
/** Buyers have numbers of one length. Servers share the first ones, each run of pgbench has its own crowd, so that nobody buys twice. */
const firstBuyer = 1_000_000
const served = 100_000
const crowd = 25_000

export interface ComparedOrders {
  readonly figure: Figure
  /** Of each server, when all orders are placed. */
  readonly usages: readonly Usage[]
}

interface Options {
  readonly hotels?: Hotels | null
  readonly following?: readonly Following[]
  /** Whether jobs are worked off meanwhile: where orders are paid they draw papers, which pgbench does not. */
  readonly hasUpkeep?: boolean
  /** How many servers share the buyers. */
  readonly processes?: number
  /** The figure's bar. */
  readonly atLeast?: number
}

/** Servers that take orders. */
interface Takers {
  readonly servers: readonly ChildServer[]
  /** How many orders a second. */
  rate(): Promise<number>
  /** A core's time for an order since the last question, in milliseconds, without that of the database. */
  coreTime(): Promise<number>
}

/** A database with buyers, and three ways to take their orders, each of which says how many a second. */
async function openOrders(
  orderOnce: (client: KeepAliveClient, buyer: number) => Promise<void>,
  { hotels = null, following = [], hasUpkeep = true, processes = 1 }: Options,
) {
  const cluster = await startCluster({ isDurable: true })
  const { database, url } = await cluster.open('orders')
  await addBuyers(database, firstBuyer, served + (pairs + 2) * crowd)
  if (hotels !== null) await addHotels(database, hotels)
  let next = firstBuyer
  const nextBuyer = () => next++
  let base = firstBuyer + served
  const script = await recordOrder(url, orderOnce, [nextBuyer(), nextBuyer(), nextBuyer(), nextBuyer()], following)
  async function start(
    program: 'foyer-server' | 'bare-orders',
    settings: object,
    once: (client: KeepAliveClient, buyer: number) => Promise<void>,
  ): Promise<Takers> {
    const servers: ChildServer[] = []
    for (let one = 0; one < processes; one += 1) servers.push(await startChild(program, settings))
    const ports = servers.map(({ port }) => port)
    let taken = 0
    return {
      servers,
      async rate() {
        const load = await press(ports, { connections: buyers, seconds }, (client) => once(client, nextBuyer()))
        taken += load.times.length
        return load.perSecond
      },
      async coreTime() {
        const usages = await Promise.all(servers.map((server) => server.usage()))
        const time = usages.reduce((sum, { cpu }) => sum + cpu, 0) / 1000 / taken
        taken = 0
        return time
      },
    }
  }
  return {
    script,
    startOurs: () => start('foyer-server', { databaseUrl: url, isRateLimited: true, hasUpkeep, processes }, orderOnce),
    startBare() {
      const { sentTogether, variables } = script
      return start('bare-orders', { databaseUrl: url, script: { sentTogether, variables } }, orderBare)
    },
    pgbench() {
      const from = base
      base += crowd
      return runPgbench(url, script, { clients: buyers, seconds: pgbenchSeconds, base: from })
    },
  }
}

/** Sixteen buyers order through the server, in turn with pgbench, which sends the same statements alone. */
export async function compareOrders(
  what: string,
  orderOnce: (client: KeepAliveClient, buyer: number) => Promise<void>,
  options: Options = {},
): Promise<ComparedOrders> {
  const { script, startOurs, pgbench } = await openOrders(orderOnce, options)
  const { servers, rate } = await startOurs()
  await measurePairs(1, rate, pgbench)
  const measured = await measurePairs(pairs, rate, pgbench)
  const last = measured.at(-1)
  const figure = figureOf(
    what,
    ratios(measured),
    { atLeast: options.atLeast ?? 0.35 },
    {
      notes: [
        `${script.statements} statements an order, ${script.repeats} of them repeats, in ${script.packets} packets`,
        `${last?.ours.toFixed(0)} and ${last?.theirs.toFixed(0)} orders per second in the last pair, each statement of pgbench’s in a packet of its own`,
      ],
    },
  )
  return { figure, usages: await Promise.all(servers.map((server) => server.usage())) }
}

/** How much of the time is Foyer's own: beside a bare server that sends the same statements in the same packets. */
export async function compareWithBare(
  what: string,
  orderOnce: (client: KeepAliveClient, buyer: number) => Promise<void>,
  options: Options,
): Promise<readonly Figure[]> {
  const { startOurs, startBare, pgbench } = await openOrders(orderOnce, options)
  const [ours, bare] = [await startOurs(), await startBare()]
  await measurePairs(1, ours.rate, bare.rate)
  await Promise.all([ours.coreTime(), bare.coreTime()])
  const withBare = await measurePairs(pairs, ours.rate, bare.rate)
  const [ourTime, bareTime] = await Promise.all([ours.coreTime(), bare.coreTime()])
  const withPgbench = await measurePairs(pairs, bare.rate, pgbench)
  const [last, lowest] = [withBare.at(-1), withPgbench.at(-1)]
  return [
    figureOf(
      `${what} ÷ a bare server with the same packets`,
      ratios(withBare),
      { atLeast: options.atLeast ?? 0.35 },
      {
        notes: [
          `${last?.ours.toFixed(0)} and ${last?.theirs.toFixed(0)} orders per second in the last pair`,
          `${ourTime.toFixed(1)} and ${bareTime.toFixed(1)} ms of a core an order in the servers`,
        ],
      },
    ),
    figureOf(
      'that bare server ÷ pgbench, orders per second',
      ratios(withPgbench),
      { atLeast: 0.6 },
      {
        notes: [`${lowest?.ours.toFixed(0)} and ${lowest?.theirs.toFixed(0)} orders per second in the last pair`],
      },
    ),
  ]
}

const ratios = (measured: readonly { readonly ours: number; readonly theirs: number }[]) =>
  measured.map((pair) => pair.ours / pair.theirs)

/** Two requests an order, as Foyer's buyers send them. */
async function orderBare(client: KeepAliveClient, buyer: number): Promise<void> {
  await ask(client, { method: 'PUT', path: `/choose/${buyer}`, body: {} })
  await ask(client, { method: 'POST', path: `/place/${buyer}`, body: {} })
}
