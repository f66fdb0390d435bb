/** Why a card was refused, in the words both sides of the port use. */
export type FailureReason =
  | 'card_declined'
  | 'insufficient_funds'
  | 'expired_card'
  | 'authentication_failed'
  | 'invalid_card'
  /** Less than the provider takes at all. */
  | 'amount_too_small'
  /** Ended by us: the buyer left it, or pays in another way. */
  | 'cancelled'

/** Money as the provider took it: compare it with what was asked for before believing that an order is paid. */
export interface Captured {
  /** Minor units. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
}

/** What the browser needs to let a provider's own fields take the card: none of it is secret. */
interface ProviderFields {
  readonly provider: 'stripe'
  readonly publishableKey: string
}

/** What a provider says about one attempt to pay. */
export type ChargeOutcome =
  | ({ state: 'succeeded'; providerRef: string } & Captured)
  | { state: 'failed'; providerRef: string | null; reason: FailureReason }
  /**
   * `clientSecret`: what the provider's own fields in the buyer's browser need, and nobody else is shown. `declined`: the
   * provider's id of the last charge of a card that was declined there.
   */
  | { state: 'action_required'; providerRef: string; actionUrl: string; clientSecret?: string; declined?: string }
  | { state: 'processing'; providerRef: string }

export interface Card {
  readonly number: string
  /** `MM/YY` or `MM/YYYY`. */
  readonly expiry: string
  readonly cvc: string
}

/** One attempt to take money. */
export interface Charge {
  /** Our payment's id. It is the provider's idempotency key: the same id never takes money twice. */
  readonly attemptId: string
  readonly orderUuid: string
  /** Minor units, more than zero. */
  readonly amount: number
  /** ISO 4217. */
  readonly currency: string
  readonly card?: Card
  /** Where a person comes back to after 3-D Secure. */
  readonly returnUrl: string
}

/** What a provider tells us later, once its signature has proven that it was the provider. */
export interface ProviderEvent {
  /** The provider's own id of the event: the same event may come many times. */
  readonly id: string
  /** `payment.declined`: a card was, and the attempt takes the next one. */
  readonly type: 'payment.succeeded' | 'payment.failed' | 'payment.declined'
  readonly providerRef: string
  readonly attemptId: string
  readonly orderUuid: string
  /** Minor units. Compare with what was asked for before believing that an order is paid. */
  readonly amount: number
  readonly currency: string
  readonly mode: 'test' | 'live'
  readonly reason?: string
  /** The charge that was declined; where there was none, the event. */
  readonly declined?: string
  /** RFC 3339. */
  readonly createdAt: string
}

/** What a provider tells that no rule can answer: a person has to. */
export interface ProviderNotice {
  readonly id: string
  readonly type: 'payment.disputed' | 'refund.failed'
  /** The provider's id of the dispute or the refund: the same in every event about it. */
  readonly about: string
  /** The attempt's. */
  readonly providerRef: string
  /** Ours, where it is about one. */
  readonly refundId: string | null
  /** Minor units. */
  readonly amount: number
  readonly currency: string
}

export interface Refund {
  /** Our refund's id. With the number of refusals it is the provider's idempotency key. */
  readonly refundId: string
  readonly providerRef: string
  /** Minor units, more than zero. */
  readonly amount: number
  /** How often it was refused so far: what a provider said to one key it may say again for a day. */
  readonly refusals: number
}

export interface RefundOutcome {
  /** `given-otherwise`: money of the charge was given back beside us, and does not add up to this refund: a person knows what for. */
  readonly state: 'succeeded' | 'failed' | 'given-otherwise'
  readonly providerRef: string
  /** The provider's ids of what went back as this refund, where its account names them. */
  readonly refs?: readonly string[]
}

/** A line of the provider's own account: money that came, went back, was kept as a fee or paid out. */
export interface BalanceTransaction {
  readonly id: string
  /** As the provider calls it: `charge`, `refund`, `payout`, `adjustment` of a dispute, … */
  readonly kind: string
  /** Minor units, negative where it left the account. `net` is `amount` less `fee`. */
  readonly amount: number
  readonly fee: number
  readonly net: number
  /** ISO 4217. */
  readonly currency: string
  /** The provider's id of what it is about. */
  readonly source: string | null
  /** Ours, where it is about one: the attempt, and the refund. */
  readonly attemptId: string | null
  readonly refundId: string | null
  /** The attempt that money went back of, as the provider calls it. */
  readonly backOf: string | null
  readonly createdAt: Date
  /** The payout it went to the bank with; null while it lies in the account. */
  readonly payoutId: string | null
}

/** What a provider tells of its account with us, for the ledger to be held against. */
export interface ProviderBooks {
  /**
   * Every line since then, the newest first. Which payout a line went with shows only later: who asks again from an
   * earlier day is told.
   */
  listBalanceTransactions(since: Date): AsyncIterable<BalanceTransaction>
}

/** Whether a provider tells this deployment of what happens. */
export interface Telling {
  /**
   * `some`: of what is `missing` nobody is told. `nothing`: it does not know the address. `off`: it knows it, and sends nothing
   * there. `unknown`: it could not be asked, or does not say.
   */
  readonly tells: 'all' | 'some' | 'nothing' | 'off' | 'unknown'
  /** Events, as the provider calls them. */
  readonly missing: readonly string[]
}

/**
 * Whoever moves the money. A call may fail or its answer be lost, so it never happens inside a transaction: the attempt
 * is committed first, and `find` tells afterwards what became of it.
 */
export interface PaymentProvider extends Partial<ProviderBooks> {
  /** `none`: nobody takes money, and only what costs nothing can be had. */
  readonly name: 'sandbox' | 'stripe' | 'transfer' | 'none'
  /** Whether the money it moves is real. An event of the other kind is none of ours. */
  readonly mode: ProviderEvent['mode']
  /**
   * Buyers give their card to the provider's own fields, and an attempt waits there for one card after another until it
   * is paid or its order ends. Null: the card comes with the charge, and an attempt is over once it was declined.
   */
  readonly fields: ProviderFields | null
  charge(charge: Charge): Promise<ChargeOutcome>
  refund(refund: Refund): Promise<RefundOutcome>
  /**
   * What became of an attempt; null where the provider never heard of it.
   * @param providerRef the provider's id of it, where it has told one.
   */
  find(attemptId: string, providerRef?: string | null): Promise<ChargeOutcome | null>
  /**
   * Ends an attempt that waits for its buyer, so that no money comes of it any more, and tells what it is now: one that
   * has succeeded stays so, and one that the provider works on goes on. Null where it never heard of it.
   */
  cancel(attemptId: string, providerRef?: string | null): Promise<ChargeOutcome | null>
  /** Where it tells of what happens, and whether it does; absent where there is nothing that could be set otherwise. */
  readonly webhook?: { readonly url: string; look(): Promise<Telling> }
  /**
   * Header names are lower case; `now` is the time the signature's age is measured against. Null for an event of the
   * provider's that is about nothing of ours.
   * @throws InvalidSignature where the event is not the provider's, or is too old.
   */
  verifyEvent(
    rawBody: Buffer,
    headers: Readonly<Record<string, string | undefined>>,
    now: Date,
  ): ProviderEvent | ProviderNotice | null
}
