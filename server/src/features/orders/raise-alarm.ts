import type { Context } from '#platform/context'
import { isUuid, uuidV7 } from '#platform/ground/uuid'
import { findEditionOfMoney, insertAlarm, type PaymentAlarmKind } from './payment-alarms.queries.ts'

/**
 * Says that the books cannot put something right by themselves. A person is told once for each subject, by mail;
 * `npm run doctor` says it until somebody closes it. The mail is the edition's whose money it is, whichever is shown.
 * @param subject the payment, refund, event or dispute that it is about; never a person's data.
 * @param detail `payment`: the attempt behind it, where the subject is the provider's.
 * @param isNews it happened just now: who was told of the same subject, or closed its alarm, knew nothing of it.
 */
export async function raiseAlarm(
  context: Context,
  kind: PaymentAlarmKind,
  subject: string,
  detail: Readonly<Record<string, string | number | null>> = {},
  { isNews = false } = {},
): Promise<void> {
  const alarm = {
    id: uuidV7(context.now),
    kind,
    subject,
    detail: JSON.stringify(detail),
    raised_at: context.now,
  }
  const alarmId = await insertAlarm(context, alarm, isNews)
  if (alarmId === undefined) return
  const named = [subject, String(detail['payment'])].filter(isUuid)
  const editionId = named.length === 0 ? undefined : await findEditionOfMoney(context, named)
  await context.enqueue('mail-payment-alarm', { alarmId }, editionId)
}
