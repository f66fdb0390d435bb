import type { OrderRow } from './orders.queries.ts'

/** Whether something is held for whoever pays this order, or a payment is under way. */
export const isHeld = (order: OrderRow, now: Date): boolean =>
  order.payment_waits_for !== null || (order.hold_expires_at !== null && order.hold_expires_at > now)
