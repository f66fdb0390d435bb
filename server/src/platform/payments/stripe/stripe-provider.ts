import Stripe from 'stripe'
import { cappedFetch } from '#platform/ground/capped-fetch'
import type { Charge, ChargeOutcome, PaymentProvider, ProviderBooks } from '../payments.ts'
import { InvalidSignature } from '../webhook-signature.ts'
import { giveBack } from './give-back.ts'
import { lookAtWebhook } from './look-at-webhook.ts'
import { readEvent } from './read-event.ts'
import { metadataOf, namedAt, namesOf, outcomeOf } from './read-intent.ts'
import { createStripeBooks } from './stripe-books.ts'

/** One call may take so long; with its repetitions it stays below what a buyer waits for. */
const TIMEOUT_MS = 8_000
/** A call that was cut or met a fault of Stripe's is sent again this often, under the same idempotency key. */
const RETRIES = 1
/** How far the time of an event's signature may lie back, in seconds. */
const TOLERANCE_SECONDS = 300
const PAGE = 100
/** An intent is made right after its attempt was named; so far may the clocks differ, in seconds. */
const CLOCKS_DIFFER = 600

/** What a deployment has of its account with Stripe. */
export interface StripeKeys {
  readonly secretKey: string
  readonly publishableKey: string
  readonly webhookSecret: string
  /** Where Stripe answers; a test names its own. */
  readonly apiBase?: string
}

/** Their money comes days later, if it comes: nothing is held for so long. */
const slow = [
  'acss_debit',
  'au_becs_debit',
  'bacs_debit',
  'boleto',
  'customer_balance',
  'konbini',
  'multibanco',
  'nz_bank_account',
  'oxxo',
  'sepa_debit',
  'us_bank_account',
] as const satisfies readonly Stripe.PaymentIntentCreateParams.ExcludedPaymentMethodType[]

export interface StripeOptions extends StripeKeys {
  /** The page where the buyer of an order gives their card to Stripe. */
  readonly payUrl: (orderUuid: string) => string
  /** Where Stripe is to tell of what happens. */
  readonly webhookUrl: string
  /** How long one call may take, in milliseconds; a test is less patient. */
  readonly timeoutMs?: number
}

/** Cards and wallets by Stripe: buyers give them to Stripe's own fields, and none of it comes here. */
export function createStripeProvider(options: StripeOptions): PaymentProvider & ProviderBooks {
  const { secretKey, publishableKey, webhookSecret, payUrl, webhookUrl } = options
  const { apiBase = 'https://api.stripe.com', timeoutMs = TIMEOUT_MS } = options
  const base = new URL(apiBase)
  const stripe = new Stripe(secretKey, {
    host: base.hostname,
    protocol: base.protocol === 'http:' ? 'http' : 'https',
    ...(base.port !== '' && { port: base.port }),
    httpClient: Stripe.createFetchHttpClient(cappedFetch),
    timeout: timeoutMs,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  })

  return {
    name: 'stripe',
    mode: /^[rs]k_live_/.test(secretKey) ? 'live' : 'test',
    fields: { provider: 'stripe', publishableKey },
    async charge(asked): Promise<ChargeOutcome> {
      try {
        return outcomeOf(await createIntent(stripe, asked), payUrl)
      } catch (error) {
        if (!isTooSmall(error)) throw error
        return { state: 'failed', providerRef: null, reason: 'amount_too_small' }
      }
    },
    refund: (asked) => giveBack(stripe, asked),
    async find(attemptId, providerRef) {
      const intent = await findIntent(stripe, attemptId, providerRef)
      return intent && outcomeOf(intent, payUrl)
    },
    async cancel(attemptId, providerRef): Promise<ChargeOutcome | null> {
      const intent = await findIntent(stripe, attemptId, providerRef)
      return intent && outcomeOf(await cancelIntent(stripe, intent), payUrl)
    },
    verifyEvent(rawBody, headers, now) {
      const signature = headers['stripe-signature']
      if (signature === undefined || signature === '') throw new InvalidSignature('missing')
      return readEvent(constructEvent(stripe, rawBody, signature, webhookSecret, now))
    },
    webhook: { url: webhookUrl, look: () => lookAtWebhook(stripe, webhookUrl) },
    ...createStripeBooks(stripe),
  }
}

/**
 * Stripe takes no less than the smallest amount of a currency, such as half a euro.
 * @see https://docs.stripe.com/currencies#minimum-and-maximum-charge-amounts
 */
const isTooSmall = (error: unknown): boolean =>
  error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'amount_too_small'

function createIntent(stripe: Stripe, { attemptId, orderUuid, amount, currency }: Charge) {
  return stripe.paymentIntents.create(
    {
      amount,
      currency: currency.toLowerCase(),
      metadata: metadataOf({ attemptId, orderUuid }),
      automatic_payment_methods: { enabled: true },
      excluded_payment_method_types: [...slow],
    },
    { idempotencyKey: attemptId },
  )
}

/**
 * By its id where Stripe has told it, else by what it was named with, never by sending it again: an idempotency key is forgotten after a day, and the second
 * sending would be another charge. The search knows an intent a minute late; the list of that time knows it at once.
 */
async function findIntent(
  stripe: Stripe,
  attemptId: string,
  providerRef: string | null = null,
): Promise<Stripe.PaymentIntent | null> {
  if (providerRef !== null) return stripe.paymentIntents.retrieve(providerRef)
  const found = await stripe.paymentIntents.search({ query: `metadata['foyer_attempt']:'${attemptId}'`, limit: 1 })
  // What the search shows may be older than what it found: how it stands is asked of the intent.
  const [known] = found.data
  if (known !== undefined) return stripe.paymentIntents.retrieve(known.id)
  const named = namedAt(attemptId)
  const created = { gte: named - CLOCKS_DIFFER, lte: named + CLOCKS_DIFFER }
  for await (const intent of stripe.paymentIntents.list({ created, limit: PAGE }))
    if (namesOf(intent)?.attemptId === attemptId) return intent
  return null
}

/** Where Stripe says that it is too late, what the intent is now counts; where it does not answer, nothing is known. */
async function cancelIntent(stripe: Stripe, intent: Stripe.PaymentIntent): Promise<Stripe.PaymentIntent> {
  if (intent.status === 'succeeded' || intent.status === 'canceled' || intent.status === 'processing') return intent
  try {
    return await stripe.paymentIntents.cancel(intent.id)
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error
    return stripe.paymentIntents.retrieve(intent.id)
  }
}

function constructEvent(stripe: Stripe, rawBody: Buffer, signature: string, secret: string, now: Date): Stripe.Event {
  try {
    return stripe.webhooks.constructEvent(rawBody, signature, secret, TOLERANCE_SECONDS, undefined, now.getTime())
  } catch {
    throw new InvalidSignature('mismatch')
  }
}
