import type { Insertable } from 'kysely'
import type { Context } from '#platform/context'
import type { PaymentEvents, Payments } from '#platform/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'payments' | 'payment_events' | 'refunds'>()

export const insertPayment = (context: Context, row: Insertable<Payments>) =>
  tables(context)
    .insertInto('payments')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
    .then((result) => result.numInsertedOrUpdatedRows === 1n)

export const findPayment = (context: Context, id: string) =>
  tables(context).selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst()

export const findPaymentUnderWay = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', 'in', ['started', 'pending'])
    .executeTakeFirst()

export const findSucceededPayment = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'succeeded')
    .orderBy('settled_at')
    .executeTakeFirst()

/** Compare and set: an attempt is settled once, whoever brings the news first. */
export const settle = async (
  context: Context,
  id: string,
  outcome: {
    readonly state: 'pending' | 'succeeded' | 'failed'
    readonly providerRef: string | null
    readonly reason?: string
  },
): Promise<boolean> => {
  const result = await tables(context)
    .updateTable('payments')
    .set({
      state: outcome.state,
      reason: outcome.reason ?? null,
      ...(outcome.providerRef === null ? {} : { provider_ref: outcome.providerRef }),
      ...(outcome.state === 'pending' ? {} : { settled_at: context.now }),
    })
    .where('id', '=', id)
    // Money that arrives after a failure was reported is money all the same.
    .where('state', 'in', outcome.state === 'succeeded' ? ['started', 'pending', 'failed'] : ['started', 'pending'])
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** Attempts whose outcome never came back: the server died, or the answer was lost. */
export const listUnsettled = (context: Context, startedBefore: Date) =>
  tables(context)
    .selectFrom('payments')
    .selectAll()
    .where('state', 'in', ['started', 'pending'])
    .where('created_at', '<', startedBefore)
    .limit(100)
    .execute()

export const insertRefund = (
  context: Context,
  row: { readonly id: string; readonly paymentId: string; readonly amount: number; readonly reason: string },
) =>
  tables(context)
    .insertInto('refunds')
    .values({
      id: row.id,
      payment_id: row.paymentId,
      amount: row.amount,
      reason: row.reason,
      state: 'requested',
      created_at: context.now,
    })
    .execute()

export const findRefund = (context: Context, id: string) =>
  tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'refunds.state',
      'refunds.reason',
      'payments.provider_ref',
      'payments.order_id',
      'payments.amount as paid',
    ])
    .where('refunds.id', '=', id)
    .executeTakeFirst()

export const settleRefund = async (context: Context, id: string, state: 'succeeded' | 'failed'): Promise<boolean> => {
  const result = await tables(context)
    .updateTable('refunds')
    .set({ state, settled_at: context.now })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

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
