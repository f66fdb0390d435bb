import {
  bankEntrySpent,
  type allotBankEntry as endpoint,
  orderTakesLess,
  orderTakesNoTransfer,
} from '@foyer/contract/bank'
import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { paymentUnderWay } from '@foyer/contract/orders'
import { lockForTransfer, noteTransferred, takeTransfer } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { allottedTo, findEntry, insertAllotment, notePaying, takeOfEntry } from './bank.queries.ts'

/**
 * Gives money of the account to an order of the edition. The order is locked first, as everywhere: with all that it needs
 * there, it is paid behind this transaction, and nobody gives it more meanwhile. One whose time is over has its things again
 * where they are free; where they are not, the money is to be sent back.
 * @returns which order it is, and how much it was given.
 * @throws Refused `requests/not-found`, `bank/order-takes-none`, `bank/order-takes-less`, `bank/entry-spent`,
 * `orders/payment-under-way`.
 */
export async function allotEntry(
  context: CallerContext<Person>,
  { params, body }: Input<typeof endpoint>,
): Promise<{ readonly id: string; readonly number: string; readonly allotted: number }> {
  const order = await lockForTransfer(context, body.orderUuid)
  if (order === undefined || order.edition_id !== context.editionId) throw refuse(orderTakesNoTransfer)
  const entry = await findEntry(context, params.uuid)
  if (entry === undefined) throw refuse(requests.notFound)
  if (entry.currency !== order.currency) throw refuse(orderTakesNoTransfer)
  const given = (await allottedTo(context, [order.id])).get(order.id) ?? 0
  const due = order.total - given
  const amount = body.amount ?? Math.min(due, entry.amount - entry.allocated - entry.sent_back)
  if (due === 0) throw refuse(orderTakesNoTransfer)
  if (amount > due) throw refuse(orderTakesLess)
  if (amount === 0 || !(await takeOfEntry(context, entry.id, amount))) throw refuse(bankEntrySpent)
  await insertAllotment(context, {
    id: uuidV7(context.now),
    entry_id: entry.id,
    order_id: order.id,
    amount,
    created_at: context.now,
  })
  await noteTransferred(context, order.id, given + amount)
  if (amount === due) {
    if (!(await takeTransfer(context, order))) throw refuse(paymentUnderWay)
    await notePaying(context, order.id)
  }
  return { id: order.id, number: order.number, allotted: amount }
}
