import * as z from 'zod/mini'
import { CancellationFee } from './cancellation.schemas.ts'
import { line, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import {
  buyerErased,
  departureUnexplained,
  nothingToDo,
  refundedMeanwhile,
  refundTooHigh,
} from './office-orders.refusals.ts'
import { bookingNotChangeable, orderNotCancellable, paymentUnderWay } from './orders.refusals.ts'
import { OrderStatus, PaymentMethod } from './orders.schemas.ts'
import { trainTicketNotReturnable } from './train-tickets.refusals.ts'

/** Why staff give money back, as the buyer is told. */
export const RefundReason = z.enum(['asked', 'event-changed', 'mistake', 'goodwill'])
export type RefundReason = z.infer<typeof RefundReason>

const MinorUnits = z.int().check(z.minimum(0), z.maximum(2_147_483_647))

/** Money back for lines of an order, and the things in them or not. */
const refundFields = {
  /** Ids of its lines. */
  lines: z.array(z.int()).check(z.minLength(1), z.maxLength(100)),
  /** The things are taken back: others can have their places. Else their owner keeps them. */
  goesBack: z.boolean(),
  /** In minor units of what was paid; what is left of it when the things go back is a fee that is kept. */
  amount: MinorUnits,
}

export const NewRefund = z.strictObject({
  ...refundFields,
  reason: RefundReason,
  /** Why it is another sum than was agreed when it was ordered; colleagues read it, the buyer does not. */
  departsBecause: z.optional(line(256)),
  /**
   * In minor units: what is kept though the things go back, as the preview told whoever decides; absent: nothing. Where more
   * was paid for them meanwhile, or some of it went back, it is another fee, and nothing is done.
   */
  fee: z.optional(MinorUnits),
  /** In minor units: what the order had given back as whoever decides saw it. */
  refundedBefore: MinorUnits,
})

/** What a refund would do. */
export const RefundPreview = z.object({
  /** At most so much can be given back for these lines. */
  most: Money,
  refunded: Money,
  /** What is kept though the things go back. */
  fee: Money,
  /** What was agreed for today when it was ordered; null where the things stay, or no steps were agreed. */
  agreed: z.nullable(z.object({ refunded: Money, fees: z.array(CancellationFee) })),
  /** What the credit note says; the three are nothing where none is made. */
  net: Money,
  tax: Money,
  /** What is taken back, in words. */
  released: z.array(z.string()),
  /** The time in which the buyer can cancel by themself is over. */
  isLate: z.boolean(),
  method: z.nullable(PaymentMethod),
  /** As the order is afterwards. */
  status: OrderStatus,
  left: Money,
})
export type RefundPreview = z.infer<typeof RefundPreview>

const params = z.object({ uuid: Uuid })
const notReturnable = [orderNotCancellable, bookingNotChangeable, trainTicketNotReturnable]

export const terms = {
  'orders.previewRefund': {
    summary: 'What a refund of lines of an order would do, without an amount as was agreed; nothing is kept',
    runs: 'read',
    params,
    body: z.strictObject({
      lines: refundFields.lines,
      goesBack: refundFields.goesBack,
      amount: z.nullable(MinorUnits),
    }),
    answers: { 200: RefundPreview },
    refusals: [requests.notFound, nothingToDo, refundTooHigh, ...notReturnable],
  },
  'orders.refundOrder': {
    summary: 'Give money back for lines of a paid order, and take their things back or not',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    body: NewRefund,
    answers: { 204: null },
    refusals: [
      requests.notFound,
      nothingToDo,
      refundTooHigh,
      refundedMeanwhile,
      departureUnexplained,
      paymentUnderWay,
      ...notReturnable,
    ],
  },
  'orders.endOrder': {
    summary: 'End an order that is not paid: what it holds is free at once, and nobody can pay it any more',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound, orderNotCancellable, paymentUnderWay],
  },
  'orders.commentOnOrder': {
    summary: 'Write down something about an order for colleagues; its buyer does not see it',
    runs: 'command',
    params,
    body: z.strictObject({ text: z.string().check(z.trim(), z.minLength(1), z.maxLength(2000)) }),
    answers: { 204: null },
    refusals: [requests.notFound, buyerErased],
  },
  'orders.closePaymentAlarm': {
    summary: 'Say that what an alarm was about was put right; it is told to nobody any more',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
