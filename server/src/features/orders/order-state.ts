import type { OrderStatus } from '@foyer/contract/orders'
import type { Transitions } from '#platform/ground/state-machine'

/** What can happen to an order. */
export type OrderEvent = 'place' | 'pay' | 'expire' | 'cancel' | 'refund-part' | 'refund'

/** Decisions, section 3. A state without a row for an event does not know that event. */
export const orderTransitions: Transitions<OrderStatus, OrderEvent> = {
  open: { place: 'awaiting_payment', expire: 'expired', cancel: 'cancelled' },
  // Placed again, with another way to pay, it stays where it is and its hold begins anew.
  awaiting_payment: { pay: 'paid', expire: 'expired', cancel: 'cancelled' },
  paid: { 'refund-part': 'partially_refunded', refund: 'refunded' },
  partially_refunded: { 'refund-part': 'partially_refunded', refund: 'refunded' },
  refunded: {},
  // A payment that comes late takes the capacity again where it can.
  expired: { pay: 'paid' },
  cancelled: {},
}
