import * as z from 'zod/mini'
import { CancellationFee, CancellationTerms, SeenRefund } from './cancellation.schemas.ts'
import { Instant, optionalLine, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { QrDrawing } from './kit/qr.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import {
  badSignature,
  billingAddressMissing,
  bookingNotChangeable,
  methodUnavailable,
  orderExpired,
  orderLinkUsed,
  orderNotCancellable,
  orderNotExtendable,
  orderNotPayable,
  orderNotPlaceable,
  othersFirst,
  paymentFailed,
  paymentGivenBack,
  paymentUnderWay,
  providerSilent,
  refundDiffers,
} from './orders.refusals.ts'
import { CodeType } from './pass-types.schemas.ts'
import { passNotForAddress, passNotOnSale, tooManyHeld, upgradeNotAllowed } from './passes.refusals.ts'
import { passSoldOut, roomSoldOut, thingUnavailable, trainTicketSoldOut, voucherUsedUp } from './sold-out.ts'
import { trainTicketNotReturnable } from './train-tickets.refusals.ts'

/**
 * `room`: the nights of a stay; `room-change`: what other nights cost more than those that were paid; `vip-event`: a place
 * at an event, or two with a guest.
 */
export const LineKind = z.enum(['pass', 'upgrade', 'room', 'room-change', 'train-ticket', 'vip-event'])
export type LineKind = z.infer<typeof LineKind>

export const OrderStatus = z.enum([
  'open',
  'awaiting_payment',
  'paid',
  'partially_refunded',
  'refunded',
  'expired',
  'cancelled',
])
export type OrderStatus = z.infer<typeof OrderStatus>

export const OrderLine = z.object({
  id: z.int(),
  kind: LineKind,
  /** The seller's own name of the thing: a pass's uuid, a booking's id. */
  reference: z.string(),
  description: z.string(),
  /** As a list names it: `Hotel Adler, 4 nights`. */
  summary: z.string(),
  /** Whose stripe it bears: the pass's type, of an upgrade the new one; null where it is no pass. */
  codeType: z.nullable(CodeType),
  quantity: z.int(),
  net: Money,
  /** Basis points: 1900 is 19 %. */
  taxRate: z.int(),
  tax: Money,
  gross: Money,
})
export type OrderLine = z.infer<typeof OrderLine>

export const PaymentMethod = z.enum(['card', 'transfer'])
export type PaymentMethod = z.infer<typeof PaymentMethod>

/** What an order is for: one registration is in progress at a time; upgrades and changes are orders of their own. */
export const OrderPurpose = z.enum(['sign-up', 'registration', 'upgrade', 'room-change', 'offer'])
export type OrderPurpose = z.infer<typeof OrderPurpose>

/** Where, how much and with which words an order is paid by bank transfer. */
export const Transfer = z.object({
  holder: z.string(),
  /** In blocks of four, as the reference. */
  iban: z.string(),
  bank: z.string(),
  /** ISO 11649: the order's number with two check digits. */
  reference: z.string(),
  /** What is still missing. */
  amount: Money,
  /** What has come of the total already. */
  received: Money,
  /** What a banking app reads off a screen (EPC069-12); euro only. */
  code: z.nullable(QrDrawing),
})
export type Transfer = z.infer<typeof Transfer>

export const Order = z.object({
  uuid: Uuid,
  number: z.string(),
  purpose: OrderPurpose,
  status: OrderStatus,
  lines: z.array(OrderLine),
  net: Money,
  tax: Money,
  total: Money,
  /** What was given back of the total. */
  refunded: Money,
  /** The VAT is owed by the buyer; the invoice says so. */
  reverseCharge: z.boolean(),
  method: z.optional(z.nullable(PaymentMethod)),
  /** The buyer's own number of it, as its documents bear it. */
  purchaseOrder: z.optional(z.nullable(z.string())),
  /** Of an order that waits for a bank transfer; null for every other. */
  transfer: z.optional(z.nullable(Transfer)),
  /** Until when what it holds is held: rooms from their choice on, everything once it is placed. */
  holdExpiresAt: z.optional(z.nullable(Instant)),
  /** A payment was started and its outcome is not known yet. Where `can.pay` holds all the same, it waits for its buyer
   * at the bank, and another one takes its stead. */
  paymentPending: z.boolean(),
  createdAt: Instant,
  /** What is kept when what is in it goes back: as it was agreed when it was placed, or as it would be now. */
  cancellation: z.optional(z.array(CancellationTerms)),
  can: z.object({ place: z.boolean(), pay: z.boolean(), extend: z.boolean(), cancel: z.boolean() }),
})
export type Order = z.infer<typeof Order>

