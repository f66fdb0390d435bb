import type { Context, ProcessContext } from '#platform/context'
import { listPaymentsToEnd, noteEndAsked, noteEnded, noteToEnd } from './left-payments.queries.ts'
import { closeAlarmByItself } from './payment-alarms.queries.ts'
import {
  advancePayment,
  findPayment,
  findPaymentUnderWay,
  lockPayment,
  type PaymentRow,
  waitsForBuyer,
} from './payments.queries.ts'
import { raiseAlarm } from './raise-alarm.ts'
import { type Settlement, settleOutcome } from './settle-payment.ts'

/** So long after its provider was asked, an attempt whose job was given up is to be ended again, in milliseconds. */
const PATIENCE_MS = 3_600_000
/** So many are asked for in one run: the rest are the next one's. */
const AT_ONCE = 50

/** Whoever takes money by now does not know an attempt that was answered once: the settings have named another since. */
export class AttemptUnknown extends Error {}

/**
 * Ends an attempt at the provider, and books what it is then. `failed`: nothing was taken, and another one may begin.
 * Where ending comes too late, the money counts as if nobody had tried.
 * @throws AttemptUnknown
 */
export async function endAttempt(
  context: ProcessContext,
  payment: Pick<PaymentRow, 'id' | 'order_id' | 'provider_ref'>,
): Promise<Settlement> {
  const outcome = await context.ports.payments.cancel(payment.id, payment.provider_ref)
  if (outcome === null && payment.provider_ref !== null)
    throw new AttemptUnknown('The provider does not know an attempt that it has answered.')
  // It never heard of it; and should it hear of it now, nobody was shown what a card is given with.
  if (outcome === null) return 'failed'
  const settlement = await settleOutcome(context, payment, outcome)
  return settlement === 'repeated' && outcome.state === 'failed' ? 'failed' : settlement
}

/**
 * Lets go of the attempt of a locked order that waits for its buyer: the order can change at once, and the provider is
 * told right after this transaction. Money that comes of it all the same goes back, or pays what it was asked for.
 */
export async function leavePayment(
  context: Context,
  orderId: string,
  reason: 'left' | 'too-many-declined' = 'left',
): Promise<void> {
  const found = await findPaymentUnderWay(context, orderId)
  const payment = found === undefined ? undefined : await lockPayment(context, found.id)
  if (payment === undefined || !waitsForBuyer(payment)) return
  await advancePayment(context, payment, 'fail', { reason })
  await haveEnded(context, payment.id)
}

/**
 * Has the provider told once more of an attempt that was left while it was asked: what told it before may have come earlier
 * than the attempt did.
 * @returns whether it was left.
 */
export async function endIfLeft(context: ProcessContext, paymentId: string): Promise<boolean> {
  return context.inTransaction(async (inner) => {
    if ((await findPayment(inner, paymentId))?.state !== 'failed') return false
    await haveEnded(inner, paymentId)
    return true
  })
}

/** Its provider is told right after this transaction, and until it answers. */
async function haveEnded(context: Context, paymentId: string): Promise<void> {
  await noteToEnd(context, paymentId)
  await context.enqueue('end-payment', { paymentId })
}

/** Tells the provider that an attempt was left; done twice, it is as done once. */
export async function endLeftPayment(context: ProcessContext, paymentId: string): Promise<void> {
  const payment = await findPayment(context, paymentId)
  if (payment !== undefined && payment.state !== 'succeeded') await endAttempt(context, payment)
  await context.inTransaction(async (inner) => {
    await noteEnded(inner, paymentId)
    await closeAlarmByItself(inner, 'end-fails', paymentId)
  })
}

/**
 * Tells once an hour of what was left and could not be ended until its job was given up, and a person as well: as long as it
 * is there at the provider, somebody may know what it is paid with. Each stands for itself.
 */
export async function endLeftAgain(context: ProcessContext): Promise<void> {
  const before = new Date(context.now.getTime() - PATIENCE_MS)
  for (const { id } of await listPaymentsToEnd(context, context.ports.payments.name, before, AT_ONCE)) {
    await context.inTransaction((inner) => noteEndAsked(inner, id))
    await endLeftPayment(context, id).catch((error: unknown) =>
      context.inTransaction((inner) =>
        raiseAlarm(inner, 'end-fails', id, { error: error instanceof Error ? error.message : String(error) }),
      ),
    )
  }
}
