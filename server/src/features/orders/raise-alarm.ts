import type { Context } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { insertAlarm, type PaymentAlarmKind } from './payments.queries.ts'

/**
 * Says that the books cannot put something right by themselves. A person is told once for each subject, by mail;
 * `npm run doctor` says it until somebody closes it.
 * @param subject the payment, refund, event or dispute that it is about; never a person's data.
 * @param detail `payment`: the attempt behind it, where the subject is the provider's.
 */
export async function raiseAlarm(
  context: Context,
  kind: PaymentAlarmKind,
  subject: string,
  detail: Readonly<Record<string, string | number | null>> = {},
): Promise<void> {
  const id = uuidV7(context.now)
  const isNew = await insertAlarm(context, {
    id,
    kind,
    subject,
    detail: JSON.stringify(detail),
    raised_at: context.now,
  })
  if (isNew) await context.enqueue('mail-payment-alarm', { alarmId: id })
}
