import { randomUUID } from 'node:crypto'
import { cards } from '../../server/src/testing/people.ts'
import { compareOrders } from '../measuring/compare-orders.ts'
import { tokenOf } from '../measuring/crowd.ts'
import type { KeepAliveClient } from '../measuring/keep-alive-client.ts'
import { ask, choosePass, placing } from '../measuring/order-load.ts'
import type { Row } from '../measuring/row.ts'

/** One buyer's order, placed and paid by card, as browsers send it. */
async function orderAndPay(client: KeepAliveClient, buyer: number): Promise<void> {
  const uuid = await choosePass(client, buyer)
  await ask(client, { ...placing(buyer, uuid), key: randomUUID() })
  const path = `/api/order/${uuid}/payment`
  await ask(client, { method: 'POST', path, token: tokenOf(buyer), key: randomUUID(), body: { card: cards.pays } })
}

/** Sixteen buyers order a pass and pay it by card, against the same statements alone. */
export const payOrder: Row = {
  name: 'pay-order',
  longestMs: 300_000,
  async measure() {
    const { figure } = await compareOrders(
      'paid orders of 16 buyers ÷ pgbench with the same statements, orders per second',
      orderAndPay,
      { hasUpkeep: false },
    )
    return [figure]
  },
}
