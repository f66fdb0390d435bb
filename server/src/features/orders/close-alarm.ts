import type { Input } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import type { closePaymentAlarm as closes } from '@foyer/contract/office-orders'
import type { Context } from '#platform/context'
import { type Audited, audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { closeOpenAlarm } from './payment-alarms.queries.ts'

const alarmRecord = auditedRecord('payment-alarm', ['kind', 'closed'])

/** Somebody has put right what the books could not. @throws Refused `requests/not-found` where no such alarm is open. */
export async function closeAlarm(
  context: Context,
  { params: { uuid } }: Input<typeof closes>,
): Promise<Audited<undefined>> {
  const alarm = await closeOpenAlarm(context, uuid)
  if (alarm === undefined) throw refuse(requests.notFound)
  const { kind } = alarm
  return audited(alarmRecord.changed(uuid, { kind, closed: false }, { kind, closed: true }), undefined)
}
