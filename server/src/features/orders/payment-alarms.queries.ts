import { type Insertable, type Selectable, sql } from 'kysely'
import type { Booking } from '#features/ledger'
import type { Context } from '#platform/context'
import type { PaymentAlarms } from '#platform/database/database-types'
import { isUuid } from '#platform/ground/uuid'
import { forgetGivenUp } from '#platform/jobs/queues'
import { noteEnded } from './left-payments.queries.ts'
import { settleFailedRefund } from './refunds.queries.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'orders' | 'payment_alarms' | 'payments' | 'refunds'>()

export type PaymentAlarmKind = Selectable<PaymentAlarms>['kind']

/**
 * False where a person was told already. What was put right by itself and is wrong again is told again.
 * @param isNews it happened just now, and whoever was told of the subject, or closed its alarm, knew of something else.
 */
export const insertAlarm = (
  context: Context,
  row: Insertable<PaymentAlarms>,
  isNews: boolean,
): Promise<string | undefined> =>
  tables(context)
    .insertInto('payment_alarms')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .columns(['kind', 'subject'])
        .doUpdateSet({ closed_at: null, closed_how: null, raised_at: row.raised_at, detail: row.detail })
        .where(sql<boolean>`(payment_alarms.closed_how = 'by-itself' or ${isNews})`),
    )
    .returning('id')
    .executeTakeFirst()
    .then((told) => told?.id)

/** Undefined where it is closed already, or was never raised. */
const close = (context: Booking, how: 'by-person' | 'by-itself') =>
  tables(context)
    .updateTable('payment_alarms')
    .set({ closed_at: context.now, closed_how: how })
    .where('closed_at', 'is', null)
    .returning(['kind', 'subject'])

/**
 * Undefined where it is closed already, or was never raised. Who closes that of a refund has paid it in another way, whether
 * it came back or was refused: nobody is asked for it any more. Nor is for an attempt to be ended whose alarm is closed.
 */
export const closeOpenAlarm = async (context: Booking, id: string) => {
  const alarm = await close(context, 'by-person').where('id', '=', id).executeTakeFirst()
  if (alarm === undefined || !isUuid(alarm.subject)) return alarm
  if (alarm.kind === 'refund-failed') await settleFailedRefund(context, alarm.subject)
  if (alarm.kind === 'end-fails') await noteEnded(context, alarm.subject)
  await forgetGivenUp(context, alarm.subject)
  return alarm
}

/** What it told of was put right after all: nobody has to, and the job that was given up for it counts no more. */
export const closeAlarmByItself = (context: Booking, kind: PaymentAlarmKind, subject: string) =>
  close(context, 'by-itself')
    .where('kind', '=', kind)
    .where('subject', '=', subject)
    .executeTakeFirst()
    .then(() => forgetGivenUp(context, subject))

export const findAlarm = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).selectFrom('payment_alarms').selectAll().where('id', '=', id).executeTakeFirst()

/** Where the order of an attempt or a refund belongs; undefined where these name neither. */
export const findEditionOfMoney = (context: Pick<Context, 'db'>, ids: readonly string[]): Promise<number | undefined> =>
  tables(context)
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select('orders.edition_id')
    .where((payment) =>
      payment.or([
        payment('payments.id', 'in', [...ids]),
        payment(
          'payments.id',
          'in',
          payment
            .selectFrom('refunds')
            .select('refunds.payment_id')
            .where('refunds.id', 'in', [...ids]),
        ),
      ]),
    )
    .executeTakeFirst()
    .then((order) => order?.edition_id)

/** What was told of an order's attempts and refunds, the oldest first. */
export const listAlarmsOfOrder = (context: Pick<Context, 'db'>, subjects: readonly string[]) =>
  tables(context)
    .selectFrom('payment_alarms')
    .select(['kind', 'raised_at', 'closed_at', 'closed_how'])
    .where((alarm) =>
      alarm.or([
        alarm('subject', 'in', [...subjects]),
        alarm(sql<string>`payment_alarms.detail ->> 'payment'`, 'in', [...subjects]),
      ]),
    )
    .orderBy('raised_at')
    .orderBy('id')
    .execute()
