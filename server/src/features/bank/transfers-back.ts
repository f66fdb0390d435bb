import type { TransferBack } from '@foyer/contract/bank'
import { requests } from '@foyer/contract/kit/refusal'
import * as z from 'zod/mini'
import { advanceRefund, Buyer, findOrder, findRefund, listTransfersBack, lockRefund } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'

/** Money that somebody has to transfer back: for what was cancelled, and for what came too late. */
export async function readTransfersBack(context: Context): Promise<TransferBack[]> {
  const back: TransferBack[] = []
  for (const refund of await listTransfersBack(context)) {
    const order = await findOrder(context, refund.order_id)
    if (order === undefined) continue
    back.push({
      uuid: refund.id,
      order: { uuid: order.id, number: order.number, editionId: order.edition_id },
      buyer: z.parse(Buyer, order.buyer).name,
      amount: { amount: refund.amount, currency: refund.currency },
      askedAt: refund.created_at.toISOString(),
    })
  }
  return back
}

/**
 * Says that a refund was transferred; said twice, it is as said once.
 * @returns its order. @throws Refused `requests/not-found`.
 */
export async function markTransferredBack(context: Context, refundId: string): Promise<{ readonly orderId: string }> {
  const locked = await lockRefund(context, refundId)
  const refund = await findRefund(context, refundId)
  if (locked === undefined || refund?.provider !== 'transfer') throw refuse(requests.notFound)
  if (locked.state !== 'succeeded') await advanceRefund(context, locked, 'succeed')
  return { orderId: refund.order_id }
}
