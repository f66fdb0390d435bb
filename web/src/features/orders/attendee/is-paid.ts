import type { Order } from '@foyer/contract/orders'

/** Whether an order was paid and is still somebody's: a part of it may have gone back, even in the moment of the payment. */
export const isPaid = ({ status }: Pick<Order, 'status'>): boolean =>
  status === 'paid' || status === 'partially_refunded'
