import { randomBytes } from 'node:crypto'
import * as z from 'zod/mini'
import type { Clock } from '#platform/ground/clock'
import type {
  Charge,
  ChargeOutcome,
  FailureReason,
  PaymentProvider,
  ProviderEvent,
  Refund,
  RefundOutcome,
} from '#platform/payments/payments'
import { InvalidSignature, signWebhook, verifyWebhook } from '#platform/payments/webhook-signature'
import { judgeCard } from './sandbox-cards.ts'

export type SandboxState = ChargeOutcome['state']

/** A charge in the pretend provider's own books. */
export interface SandboxCharge {
  readonly providerRef: string
  readonly attemptId: string
  readonly orderUuid: string
  /** Minor units. */
  readonly amount: number
  readonly currency: string
  readonly state: SandboxState
  /** Minor units given back so far, at most `amount`. */
  readonly refunded: number
  readonly reason: FailureReason | null
  readonly returnUrl: string
  readonly createdAt: Date
}

/** The pretend provider's books. Each writing call is one atomic, conditional change, safe among many callers. */
export interface SandboxLedger {
  /** @returns how its attempt stands in the books: this charge, or the first one with its id, which stays as it is. */
  bookCharge(charge: Omit<SandboxCharge, 'refunded'>): Promise<SandboxCharge>
  findByAttempt(attemptId: string): Promise<SandboxCharge | null>
  findByRef(providerRef: string): Promise<SandboxCharge | null>
  /** False where the charge was in none of the `from` states. */
  setState(providerRef: string, from: readonly SandboxState[], to: SettledState): Promise<boolean>
  /** True where the refund stands in the books, now or since an earlier call with its id; never above the charge. */
  addRefund(refund: Refund): Promise<boolean>
}

/** How a waiting charge ends. */
export type SettledState =
  | { readonly state: 'succeeded' }
  | { readonly state: 'failed'; readonly reason: FailureReason }

export interface SandboxOptions {
  readonly ledger: SandboxLedger
  readonly clock: Clock
  /** Without a slash at its end. */
  readonly publicUrl: string
  readonly webhookSecret: Buffer
}

/** A webhook call as the provider would make it: send the bytes as they are. */
interface SandboxWebhook {
  readonly body: Buffer
  readonly headers: { readonly 'content-type': 'application/json'; readonly 'sandbox-signature': string }
}

export interface SandboxProvider extends PaymentProvider {
  readonly name: 'sandbox'
  /**
   * Ends a waiting charge (3-D Secure answered, late confirmation) and builds the signed event about it. What the books
   * say counts: asked again, or with another outcome, it tells how the charge has ended, under the same event id.
   * Null where the books know no such charge.
   */
  sandboxEvent(providerRef: string, outcome: SettledState): Promise<SandboxWebhook | null>
  /** The charge a page of the pretend bank is about; null where there is none. */
  findCharge(providerRef: string): Promise<SandboxCharge | null>
}

const Event = z.strictObject({
  id: z.string(),
  type: z.enum(['payment.succeeded', 'payment.failed']),
  providerRef: z.string(),
  attemptId: z.string(),
  orderUuid: z.string(),
  amount: z.int(),
  currency: z.string(),
  mode: z.enum(['test', 'live']),
  reason: z.optional(z.string()),
  createdAt: z.string(),
})

function parseEvent(rawBody: Buffer): ProviderEvent {
  try {
    const { reason, ...event } = Event.parse(JSON.parse(rawBody.toString('utf8')))
    return reason === undefined ? event : { ...event, reason }
  } catch {
    throw new InvalidSignature('malformed')
  }
}

/** The embedded payment provider: test cards only, no network, and books of its own as a real provider has. */
export function createSandboxProvider({ ledger, clock, publicUrl, webhookSecret }: SandboxOptions): SandboxProvider {
  const actionUrl = (providerRef: string) => `${publicUrl}/sandbox/3ds/${providerRef}`

  async function find(attemptId: string): Promise<ChargeOutcome | null> {
    const charge = await ledger.findByAttempt(attemptId)
    return charge && outcomeOf(charge, actionUrl)
  }

  async function charge(asked: Charge): Promise<ChargeOutcome> {
    requireAmount(asked.amount)
    // What the books say, not this call's verdict: of two calls with one id, the first in them is the answer to both.
    return outcomeOf(await ledger.bookCharge(newCharge(asked, clock.now())), actionUrl)
  }

  async function cancel(attemptId: string): Promise<ChargeOutcome | null> {
    const known = await ledger.findByAttempt(attemptId)
    if (known === null) return null
    await ledger.setState(known.providerRef, ['action_required'], { state: 'failed', reason: 'cancelled' })
    return find(attemptId)
  }

  async function refund(asked: Refund): Promise<RefundOutcome> {
    requireAmount(asked.amount)
    const stands = await ledger.addRefund(asked)
    return { state: stands ? 'succeeded' : 'failed', providerRef: asked.providerRef }
  }

  async function sandboxEvent(providerRef: string, outcome: SettledState): Promise<SandboxWebhook | null> {
    await ledger.setState(providerRef, ['action_required', 'processing'], outcome)
    const charge = await ledger.findByRef(providerRef)
    if (!charge) return null
    const body = Buffer.from(JSON.stringify(eventAbout(charge, clock.now())))
    const signature = signWebhook(webhookSecret, body, clock.now())
    return { body, headers: { 'content-type': 'application/json', 'sandbox-signature': signature } }
  }

  return {
    name: 'sandbox',
    mode: 'test',
    fields: null,
    charge,
    refund,
    find,
    cancel,
    findCharge: (providerRef) => ledger.findByRef(providerRef),
    sandboxEvent,
    verifyEvent(rawBody, headers, now) {
      verifyWebhook(webhookSecret, rawBody, headers['sandbox-signature'], now)
      return parseEvent(rawBody)
    },
  }
}

function outcomeOf(charge: SandboxCharge, actionUrl: (providerRef: string) => string): ChargeOutcome {
  const { providerRef, state } = charge
  if (state === 'failed') return { state, providerRef, reason: charge.reason ?? 'card_declined' }
  if (state === 'succeeded') return { state, providerRef, amount: charge.amount, currency: charge.currency }
  if (state === 'action_required') return { state, providerRef, actionUrl: actionUrl(providerRef) }
  return { state, providerRef }
}

/** What the books get of a charge: its card decides how it stands, and is forgotten. */
function newCharge({ attemptId, orderUuid, amount, currency, returnUrl, card }: Charge, now: Date) {
  const verdict = judgeCard(card, now)
  return {
    providerRef: `sbx_${randomBytes(16).toString('hex')}`,
    attemptId,
    orderUuid,
    amount,
    currency,
    returnUrl,
    state: verdict.state,
    reason: verdict.state === 'failed' ? verdict.reason : null,
    createdAt: now,
  }
}

/** Its id follows from what it tells: told twice, it is the same event. */
function eventAbout(charge: SandboxCharge, now: Date): ProviderEvent {
  return {
    id: `evt_${charge.providerRef}_${charge.state}`,
    type: charge.state === 'succeeded' ? 'payment.succeeded' : 'payment.failed',
    providerRef: charge.providerRef,
    attemptId: charge.attemptId,
    orderUuid: charge.orderUuid,
    amount: charge.amount,
    currency: charge.currency,
    mode: 'test',
    ...(charge.reason !== null && { reason: charge.reason }),
    createdAt: now.toISOString(),
  }
}

function requireAmount(amount: number): void {
  if (!Number.isSafeInteger(amount) || amount <= 0)
    throw new RangeError('An amount is a whole number of minor units above zero')
}
