import type { Selectable } from 'kysely'
import { type Booking, postRefund } from '#features/ledger'
import type { Context } from '#platform/context'
import type { Refunds } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type RefundEvent, refundTransitions } from './refund-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders' | 'payments' | 'refunds'>()

/** Promises money back. */
export const insertRefund = async (
  context: Context,
  row: { readonly id: string; readonly paymentId: string; readonly amount: number; readonly reason: string },
): Promise<void> => {
  const { id, paymentId, amount, reason } = row
  await tables(context)
    .insertInto('refunds')
    .values({ id, payment_id: paymentId, amount, reason, state: 'requested', created_at: context.now })
    .execute()
  await postStep(context, 'refund', id)
}

export const findRefund = (context: Context, id: string) =>
  tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select([
      'refunds.id',
      'refunds.amount',
      'refunds.state',
      'refunds.reason',
      'refunds.refusals',
      'payments.provider_ref',
      'payments.provider',
      'payments.order_id',
      'payments.amount as paid',
    ])
    .select(({ exists, selectFrom }) =>
      exists(
        selectFrom('refunds as older')
          .select('older.id')
          .whereRef('older.payment_id', '=', 'refunds.payment_id')
          .whereRef('older.id', '<', 'refunds.id')
          .where('older.state', '=', 'requested')
          .where('older.refusals', '>', 0)
          .where('refunds.refusals', '>', 0),
      ).as('is_behind'),
    )
    .where('refunds.id', '=', id)
    .executeTakeFirst()

/** Promised and not given back, though its provider was asked by then. */
export const listRefundsToAsk = (context: Pick<Context, 'db'>, provider: string, before: Date, limit: number) =>
  tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.id')
    .where('payments.provider', '=', provider)
    .where('payments.provider_ref', 'is not', null)
    .where('refunds.state', '=', 'requested')
    .where('refunds.asked_at', '<=', before)
    .orderBy('refunds.asked_at')
    .limit(limit)
    .execute()

export const noteRefundAsked = (context: Context, id: string) =>
  tables(context).updateTable('refunds').set({ asked_at: context.now }).where('id', '=', id).execute()

/** @param before how many there were when it was asked: what two runs hear to one key is one refusal. */
export const noteRefusal = (context: Context, id: string, before: number) =>
  tables(context)
    .updateTable('refunds')
    .set({ refusals: before + 1 })
    .where('id', '=', id)
    .where('refusals', '=', before)
    .execute()

/** Under which names the provider has it: its account is read by them. */
export const noteProviderRefs = (context: Context, id: string, refs: readonly string[]) =>
  tables(context)
    .updateTable('refunds')
    .set({ provider_refs: [...refs] })
    .where('id', '=', id)
    .execute()

/** Locks the refund for the rest of the transaction. */
export const lockRefund = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/**
 * The one way in which the state of a refund changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceRefund = async (
  context: Booking,
  refund: Pick<Selectable<Refunds>, 'id' | 'state'>,
  event: RefundEvent,
): Promise<void> => {
  const state = nextState('A refund', refundTransitions, refund.state, event)
  await tables(context)
    .updateTable('refunds')
    .set({ state, settled_at: context.now })
    .where('id', '=', refund.id)
    .where('state', '=', refund.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A refund', refund.state))
  const step = { succeed: 'refund-paid', 'come-back': 'refund-returned', 'give-up': null } as const
  const how = step[event]
  if (how !== null) await postStep(context, how, refund.id)
}

/** Whoever tells what became of a refund may do so from another edition than its order's. */
const postStep = async (context: Booking, how: Parameters<typeof postRefund>[1], refundId: string): Promise<void> => {
  const row = await tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['refunds.id', 'refunds.amount', 'payments.provider', 'payments.currency'])
    .select(['orders.id as orderId', 'orders.edition_id'])
    .where('refunds.id', '=', refundId)
    .executeTakeFirstOrThrow()
  await postRefund(context, how, row, row.edition_id)
}

/** A person has paid a refund in another way: one that the provider took back, or refuses. */
export const settleFailedRefund = async (context: Booking, refundId: string): Promise<void> => {
  const refund = await lockRefund(context, refundId)
  if (refund?.state === 'requested' && refund.refusals > 0) await advanceRefund(context, refund, 'give-up')
  else if (refund?.state !== 'failed') return
  await postStep(context, 'refund-settled', refundId)
}
