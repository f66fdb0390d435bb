import type { ProcessContext } from '#platform/context'
import { findRefund, settleRefund } from './payments.queries.ts'

/**
 * Gives money back that was promised back: the refund is on record already, and its id is the provider's idempotency
 * key. A failure is thrown, so that the job is tried again.
 */
export async function refundPayment(context: ProcessContext, refundId: string): Promise<void> {
  const refund = await findRefund(context, refundId)
  if (refund === undefined || refund.state !== 'requested' || refund.provider_ref === null) return
  const outcome = await context.ports.payments.refund({
    refundId,
    providerRef: refund.provider_ref,
    amount: refund.amount,
  })
  if (outcome.state === 'failed') throw new Error('The provider could not give the money back.')
  await context.inTransaction((inner) => settleRefund(inner, refundId, 'succeeded'))
}
