import * as z from 'zod/mini'
import { AskedDay, Day, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { LineKind } from './orders.schemas.ts'

/** Both included. */
const days = { from: AskedDay, to: AskedDay }
interface Days {
  readonly from: string
  readonly to: string
}

const LONGEST_DAYS = 366
const DAY_MS = 24 * 60 * 60_000
const daysOf = ({ from, to }: Days) => (Date.parse(to) - Date.parse(from)) / DAY_MS + 1

const isInOrder = z.refine<Days>((asked) => daysOf(asked) >= 1, {
  error: message('The last day is not before the first.'),
  path: ['to'],
})
const isShort = z.refine<Days>((asked) => daysOf(asked) <= LONGEST_DAYS, {
  error: message('Ask for a year at most.'),
  path: ['to'],
})
const isOfOneYear = z.refine<Days>(({ from, to }) => from.slice(0, 4) === to.slice(0, 4), {
  error: message('A batch is of one calendar year.'),
  path: ['to'],
})

/** What moved on a day, or in all days together. */
const moved = {
  /** What buyers paid, whichever way it came. */
  captured: Money,
  /** What was given back. */
  refunded: Money,
  /** What documents say: invoices less credit notes. */
  net: Money,
  tax: Money,
  /** What who takes cards kept. */
  fees: Money,
}

export const MoneyReport = z.object({
  total: z.object(moved),
  /** Of what was captured, what came by card and what by transfer. */
  byCard: Money,
  byTransfer: Money,
  /** Days on which anything moved, the newest first. */
  days: z.array(z.object({ day: Day, ...moved })),
  /** Turnover by what was sold and the rate of VAT in basis points; null: it is not known what. */
  kinds: z.array(z.object({ kind: z.nullable(LineKind), rate: z.int(), net: Money })),
  /** VAT by rate, with the turnover that it is of. */
  rates: z.array(z.object({ rate: z.int(), net: Money, tax: Money })),
  /** How things stood at the end of the last day. */
  open: z.object({
    /** Lies with who takes cards. */
    provider: Money,
    /** Left the provider, on its way to the account: its own entry there is not told apart from transfers. */
    payouts: Money,
    /** The provider moved it for nothing that we asked for, as in a dispute; below nothing where it took it. */
    foreign: Money,
    /** Came by transfer, and pays nothing. */
    unassigned: Money,
    /** Was promised back, and is not given back. */
    toRefund: Money,
    /** Documents less what was paid for them: what a job writes a moment later, or what somebody has to look at. */
    customers: Money,
    /** Orders that wait for their money by now, whatever the days. */
    awaited: Money,
  }),
})
export type MoneyReport = z.infer<typeof MoneyReport>

/** A line for each line of an entry; money as a number with its decimals. */
const ledgerColumns = [
  'entry',
  'day',
  'bookedAt',
  'cause',
  'document',
  'order',
  'account',
  'kind',
  'taxRate',
  'amount',
  'currency',
] as const

/** Whose books a batch is of, as the accountant's program knows them, and after which chart its accounts are numbered. */
const batch = {
  chart: z.enum(['SKR03', 'SKR04']),
  consultant: z.string().check(z.regex(/^[1-9]\d{3,6}$/, message('Enter a number of four to seven digits.'))),
  client: z.string().check(z.regex(/^[1-9]\d{0,4}$/, message('Enter a number of at most five digits.'))),
  /**
   * `all`: with what moved in the accounts for no edition in the edition's currency, as what came in by transfer, fees and
   * payouts. It is in the batch of each edition of that currency: whoever takes in those of several takes it in with one of them.
   */
  entries: z.optional(z.enum(['all', 'edition'])),
}
export const Batch = z.strictObject(batch)
export type Batch = z.infer<typeof Batch>

/** What the provider kept of a payment, or of money that went back, as its own account says. */
export const KeptFee = z.object({
  /** Of the payment or the refund. */
  uuid: Uuid,
  fee: Money,
  /** What arrived in the account, negative where it left it; the fee is taken off. */
  arrived: Money,
})
export type KeptFee = z.infer<typeof KeptFee>

export const terms = {
  'books.readMoneyReport': {
    summary: 'What was captured, refunded and taxed in these days, by day and kind, and what is open at their end',
    runs: 'read',
    query: z.strictObject(days).check(isInOrder, isShort),
    answers: { 200: MoneyReport },
    refusals: [],
  },
  'books.listOrderFees': {
    summary:
      'What the provider kept of the payments and refunds of an order; nothing of those that it has not told of yet',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: z.array(KeptFee) },
    refusals: [requests.notFound],
  },
  'books.exportLedger': {
    summary: 'The lines of the ledger of these days, the oldest first, as a table of any length',
    runs: 'read',
    query: z.strictObject(days).check(isInOrder),
    answers: { 200: { csv: ledgerColumns, saveAs: 'ledger.csv' } },
    refusals: [],
  },
  'books.exportBatch': {
    summary: 'The entries of these days as a batch for DATEV (EXTF, format 700, Buchungsstapel), in windows-1252',
    runs: 'read',
    query: z.strictObject({ ...days, ...batch }).check(isInOrder, isOfOneYear),
    answers: { 200: { binary: 'text/csv' } },
    refusals: [],
  },
} as const satisfies TermsById
