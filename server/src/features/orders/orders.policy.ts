import { HOLD_MINUTES } from '@foyer/contract/constants'
import type { LineKind, PaymentMethod } from '@foyer/contract/orders'
import { transferUntil } from '#features/editions'
import type { OrderRow } from './orders.queries.ts'
import { linesLeft } from './sold-lines.ts'

/** What an order's abilities hang on beside itself. */
export interface OrderTerms {
  readonly now: Date
  /** Until when a line of this kind goes back, as it was agreed with this order. */
  cancelBefore(order: Pick<OrderRow, 'cancellation_policy'>, kind: LineKind): Date
  /** As who sells this kind of thing says. */
  goesBackAlone(kind: LineKind): boolean
}

/** What goes back only with what it made dearer is not given back by its own order. */
function mayGoBack(
  order: Pick<OrderRow, 'state' | 'lines' | 'cancellation_policy'>,
  { goesBackAlone, cancelBefore, now }: OrderTerms,
): boolean {
  const left = linesLeft(order)
  return (
    (order.state === 'paid' || order.state === 'partially_refunded') &&
    order.lines.every(({ kind }) => goesBackAlone(kind)) &&
    // Staff may have taken all of it back, and kept a fee.
    left.length > 0 &&
    left.every(({ kind }) => now < cancelBefore(order, kind))
  )
}

/** What can be done with an order now. Commands ask the same questions before they act. */
export function orderAbilities(
  order: Pick<
    OrderRow,
    | 'state'
    | 'method'
    | 'hold_expires_at'
    | 'payment_waits_for'
    | 'is_extended'
    | 'lines'
    | 'total'
    | 'cancellation_policy'
  >,
  terms: OrderTerms,
) {
  const { now } = terms
  const holds = order.hold_expires_at !== null && order.hold_expires_at > now
  const isPlaced = order.state === 'awaiting_payment' && holds
  return {
    place: (order.state === 'open' || isPlaced) && order.lines.length > 0,
    // An attempt that waits for its buyer gives way to another one.
    pay: isPlaced && order.total > 0 && order.payment_waits_for !== 'provider',
    // A week is long enough for a transfer.
    extend: ((isPlaced && order.method !== 'transfer') || (order.state === 'open' && holds)) && !order.is_extended,
    cancel:
      order.payment_waits_for !== 'provider' &&
      (order.state === 'open' || order.state === 'awaiting_payment' || mayGoBack(order, terms)),
  }
}

/** Staff promised it to its buyer until later: it is held for them anyway, at the price that they were told. */
export const isPromised = ({ promised_until }: Pick<OrderRow, 'promised_until'>, now: Date): boolean =>
  promised_until !== null && promised_until > now

/** As {@link holdUntil}, for an order that is placed: no shorter than staff promised its buyer. */
export function holdPlaced(
  { promised_until }: Pick<OrderRow, 'promised_until'>,
  from: Date,
  method: PaymentMethod | null,
): Date {
  const until = holdUntil(from, method)
  return promised_until !== null && promised_until > until ? promised_until : until
}

/** Until when a hold that begins now lasts: twenty minutes, or a week for a transfer. */
export function holdUntil(now: Date, method: PaymentMethod | null = null): Date {
  return method === 'transfer' ? transferUntil(now) : new Date(now.getTime() + HOLD_MINUTES * 60_000)
}
