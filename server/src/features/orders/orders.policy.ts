import { HOLD_MINUTES } from '@foyer/contract/constants'
import type { OrderRow } from './orders.queries.ts'

/** What can be done with an order now. Commands ask the same questions before they act. */
export function orderAbilities(
  order: Pick<OrderRow, 'state' | 'hold_expires_at' | 'has_payment_pending' | 'is_extended' | 'total' | 'lines'>,
  now: Date,
) {
  const isHeld = order.state === 'awaiting_payment' && order.hold_expires_at !== null && order.hold_expires_at > now
  return {
    place: (order.state === 'open' || isHeld) && order.lines.length > 0,
    pay: isHeld && !order.has_payment_pending,
    extend: isHeld && !order.is_extended,
    cancel: (order.state === 'open' || order.state === 'awaiting_payment') && !order.has_payment_pending,
  }
}

/** Until when a hold that begins now lasts. */
export function holdUntil(now: Date): Date {
  return new Date(now.getTime() + HOLD_MINUTES * 60_000)
}
