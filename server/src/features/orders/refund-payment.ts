import type { Context, ProcessContext } from '#platform/context'
import { knows } from '#platform/ground/state-machine'
import { closeAlarmByItself } from './payment-alarms.queries.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { refundTransitions } from './refund-state.ts'
import {
  advanceRefund,
  findRefund,
  listRefundsToAsk,
  lockRefund,
  noteProviderRefs,
  noteRefundAsked,
  noteRefusal,
} from './refunds.queries.ts'

/** So long after its provider was asked, a refund whose job was given up is asked for again, in milliseconds. */
const PATIENCE_MS = 3_600_000
/** So many are asked for in one run: the rest are the next one's. */
const AT_ONCE = 50

/**
 * Gives money back that was promised back: the refund is on record already, and its id is the provider's idempotency
 * key. A refusal of the provider is noted, told to a person, and thrown, so that the job is tried again; once the money went
 * back the person is told that as well.
 */
export async function refundPayment(context: ProcessContext, refundId: string): Promise<void> {
  const refund = await findRefund(context, refundId)
  if (refund === undefined || refund.state !== 'requested') return
  // Somebody of the staff transfers it, and says so.
  if (refund.provider === 'transfer') return
  if (refund.provider_ref === null) throw new Error('A refund belongs to a payment that the provider never took.')
  // What was refused may have been given by hand since, for one of them or the other: they are asked for in turn.
  if (refund.is_behind) throw new Error('An older refund of the same charge was refused, and is asked for first.')
  const { amount, refusals, provider_ref: providerRef } = refund
  await context.inTransaction((inner) => noteRefundAsked(inner, refundId))
  const outcome = await context.ports.payments.refund({ refundId, providerRef, amount, refusals })
  if (outcome.state === 'failed') {
    await context.inTransaction(async (inner) => {
      await noteRefusal(inner, refundId, refusals)
      await raiseAlarm(inner, 'refund-failed', refundId, { amount })
    })
    throw new Error('The provider could not give the money back.')
  }
  if (outcome.state === 'given-otherwise')
    throw new Error('Money of the same charge was given back beside us: whoever gave it closes the alarm.')
  await context.inTransaction((inner) => bookGiven(inner, { refundId, amount, refs: outcome.refs ?? [] }))
}

interface Given {
  readonly refundId: string
  readonly amount: number
  /** The provider's own names of it. */
  readonly refs: readonly string[]
}

async function bookGiven(context: Context, { refundId, amount, refs }: Given): Promise<void> {
  const asked = await lockRefund(context, refundId)
  if (asked !== undefined && knows(refundTransitions, asked.state, 'succeed')) {
    await advanceRefund(context, asked, 'succeed')
    await noteProviderRefs(context, refundId, refs)
    await closeAlarmByItself(context, 'refund-failed', refundId)
    return
  }
  // Another run of this job has heard the same meanwhile, or somebody said in that moment that they paid it otherwise.
  if (asked?.state === 'failed')
    await raiseAlarm(context, 'charge-does-not-fit', refundId, { amount, refund: refundId })
}

/** Asks once an hour for what is promised and was refused until its job was given up. Each stands for itself. */
export async function askRefundsAgain(context: ProcessContext): Promise<void> {
  const before = new Date(context.now.getTime() - PATIENCE_MS)
  // What it says is noted with the refund, and told by its alarm.
  for (const { id } of await listRefundsToAsk(context, context.ports.payments.name, before, AT_ONCE))
    await refundPayment(context, id).catch(() => undefined)
}
