import type Stripe from 'stripe'
import type { BalanceTransaction, ProviderBooks } from '../payments.ts'
import { currencyOf } from './read-intent.ts'

const PAGE = 100

/** What Stripe's account says: gross, fee and net of each line, and the payout that it went with. */
export function createStripeBooks(stripe: Stripe): ProviderBooks {
  return {
    async *listBalanceTransactions(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) }
      const payouts = await mapToPayouts(stripe, created)
      for await (const line of stripe.balanceTransactions.list({ created, limit: PAGE, expand: ['data.source'] }))
        yield presentLine(line, payouts.get(line.id) ?? null)
    },
  }
}

/** A line does not name its payout; a payout is asked for its lines. */
async function mapToPayouts(stripe: Stripe, created: { readonly gte: number }): Promise<Map<string, string>> {
  const payoutOf = new Map<string, string>()
  for await (const payout of stripe.payouts.list({ created, limit: PAGE })) {
    if (typeof payout.balance_transaction === 'string') payoutOf.set(payout.balance_transaction, payout.id)
    // Stripe knows the lines of the payouts that it made by itself alone.
    if (!payout.automatic) continue
    for await (const line of stripe.balanceTransactions.list({ payout: payout.id, limit: PAGE }))
      payoutOf.set(line.id, payout.id)
  }
  return payoutOf
}

function presentLine(line: Stripe.BalanceTransaction, payoutId: string | null): BalanceTransaction {
  const { id, type: kind, amount, fee, net, source, created } = line
  return {
    id,
    kind,
    amount,
    fee,
    net,
    currency: currencyOf(line),
    source: typeof source === 'string' ? source : (source?.id ?? null),
    ...namesIn(source),
    backOf: backOf(source),
    createdAt: new Date(created * 1000),
    payoutId,
  }
}

/** Our own names of what a line is about: a charge has the words of its intent, and a refund those that we gave it. */
function namesIn(source: Stripe.BalanceTransaction['source']) {
  if (typeof source !== 'object' || source === null) return { attemptId: null, refundId: null }
  const words = 'metadata' in source ? source.metadata : null
  return { attemptId: words?.['foyer_attempt'] ?? null, refundId: words?.['foyer_refund'] ?? null }
}

/** The intent that a refund is of. */
function backOf(source: Stripe.BalanceTransaction['source']): string | null {
  if (typeof source !== 'object' || source?.object !== 'refund') return null
  const { payment_intent: intent } = source
  return typeof intent === 'string' ? intent : (intent?.id ?? null)
}
