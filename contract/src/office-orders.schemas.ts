import * as z from 'zod/mini'
import { FieldChange } from './audit.schemas.ts'
import { documentNotReady } from './invoices.refusals.ts'
import { Invoice } from './invoices.schemas.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { mailboxFull, mailJustSent } from './office-mails.refusals.ts'
import { nobodyToMail } from './office-orders.refusals.ts'
import { LineKind, OrderLine, OrderPurpose, OrderStatus, PaymentMethod } from './orders.schemas.ts'

/** Whom the order names as its buyer, as its documents do. */
const ListedBuyer = z.object({ name: z.string(), company: z.nullable(z.string()), email: z.string() })

/** An order as a line of the office's list. */
export const ListedOrder = z.object({
  uuid: Uuid,
  number: z.string(),
  purpose: OrderPurpose,
  status: OrderStatus,
  buyer: ListedBuyer,
  items: z.array(
    z.object({ kind: LineKind, summary: z.string(), codeType: OrderLine.shape.codeType, quantity: z.int() }),
  ),
  total: Money,
  refunded: Money,
  method: z.nullable(PaymentMethod),
  /** A payment was started and its outcome is not known yet. */
  paymentPending: z.boolean(),
  createdAt: Instant,
})
export type ListedOrder = z.infer<typeof ListedOrder>

const Payment = z.object({
  uuid: Uuid,
  provider: z.string(),
  /** The provider's own name of it. */
  providerReference: z.nullable(z.string()),
  state: z.enum(['started', 'pending', 'succeeded', 'failed']),
  amount: Money,
  /** Why it failed, as the provider says it. */
  reason: z.nullable(z.string()),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
})

const Refund = z.object({
  uuid: Uuid,
  paymentUuid: Uuid,
  /** `requested`: the provider is asked until it says yes. */
  state: z.enum(['requested', 'succeeded', 'failed']),
  amount: Money,
  /** Sent back by the buyer's bank: it is owed again. */
  returned: Money,
  reason: z.string(),
  /** How often the provider has refused it; after that it is asked once an hour. */
  refusals: z.int(),
  createdAt: Instant,
  settledAt: z.nullable(Instant),
})

/** Something that happened to an order. */
export const OrderTimelineEntry = z.object({
  at: Instant,
  /**
   * `order`: its state changed; `payment`, `refund`: money was asked for or settled; `staff`: somebody of the staff did
   * it; `comment`: they wrote it down for colleagues; `mail`: something was sent about it, or tried; `alarm`: its money
   * needed a person, or does no more.
   */
  kind: z.enum(['order', 'payment', 'refund', 'mail', 'staff', 'comment', 'alarm']),
  /**
   * What happened: an event of the order, the state of the money, the endpoint that staff called, or what an alarm told of
   * and whether it was closed `by-person` or `by-itself`.
   */
  event: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  amount: z.nullable(Money),
  actor: z.nullable(z.object({ uuid: Uuid, name: z.string() })),
  changes: z.array(FieldChange),
  /** Of a comment; of a mail its subject. */
  text: z.nullable(z.string()),
})
export type OrderTimelineEntry = z.infer<typeof OrderTimelineEntry>

/**
 * How the thing of a line stands. `chosen`: its order is not placed; `unpaid`: it waits for money; `given`: it is what was
 * sold; `waiting`: it is paid and waits for somebody, such as a pass for its approval; `changed`: it became something else
 * since, such as a stay on other days; `returned`: it went back; `let-go`: its order came to nothing.
 */
const LineState = z.enum(['chosen', 'unpaid', 'given', 'waiting', 'changed', 'returned', 'let-go'])

