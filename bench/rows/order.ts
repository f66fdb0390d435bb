import type { Usage } from '../measuring/child-server.ts'
import { compareOrders, compareWithBare } from '../measuring/compare-orders.ts'
import { orderPass } from '../measuring/order-load.ts'
import { figureOf, type Row } from '../measuring/row.ts'

/** Sixteen buyers order passes, from the request to the commit, against the same statements alone; and the memory. */
export const order: Row = {
  name: 'order',
  longestMs: 300_000,
  async measure() {
    const { figure, usages } = await compareOrders(
      'orders of 16 buyers ÷ pgbench with the same statements, orders per second',
      orderPass,
    )
    return [figure, memoryOf(usages)]
  },
}

/** The same over two servers, which an opening is meant for; each has half of the buyers. */
export const orderOfTwo: Row = {
  name: 'order-of-two',
  longestMs: 300_000,
  async measure() {
    const { figure, usages } = await compareOrders(
      'orders of 16 buyers over two processes ÷ pgbench with the same statements, orders per second',
      orderPass,
      { processes: 2, atLeast: 0.6 },
    )
    return [figure, memoryOf(usages)]
  },
}

/** How much of an order over two servers is theirs, and how much the way through Node to the database takes of any. */
export const orderOfBare: Row = {
  name: 'order-of-bare',
  longestMs: 400_000,
  measure: () => compareWithBare('orders of 16 buyers over two processes', orderPass, { processes: 2, atLeast: 0.8 }),
}

const memoryOf = (usages: readonly Usage[]) =>
  figureOf(
    'the memory of the server that took most, at its highest',
    [Math.max(...usages.map(({ peakMemory }) => peakMemory))],
    { atMost: 250 },
    {
      unit: 'MiB',
      digits: 0,
      of: 'run',
      notes: [`${usages.map(({ memory }) => memory.toFixed(0)).join(' and ')} MiB at the end`],
    },
  )
