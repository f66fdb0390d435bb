import * as z from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.ts'
import { refusal, requests } from './kit/refusal.ts'
import { passNotForAddress, passNotOnSale, tooManyHeld, upgradeNotAllowed } from './pass-refusals.ts'
import { CodeType } from './pass-types.ts'
import { passSoldOut, roomSoldOut, thingUnavailable, voucherUsedUp } from './sold-out.ts'

/** `room`: the nights of a stay; `room-change`: what other nights cost more than those that were paid. */
export const LineKind = z.enum(['pass', 'upgrade', 'room', 'room-change'])
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
export const OrderPurpose = z.enum(['sign-up', 'registration', 'upgrade', 'room-change'])
export type OrderPurpose = z.infer<typeof OrderPurpose>

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
  /** Until when what it holds is held: rooms from their choice on, everything once it is placed. */
  holdExpiresAt: z.optional(z.nullable(Instant)),
  /** A payment was started and its outcome is not known yet. Where `can.pay` holds all the same, it waits for its buyer
   * at the bank, and another one takes its stead. */
  paymentPending: z.boolean(),
  createdAt: Instant,
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

export const paymentFailed = refusal(
  'orders/payment-failed',
  402,
  'Oops. Payment was not successful.',
  'There might be something wrong with your supplied payment data.',
)
export const orderExpired = refusal(
  'orders/expired',
  409,
  'Time ran out',
  'The time to pay is over. Your place was given back; start again to take it.',
)
export const orderNotPayable = refusal(
  'orders/not-payable',
  409,
  'Nothing to pay',
  'This order cannot be paid in its present state.',
)
export const orderNotPlaceable = refusal(
  'orders/not-placeable',
  409,
  'Cannot be ordered',
  'This order cannot be placed in its present state.',
)
export const orderNotCancellable = refusal(
  'orders/not-cancellable',
  409,
  'Cannot be cancelled',
  'This order can no longer be cancelled here.',
)
export const orderNotExtendable = refusal(
  'orders/not-extendable',
  409,
  'No more time',
  'The time was extended once, or others are waiting.',
)
export const paymentUnderWay = refusal(
  'orders/payment-under-way',
  409,
  'Payment under way',
  'A payment for this order is being checked. Wait for its outcome before you try again.',
)
export const paymentGivenBack = refusal(
  'orders/payment-given-back',
  409,
  'Your payment goes back',
  'It was gone or paid already. All of it goes back.',
)
export const billingAddressMissing = refusal(
  'orders/billing-address-missing',
  409,
  'Billing address missing',
  'The invoice needs your billing address. Add it to your account, then pay.',
)
export const methodUnavailable = refusal(
  'orders/method-unavailable',
  409,
  'Not offered',
  'This way to pay is not offered. Choose another one.',
)

export const bookingNotChangeable = refusal(
  'accommodation/not-changeable',
  409,
  'Too late to change',
  'This booking can no longer be changed or cancelled here. Write to us if you must.',
)
export const orderNotOpen = refusal('orders/not-open', 409, 'Order is closed', 'This order can no longer be changed.')
export const othersFirst = refusal(
  'orders/others-first',
  409,
  'Others come first now',
  'You have held this for an hour. Try again in 20 minutes.',
)

const orderParams = z.object({ uuid: Uuid })

export const readCurrentOrder = endpoint({
  id: 'orders.readCurrentOrder',
  method: 'GET',
  path: '/api/order/current',
  summary: 'The order in progress, or null',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: z.nullable(Order) },
  refusals: [],
})

export const listUnpaidOrders = endpoint({
  id: 'orders.listUnpaidOrders',
  method: 'GET',
  path: '/api/order/unpaid',
  summary: 'What waits to be paid: the registration in progress, upgrades and dearer stays; newest first',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: z.array(Order) },
  refusals: [],
})

export const readOrder = endpoint({
  id: 'orders.readOrder',
  method: 'GET',
  path: '/api/order/:uuid',
  summary: 'An order',
  audience: 'order-holder',
  runs: 'read',
  params: orderParams,
  answers: { 200: Order },
  refusals: [],
})

export const placeOrder = endpoint({
  id: 'orders.placeOrder',
  method: 'POST',
  path: '/api/order/:uuid/place',
  summary: 'Hold everything in the order until it is paid: 20 minutes for cards, 7 days for transfers',
  audience: 'order-holder',
  runs: 'command',
  params: orderParams,
  body: z.strictObject({ method: PaymentMethod }),
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
    thingUnavailable,
  ],
})

export const payOrder = endpoint({
  id: 'orders.payOrder',
  method: 'POST',
  path: '/api/order/:uuid/payment',
  summary: 'Pay the order; the attempt is on record before the provider is called',
  audience: 'order-holder',
  runs: 'process',
  params: orderParams,
  body: z.optional(z.strictObject({ card: z.optional(SandboxCard) })),
  answers: { 200: Order, 202: PaymentStarted },
  refusals: [requests.tooMany, paymentFailed, orderExpired, orderNotPayable, paymentUnderWay, paymentGivenBack],
})

export const extendOrder = endpoint({
  id: 'orders.extendOrder',
  method: 'POST',
  path: '/api/order/:uuid/extend',
  summary: 'Twenty more minutes, once, while others are not kept waiting',
  audience: 'order-holder',
  runs: 'command',
  params: orderParams,
  answers: { 200: Order },
  refusals: [orderNotExtendable, orderExpired],
})

export const CancelledOrder = z.object({
  order: Order,
  released: z.array(z.string()),
  refunded: Money,
})

export const cancelOrder = endpoint({
  id: 'orders.cancelOrder',
  method: 'POST',
  path: '/api/order/:uuid/cancel',
  summary: 'What cancelling releases and gives back (preview), or do it',
  audience: 'order-holder',
  runs: 'command',
  params: orderParams,
  body: z.optional(z.strictObject({ preview: z.optional(z.boolean()) })),
  answers: { 200: CancelledOrder },
  refusals: [orderNotCancellable, bookingNotChangeable, paymentUnderWay],
})

/** The provider's signed event, whose shape is the provider's: the signature is checked over the raw bytes. */
export const receivePaymentEvent = endpoint({
  id: 'orders.receivePaymentEvent',
  method: 'POST',
  path: '/api/payment/webhook/:provider',
  summary: 'Take in an event of a payment provider; 2xx once it is stored',
  audience: 'provider',
  runs: 'process',
  params: z.object({ provider: z.string().check(z.maxLength(20)) }),
  answers: { 202: null },
  refusals: [refusal('orders/bad-signature', 400, 'Bad signature', 'The event is not signed by its provider.')],
})