/** An order with all that the office knows of it. */
export const OfficeOrder = z.object({
  uuid: Uuid,
  number: z.string(),
  purpose: OrderPurpose,
  status: OrderStatus,
  /** The account that it belongs to; null while its sign-up is not confirmed. */
  userUuid: z.nullable(Uuid),
  buyer: z.extend(ListedBuyer, {
    addressLines: z.array(z.string()),
    country: z.string(),
    vatId: z.nullable(z.string()),
    /** When the register confirmed the VAT ID, and its name of the question; null: it did not, or was not asked. */
    vatIdProof: z.nullable(
      z.object({
        checkedAt: Instant,
        consultation: z.nullable(z.string()),
        /** Staff accepted it then: the register did not confirm it. */
        isOtherEvidence: z.boolean(),
      }),
    ),
  }),
  /** `kept`: what is left to give back of what was paid; of a line that went back that is the fee. */
  lines: z.array(z.extend(OrderLine, { refunded: Money, kept: Money, wentBack: z.boolean(), state: LineState })),
  net: Money,
  tax: Money,
  total: Money,
  refunded: Money,
  reverseCharge: z.boolean(),
  method: z.nullable(PaymentMethod),
  holdExpiresAt: z.nullable(Instant),
  createdAt: Instant,
  paidAt: z.nullable(Instant),
  can: z.object({ refund: z.boolean(), end: z.boolean(), comment: z.boolean() }),
  payments: z.array(Payment),
  refunds: z.array(Refund),
  /** The newest first. */
  timeline: z.array(OrderTimelineEntry),
})
export type OfficeOrder = z.infer<typeof OfficeOrder>

const orderFilters = {
  state: z.optional(OrderStatus),
  method: z.optional(PaymentMethod),
  /** What is in it. */
  kind: z.optional(LineKind),
  /** Transfers that are missing: `soon` within two days of their date of payment, `over` up to fourteen days after it. */
  due: z.optional(z.enum(['soon', 'over'])),
  /** Beginnings of words of its number, its buyer, their address and company. */
  q: z.optional(z.string().check(z.minLength(1), z.maxLength(100))),
}

/** Money as a number with its decimals, in the order's currency; moments in UTC. */
const orderColumns = [
  'number',
  'createdAt',
  'paidAt',
  'status',
  'purpose',
  'name',
  'company',
  'email',
  'country',
  'vatId',
  'items',
  'net',
  'tax',
  'total',
  'refunded',
  'currency',
  'reverseCharge',
  'method',
] as const

const params = z.object({ uuid: Uuid })

export const terms = {
  'orders.listOfficeOrders': {
    summary: 'The orders of the edition, the newest first',
    runs: 'read',
    query: listQuery(['-createdAt', 'createdAt'], orderFilters),
    answers: { 200: pageOf(ListedOrder) },
    refusals: [],
  },
  'orders.exportOfficeOrders': {
    summary: 'The orders that the list shows, the oldest first, as a table of any length',
    runs: 'read',
    secondFactor: 'fresh',
    query: z.strictObject(orderFilters),
    answers: { 200: { csv: orderColumns, saveAs: 'orders.csv' } },
    refusals: [],
  },
  'orders.readOfficeOrder': {
    summary: 'One order of the edition, with its payments, refunds and history',
    runs: 'read',
    params,
    answers: { 200: OfficeOrder },
    refusals: [requests.notFound],
  },
  'invoices.listOrderDocuments': {
    summary: 'The invoice and the credit notes of an order of the edition, the newest first',
    runs: 'read',
    params,
    answers: { 200: z.array(Invoice) },
    refusals: [requests.notFound],
  },
  'invoices.readOrderDocument': {
    summary: 'A document of an order of the edition as a tagged PDF',
    runs: 'read',
    params: z.object({ uuid: Uuid, documentUuid: Uuid }),
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [requests.notFound, documentNotReady],
  },
  'invoices.sendOrderDocument': {
    summary: 'Send a document of an order to its buyer again, at the address that the document names',
    runs: 'command',
    params: z.object({ uuid: Uuid, documentUuid: Uuid }),
    answers: { 202: null },
    refusals: [requests.notFound, documentNotReady, nobodyToMail, mailJustSent, mailboxFull],
  },
} as const satisfies TermsById
