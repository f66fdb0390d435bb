import type { ProcessContext } from '#platform/context'
import { countDeclinedThere } from './count-declined-cards.ts'
import { endAttempt, endLeftAgain } from './leave-payment.ts'
import { findOrder } from './orders.queries.ts'
import { listPaymentsToCheck, noteCheck, noteCheckDone, type PaymentRow } from './payments.queries.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { askRefundsAgain } from './refund-payment.ts'
import { settleFound } from './settle-payment.ts'
import { settleTransfer } from './settle-transfer.ts'

/** An attempt is asked for when its outcome is still unknown after this long, and then as often; in milliseconds. */
const PATIENCE_MS = 60_000
/** A bank's page that nobody came back from for this long is left, in milliseconds. Banks give 10 to 15 minutes. */
const LEFT_MS = 30 * 60_000
/** So many attempts are asked for in one run: the rest are the next one's. */
const AT_ONCE = 200
/** A person is told of an attempt that could not be asked for so often in a row. */
const FAILED_CHECKS = 3

/**
 * Asks the provider what became of attempts whose answer was lost, with a server or on the way, the one asked about
 * longest ago first. Each stands for itself: one that cannot be settled keeps no other waiting, and after three times
 * a person is told. Refunds that were refused for long are asked for as well, and what was left is ended.
 */
export async function recheckPayments(context: ProcessContext): Promise<void> {
  const before = new Date(context.now.getTime() - PATIENCE_MS)
  for (const payment of await listPaymentsToCheck(context, before, AT_ONCE)) {
    const noted = await context.inTransaction((inner) => noteCheck(inner, payment.id))
    try {
      await recheck(context, payment)
      await context.inTransaction((inner) => noteCheckDone(inner, payment.id))
    } catch (error) {
      if ((noted?.failed_checks ?? 0) < FAILED_CHECKS) continue
      await context.inTransaction((inner) =>
        raiseAlarm(inner, 'check-fails', payment.id, { error: error instanceof Error ? error.message : String(error) }),
      )
    }
  }
  await askRefundsAgain(context)
  await endLeftAgain(context)
}

async function recheck(context: ProcessContext, payment: PaymentRow): Promise<void> {
  // Nobody is asked about money that lies in the account.
  if (payment.provider === 'transfer') return settleTransfer(context, payment.id)
  const outcome = await context.ports.payments.find(payment.id, payment.provider_ref)
  if (outcome?.state === 'action_required' && (await isLeft(context, payment))) await endAttempt(context, payment)
  else await settleFound(context, payment, outcome)
  // An event that told of it may be lost.
  if (outcome?.state === 'action_required' && outcome.declined !== undefined)
    await countDeclinedThere(context, { payment, name: outcome.declined })
}

/** In the provider's own fields somebody may still be typing: what waits there ends with the hold of its order. */
async function isLeft(context: ProcessContext, payment: PaymentRow): Promise<boolean> {
  if (context.ports.payments.fields === null) return payment.created_at.getTime() <= context.now.getTime() - LEFT_MS
  const order = await findOrder(context, payment.order_id)
  const holds = order?.hold_expires_at != null && order.hold_expires_at > context.now
  return order?.state !== 'awaiting_payment' || !holds
}
