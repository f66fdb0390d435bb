import type { OrderPurpose } from '@foyer/contract/orders'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { sendAlong } from '#platform/database/database'
import { createOrder } from './create-order.ts'
import { deliverOrder } from './deliver-order.ts'
import { getBuyer } from './get-buyer.ts'
import { advanceLockedOrder, updateOrder } from './locked-orders.queries.ts'
import type { OrderRow } from './orders.queries.ts'
import type { PricedThing } from './price-order.ts'
import { withEachKind } from './sellable.ts'
import { soldLines } from './sold-lines.ts'

interface Offer {
  readonly userId: string
  readonly purpose: OrderPurpose
  readonly things: readonly PricedThing[]
  readonly until: Date
}

/**
 * An order that staff begin for somebody: what is in it is held until then, longer than what people choose themselves,
 * and it has been given all the time that there is.
 * @param context in the language of whoever pays.
 */
export async function beginOffer(context: Context, offer: Offer): Promise<OrderRow> {
  const { userId, purpose, things, until } = offer
  const created = await createOrder(context, await getEdition(context), {
    purpose,
    holder: { userId },
    buyer: await getBuyer(context, userId),
    things,
  })
  const set = { hold_expires_at: until, promised_until: until, held_since: context.now, is_extended: true }
  await updateOrder(context, created.id, set)
  return { ...created, ...set }
}

/** As {@link beginOffer}, where they pay it by themself: a mail leads them to it. */
export async function offerOrder(context: Context, offer: Offer): Promise<OrderRow> {
  const order = await beginOffer(context, offer)
  await context.enqueue('mail-order-offered', { orderId: order.id })
  return order
}

/**
 * Holds all of an offer, and says how it is paid: by whoever follows the `link` of a mail, by transfer after an
 * `invoice`, or by nobody, and then it is theirs at once.
 * @param order locked, with all that is in it.
 */
export async function settleOffer(
  context: Context,
  order: OrderRow,
  settlement: 'link' | 'invoice' | 'free',
): Promise<void> {
  const isFree = settlement === 'free' || order.total === 0
  const isPlaced = isFree || settlement === 'invoice'
  const placed: OrderRow = isPlaced ? await place(context, order, isFree ? null : 'transfer') : order
  await withEachKind(context, soldLines(placed), (sellable, lines) => sellable.hold(context, lines))
  if (isFree) await deliverOrder(context, placed)
  else
    await context.enqueue(settlement === 'invoice' ? 'mail-transfer-due' : 'mail-order-offered', { orderId: order.id })
}

async function place(context: Context, order: OrderRow, method: OrderRow['method']): Promise<OrderRow> {
  const { cancellationPolicy: policy } = await getEdition(context)
  const agreed = { cancellation_policy: policy === null ? null : JSON.stringify(policy) }
  sendAlong(advanceLockedOrder(context, order, 'place', { method, ...agreed }))
  return { ...order, method, cancellation_policy: policy, state: 'awaiting_payment' }
}
