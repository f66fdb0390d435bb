import type { ProcessContext } from '#platform/context'
import { listUnsettled } from './payments.queries.ts'
import type { Sellables } from './sellable.ts'
import { settleFailure, settleSuccess } from './settle-payment.ts'

/** An attempt is asked for when its outcome is still unknown after this long, in milliseconds. */
const PATIENCE_MS = 60_000

/**
 * Asks the provider what became of attempts whose answer was lost, with a server or on the way. An attempt that the
 * provider never heard of has failed.
 */
export async function recheckPayments(context: ProcessContext, sellables: Sellables): Promise<void> {
  for (const payment of await listUnsettled(context, new Date(context.now.getTime() - PATIENCE_MS))) {
    const outcome = await context.ports.payments.find(payment.id)
    if (outcome === null) {
      // One that is pending reached the provider once; only one that never did can be given up.
      if (payment.state === 'started') await settleFailure(context, payment.id, null, 'never-reached')
    } else if (outcome.state === 'succeeded') await settleSuccess(context, payment.id, outcome.providerRef, sellables)
    else if (outcome.state === 'failed') await settleFailure(context, payment.id, outcome.providerRef, outcome.reason)
  }
}
