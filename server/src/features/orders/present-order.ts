import type { Locale } from '@foyer/contract/kit/fields'
import type { Order } from '@foyer/contract/orders'
import { CodeType } from '@foyer/contract/pass-types.schemas'
import * as z from 'zod/mini'
import { inLanguage } from '#platform/ground/texts'
import { Buyer } from './buyer.ts'
import { type OrderTerms, orderAbilities } from './orders.policy.ts'
import type { OrderRow } from './orders.queries.ts'

export function presentOrder(order: OrderRow, terms: OrderTerms, locale: Locale): Order {
  const money = (amount: number) => ({ amount, currency: order.currency })
  return {
    uuid: order.id,
    number: order.number,
    purpose: order.purpose,
    status: order.state,
    lines: order.lines.map((line) => ({
      id: line.id,
      kind: line.kind,
      reference: line.reference,
      description: inLanguage(line.description, locale),
      summary: inLanguage(line.summary, locale),
      codeType: z.parse(z.nullable(CodeType), line.code_type),
      quantity: line.quantity,
      net: money(line.net),
      taxRate: line.tax_rate_bp,
      tax: money(line.tax),
      gross: money(line.gross),
    })),
    net: money(order.net),
    tax: money(order.tax),
    total: money(order.total),
    refunded: money(order.lines.reduce((sum, line) => sum + line.refunded, 0)),
    reverseCharge: order.reverse_charge,
    method: order.method,
    purchaseOrder: z.parse(Buyer, order.buyer).purchaseOrder ?? null,
    transfer: null,
    holdExpiresAt: isUnpaid(order) ? (order.hold_expires_at?.toISOString() ?? null) : null,
    paymentPending: order.payment_waits_for !== null,
    createdAt: order.created_at.toISOString(),
    can: orderAbilities(order, terms),
  }
}

const isUnpaid = (order: OrderRow): boolean => order.state === 'open' || order.state === 'awaiting_payment'
