import Stripe from 'stripe'
import type { Refund, RefundOutcome } from '../payments.ts'
import { namedAt } from './read-intent.ts'

const PAGE = 100

/**
 * Looked for before it is asked for: a job that tries again after days has outlived its idempotency key. Stripe repeats what it
 * said to a key, a refusal as well; so each refusal is followed by a key of its own, and a lost answer by the same one.
 */
export async function giveBack(stripe: Stripe, refund: Refund): Promise<RefundOutcome> {
  const { refundId, providerRef, amount, refusals } = refund
  try {
    const given = await listGiven(stripe, providerRef)
    const named = given.filter((one) => one.metadata?.['foyer_refund'] === refundId)
    if (sumOf(named) >= amount) return outcomeOf(named, providerRef)
    const byHand = refusals === 0 ? [] : given.filter((one) => isByHand(one, refundId))
    const fitting = fittingOf(byHand, amount - sumOf(named))
    if (fitting === undefined) return { state: 'given-otherwise', providerRef }
    for (const one of fitting) await stripe.refunds.update(one.id, { metadata: { foyer_refund: refundId } })
    return outcomeOf(fitting.length > 0 ? [...fitting, ...named] : [await createRefund()], providerRef)
  } catch (error) {
    // More than there is to give back, or a charge that a dispute holds: asking again changes nothing by itself.
    if (error instanceof Stripe.errors.StripeInvalidRequestError) return { state: 'failed', providerRef }
    throw error
  }

  function createRefund() {
    return stripe.refunds.create(
      { payment_intent: providerRef, amount, metadata: { foyer_refund: refundId } },
      { idempotencyKey: refusals === 0 ? refundId : `${refundId}/${refusals}` },
    )
  }
}

/** @param given what went back as the refund that was asked for. */
function outcomeOf(given: readonly Stripe.Refund[], intentId: string): RefundOutcome {
  const [first] = given
  const isUnderWay = first?.status === 'succeeded' || first?.status === 'pending'
  const refs = given.map(({ id }) => id)
  return { state: isUnderWay ? 'succeeded' : 'failed', providerRef: first?.id ?? intentId, refs }
}

/** What went back of an intent; what failed moved nothing. */
async function listGiven(stripe: Stripe, intentId: string): Promise<Stripe.Refund[]> {
  const given: Stripe.Refund[] = []
  for await (const refund of stripe.refunds.list({ payment_intent: intentId, limit: PAGE }))
    if (refund.status !== 'failed' && refund.status !== 'canceled') given.push(refund)
  return given
}

/** Somebody gave it in Stripe's dashboard after we had promised ours: it bears no name of ours. */
function isByHand({ metadata, created }: Stripe.Refund, refundId: string): boolean {
  return metadata?.['foyer_refund'] === undefined && created >= namedAt(refundId)
}

/**
 * Those of what was given by hand that are what we promised: one of that sum, or all of them together. Empty: none was given.
 * Undefined: something was given, and who gave it knows for what.
 */
function fittingOf(byHand: readonly Stripe.Refund[], wanted: number): readonly Stripe.Refund[] | undefined {
  const one = byHand.find(({ amount }) => amount === wanted)
  if (one !== undefined) return [one]
  return byHand.length === 0 || sumOf(byHand) === wanted ? byHand : undefined
}

const sumOf = (refunds: readonly Stripe.Refund[]): number => refunds.reduce((sum, { amount }) => sum + amount, 0)
