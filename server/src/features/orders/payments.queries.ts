import { type Expression, type ExpressionBuilder, type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { postPayment } from '#features/ledger'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import { composedWrite } from '#platform/database/composed-writes'
import type { DB, PaymentEvents, Payments } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { closeAlarmByItself } from './payment-alarms.queries.ts'
import { type PaymentEvent, paymentTransitions } from './payment-state.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'orders' | 'payments' | 'payment_events' | 'refunds'>()

export type PaymentRow = Selectable<Payments>

const insertNew = composedWrite((db, row: Insertable<Payments>) =>
  tables({ db })
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
)

export const insertPayment = async ({ db }: Context, row: Insertable<Payments>): Promise<boolean> =>
  (await insertNew(db, row)).numAffectedRows === 1n

const paymentsById = composedOnce((db, id: string) =>
  tables({ db }).selectFrom('payments').selectAll().where('id', '=', id),
)

export const findPayment = async ({ db }: Context, id: string): Promise<PaymentRow | undefined> =>
  (await paymentsById(db, id))[0]

/** The attempt behind money that the provider names. */
export const findPaymentByRef = (context: Context, provider: string, providerRef: string) =>
  tables(context)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('provider_ref', '=', providerRef)
    .executeTakeFirst()

/** In a question about orders: an attempt to pay is under way, and its money may still come. */
export const isBeingPaid = (order: ExpressionBuilder<DB, 'orders'>) =>
  order.exists(
    order
      .selectFrom('payments')
      .select('payments.id')
      .whereRef('payments.order_id', '=', 'orders.id')
      .where('payments.state', 'in', ['started', 'pending']),
  )

/**
 * Whom an attempt under way waits for. One that was begun at Stripe and not answered waits for its buyer like one that waits
 * for a card: what a card is given with is shown to nobody before the answer is booked. In a question about the attempt `p`.
 */
export const waitsFor = sql<'buyer' | 'provider'>`case
  when (p.state = 'pending' and p.action_url is not null) or (p.state = 'started' and p.provider = 'stripe')
  then 'buyer' else 'provider' end`

/** As {@link waitsFor} says. */
export const waitsForBuyer = ({ state, action_url, provider }: PaymentRow): boolean =>
  (state === 'pending' && action_url !== null) || (state === 'started' && provider === 'stripe')

const paymentsUnderWay = composedOnce((db, orderId: string) =>
  tables({ db })
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['started', 'pending']),
)

export const findPaymentUnderWay = async (
  { db }: Pick<Context, 'db'>,
  orderId: string,
): Promise<PaymentRow | undefined> => (await paymentsUnderWay(db, orderId))[0]

/**
 * The payment that an order was paid with. Money of another attempt that came as well, for what the order cost before or
 * when it was paid already, went back whole: of what keeps money there is one.
 */
export const findKeptPayment = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .where(
      'amount',
      '>',
      sql<number>`coalesce((select sum(r.amount) from refunds r where r.payment_id = payments.id), 0)`,
    )
    .executeTakeFirst()

/** Locks the attempt; whoever changes its order has locked that before. */
export const lockPayment = async ({ db }: Context, id: string): Promise<PaymentRow | undefined> =>
  (await lockById(db, { id })).rows[0]

const lockById = composedWrite((db, { id }: { readonly id: string }) =>
  tables({ db }).selectFrom('payments').selectAll().where('id', '=', id).forUpdate(),
)

interface Move extends Pick<PaymentRow, 'id' | 'state'> {
  readonly set: Updateable<Payments>
}

const move = composedWrite((db, { id, state, set }: Move) =>
  tables({ db }).updateTable('payments').set(set).where('id', '=', id).where('state', '=', state),
)

/**
 * Notes what the provider says of an attempt; money that it took is booked, and whoever was told that it says nothing need not ask.
 * @param context in the edition of its order, where money was taken.
 * @throws ImpossibleTransition, StateLeft
 */
export const advancePayment = async (
  context: Context,
  payment: Pick<PaymentRow, 'id' | 'state' | 'order_id' | 'provider' | 'amount' | 'currency' | 'failed_checks'>,
  event: PaymentEvent,
  set: Omit<Updateable<Payments>, 'state'> = {},
): Promise<void> => {
  const state = nextState('A payment', paymentTransitions, payment.state, event)
  const settled = state === 'pending' ? {} : { settled_at: context.now }
  const advanced = move(context.db, { id: payment.id, state: payment.state, set: { ...set, state, ...settled } })
    .then(({ numAffectedRows }) => ({ numUpdatedRows: numAffectedRows ?? 0n }))
    .then(mustHaveChanged('A payment', payment.state))
  await Promise.all([
    advanced,
    state === 'succeeded' && postPayment(context, { ...payment, orderId: payment.order_id }),
    payment.failed_checks > 0 && closeAlarmByItself(context, 'check-fails', payment.id),
  ])
}

/** Where attempts were begun from, before then. */
export const forgetNetworks = async (context: Pick<Context, 'db'>, before: Date): Promise<void> => {
  await tables(context)
    .updateTable('payments')
    .set({ network_key: null })
    .where('network_key', 'is not', null)
    .where('created_at', '<=', before)
    .execute()
}

/** Attempts whose outcome is unknown, the one asked about longest ago first. */
export const listPaymentsToCheck = (context: Context, before: Date, limit: number): Promise<PaymentRow[]> =>
  tables(context)
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', ['started', 'pending'])
    .where('created_at', '<', before)
    .where((row) => row.or([row('checked_at', 'is', null), row('checked_at', '<', before)]))
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .orderBy('created_at')
    .limit(limit)
    .execute()

/** Noted before the provider is asked, so that one attempt which cannot be asked about keeps no other waiting. */
export const noteCheck = (context: Context, id: string) =>
  tables(context)
    .updateTable('payments')
    .set((row) => ({ checked_at: context.now, failed_checks: row('failed_checks', '+', 1) }))
    .where('id', '=', id)
    .returning('failed_checks')
    .executeTakeFirst()

export const noteCheckDone = (context: Context, id: string) =>
  tables(context).updateTable('payments').set({ failed_checks: 0 }).where('id', '=', id).execute()

export const insertPaymentEvent = (context: Context, row: Insertable<PaymentEvents>) =>
  tables(context)
    .insertInto('payment_events')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
    .then((result) => result.numInsertedOrUpdatedRows === 1n)

export const markEvent = (context: Context, provider: string, id: string, outcome: 'settled' | 'repeated' | 'alarm') =>
  tables(context)
    .updateTable('payment_events')
    .set({ outcome })
    .where('provider', '=', provider)
    .where('id', '=', id)
    .execute()

/**
 * In a question about money that was transferred for an order: it does not pay it, and will not, however much else comes.
 * The order is over or paid otherwise; or it costs no more than came by now, and its buyer changed it after that.
 */
export const takesTransferNoMore = (orderId: Expression<string>, came: Expression<number>) =>
  sql<boolean>`exists (
    select from orders o where o.id = ${orderId}
      and (o.state not in ('open', 'awaiting_payment') or ${came} >= o.total)
      and not exists (select from payments p where p.order_id = o.id and p.provider = 'transfer' and p.state <> 'failed'))`

/** Money that is to be transferred back by hand, the oldest first. */
export const listTransfersBack = (context: Context) =>
  tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'refunds.reason',
      'refunds.created_at',
      'payments.order_id',
      'payments.currency',
    ])
    .where('payments.provider', '=', 'transfer')
    .where('refunds.state', '=', 'requested')
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .limit(500)
    .execute()
