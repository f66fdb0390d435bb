import type { Input } from '@foyer/contract/kit/endpoint'
import type { endOrder as ends } from '@foyer/contract/office-orders'
import { orderNotCancellable, paymentUnderWay } from '@foyer/contract/orders'
import type { Context } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { letGo } from './cancel-order.ts'
import { lockOrder } from './locked-orders.queries.ts'
import { getOrderOfEdition } from './office-orders.ts'

const orderRecord = auditedRecord('order', ['status'])

/**
 * Ends an order that is not paid, as its buyer could: what it holds is free at once.
 * @throws Refused `requests/not-found`, `orders/not-cancellable`, `orders/payment-under-way`.
 */
export async function endOrder(context: Context, { params }: Input<typeof ends>): Promise<Audited<undefined>> {
  await lockOrder(context, (await getOrderOfEdition(context, params.uuid)).id)
  const order = await getOrderOfEdition(context, params.uuid)
  if (order.state !== 'open' && order.state !== 'awaiting_payment') throw refuse(orderNotCancellable)
  if (order.payment_waits_for === 'provider') throw refuse(paymentUnderWay)
  await letGo(context, order)
  return audited(orderRecord.changed(order.id, { status: order.state }, { status: 'cancelled' }), undefined)
}
