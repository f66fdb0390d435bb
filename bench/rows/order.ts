import { compareOrders } from '../measuring/compare-orders.ts'
import { orderPass } from '../measuring/order-load.ts'
import { figureOf, type Row } from '../measuring/row.ts'

/** Sixteen buyers order passes, from the request to the commit, against the same statements alone; and the memory. */
export const order: Row = {
  name: 'order',
  longestMs: 300_000,
  async measure() {
    const { figure, usage } = await compareOrders(
      'orders of 16 buyers ÷ pgbench with the same statements, orders per second',
      orderPass,
    )
    return [
      figure,
      figureOf(
        'the server’s memory at its highest while it took the orders',
        [usage.peakMemory],
        { atMost: 250 },
        { unit: 'MiB', digits: 0, of: 'run', notes: [`${usage.memory.toFixed(0)} MiB at the end`] },
      ),
    ]
  },
}
