import * as z from 'zod/mini'
import { bankEntrySpent, orderTakesLess, orderTakesNoTransfer } from './bank.refusals.ts'
import { AskedDay, Day, Instant, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Money } from './kit/money.schemas.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { paymentUnderWay } from './orders.refusals.ts'

export const amountMessage = message('Enter an amount such as 499 or 499.50.')
export const futureDayMessage = message('Enter a day that is not ahead.')

const Amount = z.int(amountMessage).check(z.minimum(1, amountMessage), z.maximum(2_147_483_647, amountMessage))

/** Money in the account, as somebody reads it off a statement. Minor units of the edition's currency. */
export const NewBankEntry = z.strictObject({
  bookedOn: AskedDay,
  amount: Amount,
  payerName: line(120),
  /** What the payer wrote beside it. */
  remittance: z.string().check(z.trim(), z.maxLength(500)),
})
export type NewBankEntry = z.input<typeof NewBankEntry>

export const OrderInQuestion = z.object({
  uuid: Uuid,
  number: z.string(),
  buyer: z.string(),
  /** What it still needs. */
  due: Money,
  isExpired: z.boolean(),
})

/**
 * How sure it is that money is for an order: `sure` by its reference and its amount; `likely` by its reference, or by amount and
 * name; `possible` by the amount alone.
 */
export const Confidence = z.enum(['sure', 'likely', 'possible'])
export type Confidence = z.infer<typeof Confidence>

export const Allotment = z.object({ order: z.object({ uuid: Uuid, number: z.string() }), amount: Money })
export const Suggestion = z.object({ order: OrderInQuestion, confidence: Confidence })

export const BankEntry = z.object({
  uuid: Uuid,
  bookedOn: Day,
  amount: Money,
  /** What pays nothing yet, and was not sent back. */
  left: Money,
  sentBack: Money,
  payerName: z.string(),
  remittance: z.string(),
  source: z.enum(['hand', 'camt.053', 'csv']),
  allotments: z.array(Allotment),
  /** Orders it may be for, the surest first; none where nothing is left of it. */
  suggestions: z.array(Suggestion),
})
export type BankEntry = z.infer<typeof BankEntry>

/** Money that somebody has to transfer back. */
export const TransferBack = z.object({
  uuid: Uuid,
  order: z.object({ uuid: Uuid, number: z.string() }),
  buyer: z.string(),
  amount: Money,
  askedAt: Instant,
})
export type TransferBack = z.infer<typeof TransferBack>

const params = z.object({ uuid: Uuid })

export const terms = {
  'bank.listBankEntries': {
    summary: 'What came into the account, the newest first, with the orders it may be for',
    runs: 'read',
    query: listQuery(['-createdAt', 'createdAt'], { state: z.optional(z.enum(['left', 'spent'])) }),
    answers: { 200: pageOf(BankEntry) },
    refusals: [],
  },
  'bank.recordBankEntry': {
    summary: 'Write down money that came into the account',
    runs: 'command',
    body: NewBankEntry,
    answers: { 201: BankEntry },
    refusals: [],
  },
  'bank.allotBankEntry': {
    summary: 'Give money of the account to an order; with all of it there, it is paid',
    runs: 'command',
    params,
    body: z.strictObject({ orderUuid: Uuid, amount: Amount }),
    answers: { 200: BankEntry },
    refusals: [requests.notFound, bankEntrySpent, orderTakesNoTransfer, orderTakesLess, paymentUnderWay],
  },
  'bank.sendEntryBack': {
    summary: 'Say that what is left of an entry was transferred back to its payer',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 200: BankEntry },
    refusals: [requests.notFound, bankEntrySpent],
  },
  'bank.listTransfersBack': {
    summary: 'Refunds of transfers that somebody has to transfer, the oldest first',
    runs: 'read',
    answers: { 200: z.array(TransferBack) },
    refusals: [],
  },
  'bank.markTransferredBack': {
    summary: 'Say that a refund was transferred',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 204: null },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
