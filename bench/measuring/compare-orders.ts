import { startCluster } from './bench-database.ts'
import { type ChildServer, startChild, type Usage } from './child-server.ts'
import { addBuyers } from './crowd.ts'
import { addHotels, type Hotels } from './hotels.ts'
import type { KeepAliveClient } from './keep-alive-client.ts'
import { press } from './load.ts'
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
/** Buyers have numbers of one length. Each run of pgbench has its own crowd, so that nobody buys twice. */
const firstBuyer = 1_000_000
const crowd = 25_000

export interface ComparedOrders {
  readonly figure: Figure
  /** Of each server, when all orders are placed. */
  readonly usages: readonly Usage[]
}

/** Sixteen buyers order through the server, in turn with pgbench, which sends the same statements alone. */
export async function compareOrders(
  what: string,
  orderOnce: (client: KeepAliveClient, buyer: number) => Promise<void>,
  {
    hotels = null,
    following = [],
    hasUpkeep = true,
    processes = 1,
    atLeast = 0.35,
  }: {
    readonly hotels?: Hotels | null
    readonly following?: readonly Following[]
    /** Whether jobs are worked off meanwhile: where orders are paid they draw papers, which pgbench does not. */
    readonly hasUpkeep?: boolean
    /** How many servers share the buyers. */
    readonly processes?: number
    /** The figure's bar. */
    readonly atLeast?: number
  } = {},
): Promise<ComparedOrders> {
  const cluster = await startCluster({ isDurable: true })
  const { database, url } = await cluster.open('orders')
  await addBuyers(database, firstBuyer, (pairs + 2) * crowd)
  if (hotels !== null) await addHotels(database, hotels)
  let next = firstBuyer
  const nextBuyer = () => next++
  const script = await recordOrder(url, orderOnce, [nextBuyer(), nextBuyer(), nextBuyer(), nextBuyer()], following)
  const settings = { databaseUrl: url, isRateLimited: true, hasUpkeep, processes }
  const servers: ChildServer[] = []
  for (let one = 0; one < processes; one += 1) servers.push(await startChild('foyer-server', settings))
  const ports = servers.map(({ port }) => port)
  const ours = async () =>
    (await press(ports, { connections: buyers, seconds }, (client) => orderOnce(client, nextBuyer()))).perSecond
  let base = firstBuyer + crowd
  const theirs = () => {
    const from = base
    base += crowd
    return runPgbench(url, script, { clients: buyers, seconds: pgbenchSeconds, base: from })
  }
  await measurePairs(1, ours, theirs)
  const measured = await measurePairs(pairs, ours, theirs)
  const last = measured.at(-1)
  const figure = figureOf(
    what,
    measured.map((pair) => pair.ours / pair.theirs),
    { atLeast },
    {
      notes: [
        `${script.statements} statements an order, ${script.repeats} of them repeats, in ${script.packets} packets`,
        `${last?.ours.toFixed(0)} and ${last?.theirs.toFixed(0)} orders per second in the last pair, each statement of pgbench’s in a packet of its own`,
      ],
    },
  )
  return { figure, usages: await Promise.all(servers.map((server) => server.usage())) }
}
