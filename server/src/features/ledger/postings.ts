import type { LineKind } from '@foyer/contract/orders'

/** Where money is, is owed, or came from. What comes into an account is positive, what leaves it negative. */
type Account =
  /** What buyers owe: a document raises it, what they paid lowers it. */
  | 'customers'
  /** Lies with who takes cards for us. */
  | 'provider'
  | 'bank'
  /** Was transferred and pays nothing yet: ours is what an order took of it. */
  | 'unassigned'
  /** Promised back and not there yet. */
  | 'to-refund'
  | 'revenue'
  | 'vat'
  /** Kept by who takes cards for us. */
  | 'fees'
  /** Left the provider, on its way to the bank. */
  | 'payouts'
  /** The provider moved it for nothing that we asked for: a dispute, or another shop over the same account. */
  | 'foreign'

export interface Line {
  readonly account: Account
  /** What was sold, or who holds the money. */
  readonly kind?: string
  readonly taxRateBp?: number
  /** Minor units. */
  readonly amount: number
}

type CauseKind =
  | 'payment'
  | 'refund'
  | 'refund-paid'
  | 'refund-returned'
  | 'refund-settled'
  | 'document'
  | 'bank-entry'
  | 'bank-entry-back'
  | 'provider-line'

/** What is booked once, and by which lines. */
export interface Posting {
  readonly cause: { readonly kind: CauseKind; readonly id: string; readonly part?: number }
  readonly orderId: string | null
  /** ISO 4217. */
  readonly currency: string
  /** The day it counts for, where that is not the day on which it is booked. */
  readonly bookedOn?: string
  readonly lines: readonly Line[]
}

interface Money {
  readonly id: string
  readonly amount: number
  readonly currency: string
}

export interface BookedPayment extends Money {
  readonly orderId: string
  readonly provider: string
}

/** A refund with how its payment was paid. */
export type BookedRefund = BookedPayment

export interface BookedDocument {
  readonly id: string
  readonly orderId: string
  readonly currency: string
  /** A credit note's are negative. */
  readonly lines: readonly {
    readonly kind: LineKind
    readonly tax_rate_bp: number
    readonly net: number
    readonly tax: number
  }[]
}

export interface BookedTransfer extends Money {
  readonly bookedOn: string
}

export interface BookedProviderLine extends Money {
  readonly provider: string
  readonly kind: string
  readonly fee: number
  readonly bookedOn: string
  /** About a payment or a refund of ours, which has its own entry. */
  readonly isOurs: boolean
}

export interface NamedProviderLine extends Money {
  readonly provider: string
  /** Given in the place of a refund that somebody said they paid in another way. */
  readonly isSettled: boolean
}

/**
 * What the provider's account says beyond our own payments and refunds: what it kept of them as a fee, and all of what
 * moved for another reason.
 */
export function providerLinePosting(line: BookedProviderLine): Posting {
  const { id, provider, kind, amount, fee, currency, bookedOn } = line
  const moved = line.isOurs ? 0 : amount
  const why: Account = /^payout/.test(kind) ? 'payouts' : /fee/.test(kind) ? 'fees' : 'foreign'
  const lines: Line[] = [
    { account: 'provider', kind: provider, amount: moved - fee },
    { account: why, amount: 0 - moved },
    { account: 'fees', amount: fee },
  ]
  const isNothing = moved === 0 && fee === 0
  const cause = { kind: 'provider-line', id } as const
  return { cause, orderId: null, currency, bookedOn, lines: isNothing ? [] : withoutNothing(lines) }
}

/**
 * What went back of a payment without a name of ours was booked as moved for another reason. It proves to be a refund that has
 * its own entry; or to be given in the place of one that is booked as paid out of the bank account.
 */
export function namedLinePosting(line: NamedProviderLine): Posting {
  const { id, provider, amount, currency, isSettled } = line
  const instead: Omit<Line, 'amount'> = isSettled ? { account: 'bank' } : { account: 'provider', kind: provider }
  return {
    cause: { kind: 'provider-line', id, part: 1 },
    orderId: null,
    currency,
    lines: [
      { ...instead, amount: 0 - amount },
      { account: 'foreign', amount },
    ],
  }
}

/** Money that was given to us lies with the provider, or came by transfer and was nobody's until now. */
export function paymentPosting({ id, orderId, provider, amount, currency }: BookedPayment): Posting {
  const from: Line =
    provider === 'transfer' ? { account: 'unassigned', amount } : { account: 'provider', kind: provider, amount }
  return {
    cause: { kind: 'payment', id },
    orderId,
    currency,
    lines: [from, { account: 'customers', amount: -amount }],
  }
}

/**
 * What becomes of money that is given back.
 * @param step `refund`: it is promised, and owed to the buyer from now on; `refund-paid`: it went the way it came;
 * `refund-returned`: the buyer's bank sent it back; `refund-settled`: a person paid it in another way, out of the account.
 * @param refund with so much of it as takes this step now: it may come back in parts.
 * @param before how much of it took the step before, in minor units.
 */
export function refundPosting(
  step: 'refund' | 'refund-paid' | 'refund-returned' | 'refund-settled',
  { id, orderId, provider, amount, currency }: BookedRefund,
  before = 0,
): Posting {
  const cause = { kind: step, id, part: before }
  if (step === 'refund') return { cause, orderId, currency, lines: move('customers', 'to-refund', amount) }
  const isByBank = provider === 'transfer' || step === 'refund-settled'
  const holder: Omit<Line, 'amount'> = isByBank ? { account: 'bank' } : { account: 'provider', kind: provider }
  const paid = step === 'refund-returned' ? -amount : amount
  const lines: Line[] = [
    { account: 'to-refund', amount: paid },
    { ...holder, amount: -paid },
  ]
  return { cause, orderId, currency, lines }
}

/** An invoice says what a buyer owes, for what and with which VAT; a credit note takes of it back. */
export function documentPosting({ id, orderId, currency, lines }: BookedDocument): Posting {
  const sums = new Map<string, Line>()
  let total = 0
  const add = (line: Line) => {
    const key = `${line.account} ${line.kind ?? ''} ${line.taxRateBp}`
    sums.set(key, { ...line, amount: (sums.get(key)?.amount ?? 0) + line.amount })
    total -= line.amount
  }
  for (const { kind, net, tax_rate_bp: taxRateBp } of lines) add({ account: 'revenue', kind, taxRateBp, amount: -net })
  for (const { tax, tax_rate_bp: taxRateBp } of lines) add({ account: 'vat', taxRateBp, amount: -tax })
  const owed: Line = { account: 'customers', amount: total }
  return { cause: { kind: 'document', id }, orderId, currency, lines: withoutNothing([owed, ...sums.values()]) }
}

/** Money came into the account, and nobody has said yet what for. */
export function transferPosting({ id, amount, currency, bookedOn }: BookedTransfer): Posting {
  return {
    cause: { kind: 'bank-entry', id },
    orderId: null,
    currency,
    bookedOn,
    lines: move('bank', 'unassigned', amount),
  }
}

/** @param sent how much of the entry went back in all, with this amount. */
export function transferBackPosting({ id, amount, currency }: Money, sent: number): Posting {
  return {
    cause: { kind: 'bank-entry-back', id, part: sent },
    orderId: null,
    currency,
    lines: move('unassigned', 'bank', amount),
  }
}

/** So much comes into the first account, and leaves the second. */
const move = (to: Account, from: Account, amount: number): Line[] => [
  { account: to, amount },
  { account: from, amount: -amount },
]

const withoutNothing = (lines: readonly Line[]): Line[] => lines.filter(({ amount }) => amount !== 0)