export const SandboxCard = z.strictObject({
  number: z.string().check(z.maxLength(30)),
  /** `MM/YY` */
  expiry: z.string().check(z.maxLength(10)),
  cvc: z.string().check(z.maxLength(6)),
})

export const PaymentStarted = z.object({
  order: Order,
  /** Where the buyer must go to confirm; null where the outcome comes by itself. */
  action: z.nullable(z.object({ url: z.string() })),
})
export type PaymentStarted = z.infer<typeof PaymentStarted>

/** What the provider's own fields need: none of it opens anything but this one payment. */
export const CardFields = z.object({
  provider: z.enum(['stripe']),
  publishableKey: z.string(),
  clientSecret: z.string(),
})
export type CardFields = z.infer<typeof CardFields>

const orderParams = z.object({ uuid: Uuid })

export const CancelledOrder = z.object({
  order: Order,
  released: z.array(z.string()),
  refunded: Money,
  /** What is kept of what was paid, and why. */
  fees: z.array(CancellationFee),
})

export const terms = {
  'orders.readCurrentOrder': {
    summary: 'The order in progress, or null',
    runs: 'read',
    answers: { 200: z.nullable(Order) },
    refusals: [],
  },
  'orders.listUnpaidOrders': {
    summary: 'What waits to be paid: the registration in progress, upgrades and dearer stays; newest first',
    runs: 'read',
    answers: { 200: z.array(Order) },
    refusals: [],
  },
  'orders.readOrder': {
    summary: 'An order',
    runs: 'read',
    params: orderParams,
    answers: { 200: Order },
    refusals: [],
  },
  'orders.openOrderLink': {
    summary: 'Use the link of a mail, once: the secret that opens the order from then on, and the order',
    runs: 'command',
    params: orderParams,
    answers: { 200: z.object({ secret: z.string(), order: Order }) },
    refusals: [orderLinkUsed],
  },
  'orders.renewOrderLink': {
    summary: 'Send the mail that led to the order again, with a new link; asked for with a link that was used',
    runs: 'command',
    params: orderParams,
    answers: { 202: null },
    refusals: [],
    limit: { by: 'person', attempts: 3, perSeconds: 3600 },
  },
  'orders.placeOrder': {
    summary: 'Hold everything in the order until it is paid: 20 minutes for cards, 7 days for transfers',
    runs: 'command',
    waits: true,
    params: orderParams,
    body: z.strictObject({
      method: PaymentMethod,
      /** The buyer's own number of it, for its documents; not given: as it was. */
      purchaseOrder: optionalLine(80),
    }),
    answers: { 200: Order },
    refusals: [
      orderExpired,
      orderNotPlaceable,
      othersFirst,
      billingAddressMissing,
      methodUnavailable,
      passNotOnSale,
      passNotForAddress,
      tooManyHeld,
      passSoldOut,
      voucherUsedUp,
      upgradeNotAllowed,
      roomSoldOut,
      trainTicketSoldOut,
      thingUnavailable,
    ],
  },
  'orders.payOrder': {
    summary: 'Pay the order; the attempt is on record before the provider is called',
    runs: 'process',
    params: orderParams,
    body: z.optional(z.strictObject({ card: z.optional(SandboxCard) })),
    answers: { 200: Order, 202: PaymentStarted },
    refusals: [
      requests.tooMany,
      paymentFailed,
      orderExpired,
      orderNotPayable,
      paymentUnderWay,
      paymentGivenBack,
      providerSilent,
    ],
  },
  'orders.resumePayment': {
    summary: 'How the payment stands at the provider now, and what its own fields need to go on with it',
    runs: 'process',
    params: orderParams,
    answers: { 200: z.object({ order: Order, fields: z.nullable(CardFields) }) },
    refusals: [requests.tooMany, providerSilent],
    limit: { by: 'person', attempts: 60, perSeconds: 900 },
  },
  'orders.extendOrder': {
    summary: 'Twenty more minutes, once, while others are not kept waiting',
    runs: 'command',
    params: orderParams,
    answers: { 200: Order },
    refusals: [orderNotExtendable, orderExpired],
  },
  'orders.cancelOrder': {
    summary: 'What cancelling releases and gives back (preview), or do it',
    runs: 'command',
    params: orderParams,
    body: z.optional(z.strictObject({ preview: z.optional(z.boolean()), refunded: z.optional(SeenRefund) })),
    answers: { 200: CancelledOrder },
    refusals: [orderNotCancellable, bookingNotChangeable, trainTicketNotReturnable, paymentUnderWay, refundDiffers],
  },
  'orders.receivePaymentEvent': {
    summary: 'Take in an event of a payment provider; 2xx once it is stored',
    runs: 'process',
    params: z.object({ provider: z.string().check(z.maxLength(20)) }),
    answers: { 202: null },
    refusals: [badSignature],
  },
} as const satisfies TermsById
