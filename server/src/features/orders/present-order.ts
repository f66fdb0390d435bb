import type { Order } from '@foyer/contract/orders'
import { orderAbilities } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'

export function presentOrder(order: OrderRow, now: Date): Order {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return {
    uuid: order.id,
    number: order.number,
    status: order.state,
    lines: order.lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      description: line.description,
      quantity: line.quantity,
      net: money(line.net),
      taxRate: line.tax_rate_bp,
      tax: money(line.tax),
      gross: money(line.gross),
    })),
    net: money(order.net),
    tax: money(order.tax),
    total: money(order.total),
    reverseCharge: order.reverse_charge,
    method: order.method,
    holdExpiresAt: order.state === 'awaiting_payment' ? (order.hold_expires_at?.toISOString() ?? null) : null,
    paymentPending: order.has_payment_pending,
    createdAt: order.created_at.toISOString(),
    can: orderAbilities(order, now),
  }
}
