import type { AnyRefundReason } from '@foyer/contract/money-reasons'
import type { Selectable } from 'kysely'
import { type Booking, postRefund } from '#features/ledger'
import type { Context } from '#platform/context'
import type { Refunds } from '#platform/database/database-types'
import { knows, mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type RefundEvent, refundTransitions } from './refund-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders' | 'payments' | 'refunds'>()

/** Promises money back. */
export const insertRefund = async (
  context: Context,
  row: { readonly id: string; readonly paymentId: string; readonly amount: number; readonly reason: AnyRefundReason },
): Promise<void> => {
  const { id, paymentId, amount, reason } = row
  await tables(context)
    .insertInto('refunds')
    .values({ id, payment_id: paymentId, amount, reason, state: 'requested', created_at: context.now })
    .execute()
  await postStep(context, 'refund', { id, amount })
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
  refund: Pick<Selectable<Refunds>, 'id' | 'state' | 'amount'>,
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
  if (event === 'succeed') await postStep(context, 'refund-paid', refund)
}

/**
 * A buyer's bank sent back what was given, or one of the parts in which it was given: that much is owed again. Where all of it
 * came back, the refund failed after all.
 * @param part with the provider's name of what came back.
 * @returns what is owed of it now, in minor units; null where that was known, or nothing had been given.
 */
export const takeBack = async (
  context: Context,
  refund: Selectable<Refunds>,
  part: { readonly ref: string; readonly amount: number },
): Promise<number | null> => {
  if (!knows(refundTransitions, refund.state, 'come-back') || refund.returned_refs.includes(part.ref)) return null
  const amount = Math.min(part.amount, refund.amount - refund.returned)
  const returned = refund.returned + amount
  await tables(context)
    .updateTable('refunds')
    .set({ returned, returned_refs: [...refund.returned_refs, part.ref] })
    .where('id', '=', refund.id)
    .execute()
  await postStep(context, 'refund-returned', { id: refund.id, amount, before: refund.returned })
  if (returned === refund.amount) await advanceRefund(context, refund, 'come-back')
  return returned - refund.settled
}

/**
 * Whoever tells what became of a refund may do so from another edition than its order's.
 * @param step with how much of the refund took it before.
 */
const postStep = async (
  context: Booking,
  how: Parameters<typeof postRefund>[1],
  step: { readonly id: string; readonly amount: number; readonly before?: number },
): Promise<void> => {
  const row = await tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['refunds.id', 'payments.provider', 'payments.currency'])
    .select(['orders.id as orderId', 'orders.edition_id'])
    .where('refunds.id', '=', step.id)
    .executeTakeFirstOrThrow()
  await postRefund(context, how, { ...row, amount: step.amount }, { editionId: row.edition_id, before: step.before })
}

/** A person has paid in another way what is owed of a refund: all of one that is refused, of another what came back. */
export const settleFailedRefund = async (context: Booking, refundId: string): Promise<void> => {
  const refund = await lockRefund(context, refundId)
  if (refund === undefined || (refund.state === 'requested' && refund.refusals === 0)) return
  if (refund.state === 'requested') await advanceRefund(context, refund, 'give-up')
  const owed = (refund.state === 'succeeded' ? refund.returned : refund.amount) - refund.settled
  if (owed === 0) return
  await tables(context)
    .updateTable('refunds')
    .set({ settled: refund.settled + owed })
    .where('id', '=', refundId)
    .execute()
  await postStep(context, 'refund-settled', { id: refundId, amount: owed, before: refund.settled })
}
