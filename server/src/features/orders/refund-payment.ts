import type { ProcessContext } from '#platform/context'
import { knows } from '#platform/ground/state-machine'
import { advanceRefund, findRefund, lockRefund } from './payments.queries.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { refundTransitions } from './refund-state.ts'

/**
 * Gives money back that was promised back: the refund is on record already, and its id is the provider's idempotency
 * key. A refusal of the provider is told to a person, and thrown, so that the job is tried again.
 */
export async function refundPayment(context: ProcessContext, refundId: string): Promise<void> {
  const refund = await findRefund(context, refundId)
  if (refund === undefined || refund.state !== 'requested') return
  // Somebody of the staff transfers it, and says so.
  if (refund.provider === 'transfer') return
  if (refund.provider_ref === null) throw new Error('A refund belongs to a payment that the provider never took.')
  const outcome = await context.ports.payments.refund({
    refundId,
    providerRef: refund.provider_ref,
    amount: refund.amount,
  })
  if (outcome.state === 'failed') {
    await context.inTransaction((inner) => raiseAlarm(inner, 'refund-failed', refundId, { amount: refund.amount }))
    throw new Error('The provider could not give the money back.')
  }
  await context.inTransaction(async (inner) => {
    const asked = await lockRefund(inner, refundId)
    // Another run of this job has heard the same meanwhile.
    if (asked !== undefined && knows(refundTransitions, asked.state, 'succeed'))
      await advanceRefund(inner, asked, 'succeed')
  })
}
