import * as z from 'zod/mini'
import { bankEntrySpent, orderTakesLess, orderTakesNoTransfer, statementUnreadable } from './bank.refusals.ts'
import { AskedDay, Day, Instant, line, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Money } from './kit/money.schemas.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { tooLong } from './kit/too-long.ts'
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
  remittance: z.string().check(z.trim(), z.maxLength(500, tooLong[500])),
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

/** An order of whichever edition: there is one account for all of them. */
export const OrderOfAnEdition = z.object({ uuid: Uuid, number: z.string(), editionId: z.int() })
export type OrderOfAnEdition = z.infer<typeof OrderOfAnEdition>

export const Allotment = z.object({ order: OrderOfAnEdition, amount: Money })
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

/** So many lines of a statement are shown before it is taken in. */
export const SHOWN_LINES = 50

/**
 * What a line of a statement is: `new`, `known` where the same entry was taken in before, and `alike` where an entry of
 * the same day and amount is there that came another way: typed in, or from a file of another format.
 */
export const LineState = z.enum(['new', 'known', 'alike'])

/** What taking a statement in would bring; nothing is taken in yet. */
export const StatementPreview = z.object({
  format: z.enum(['camt.053', 'csv']),
  /** How many lines are money that came in, by what they are. */
  counts: z.object({ new: z.int(), known: z.int(), alike: z.int() }),
  /** Lines that are no money that came in: it went out, is not booked yet, was taken back, or is in another currency. */
  leftOut: z.int(),
  /** The account that the statement is of, where that is not the seller's. */
  otherAccount: z.nullable(z.string()),
  /** Of the new lines. */
  total: Money,
  /** Of the new lines, those whose reference and amount fit an order. */
  sure: z.int(),
  lines: z.array(
    z.object({ bookedOn: Day, amount: Money, payerName: z.string(), remittance: z.string(), state: LineState }),
  ),
})
export type StatementPreview = z.infer<typeof StatementPreview>

/** What came of taking a statement in. */
export const StatementTaken = z.object({ taken: z.int(), known: z.int(), alike: z.int() })
export type StatementTaken = z.infer<typeof StatementTaken>

/** Money whose reference and amount fit one order each. */
export const SureMatches = z.object({ count: z.int(), total: Money })
export type SureMatches = z.infer<typeof SureMatches>

/** Money that somebody has to transfer back. */
export const TransferBack = z.object({
  uuid: Uuid,
  order: OrderOfAnEdition,
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
    /** Without an amount: what the order still needs, as far as the money goes. */
    body: z.strictObject({ orderUuid: Uuid, amount: z.optional(Amount) }),
    answers: { 200: BankEntry },
    refusals: [requests.notFound, bankEntrySpent, orderTakesNoTransfer, orderTakesLess, paymentUnderWay],
  },
  'bank.previewStatement': {
    summary: 'What a bank statement (camt.053 or CSV) would bring, before it is taken in',
    runs: 'read',
    upload: { kind: 'text', unreadable: statementUnreadable },
    answers: { 200: StatementPreview },
    refusals: [statementUnreadable],
  },
  'bank.takeStatement': {
    summary:
      'Take a bank statement in: what is known already is passed over, and so is what looks alike unless it is said',
    runs: 'process',
    query: z.strictObject({ alike: z.optional(z.enum(['left-out', 'taken'])) }),
    upload: { kind: 'text', unreadable: statementUnreadable },
    answers: { 200: StatementTaken },
    refusals: [statementUnreadable],
  },
  'bank.readSureMatches': {
    summary: 'How much of the money in the account surely is for an order',
    runs: 'read',
    answers: { 200: SureMatches },
    refusals: [],
  },
  'bank.allotSureMatches': {
    summary: 'Give to each order the money that surely is for it; what changed meanwhile stays as it is',
    runs: 'process',
    answers: { 200: SureMatches },
    refusals: [],
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
