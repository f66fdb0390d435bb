import { sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import { composedWrite } from '#platform/database/composed-writes'
import type { Orders } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type OrderEvent, orderTransitions } from './order-state.ts'
import type { OrderRow } from './orders.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders' | 'order_events'>()

const lockById = composedWrite((db, { id }: { readonly id: string }) =>
  tables({ db }).selectFrom('orders').select(['id', 'state']).where('id', '=', id).forUpdate(),
)

/** Locks the order for the rest of the transaction: the first lock that any change of an order takes. */
export const lockOrder = async ({ db }: Context, id: string): Promise<Pick<OrderRow, 'id' | 'state'> | undefined> =>
  (await lockById(db, { id })).rows[0]

/**
 * As {@link lockOrder}, for the registration in progress: in whatever state it is when whoever had it lets go of it.
 * Undefined where none was in progress.
 */
export const lockOpenOrderOfUser = async ({ db, editionId }: Context, userId: string) =>
  (await lockOpenOrder(db, { userId, editionId })).rows[0]

const lockOpenOrder = composedWrite(
  (on, { userId, editionId }: { readonly userId: string; readonly editionId: number }) =>
    tables({ db: on })
      .selectFrom('orders')
      .select(['id', 'state'])
      .where('id', 'in', (db) =>
        db
          .selectFrom('orders as begun')
          .select('begun.id')
          .where('begun.user_id', '=', userId)
          .where('begun.edition_id', '=', editionId)
          .where('begun.purpose', '=', 'registration')
          .where('begun.state', 'in', ['open', 'awaiting_payment']),
      )
      .forUpdate(),
)

/** Until the transaction ends, nobody else begins an order of this person. */
export const lockBeginning = (context: Context, userId: string) =>
  lockByName(context.db, { name: `order of ${userId}` })

const lockByName = composedWrite(
  (_db, { name }: { readonly name: string }) => sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`,
)

const updateById = composedWrite(
  (db, { id, set }: { readonly id: string; readonly set: Omit<Updateable<Orders>, 'state'> }) =>
    tables({ db }).updateTable('orders').set(set).where('id', '=', id),
)

export const updateOrder = ({ db }: Context, id: string, set: Omit<Updateable<Orders>, 'state'>) =>
  updateById(db, { id, set })

interface Move extends Pick<OrderRow, 'id' | 'state'> {
  readonly event: OrderEvent
  readonly next: OrderRow['state']
  readonly at: Date
  readonly set: Omit<Updateable<Orders>, 'state'>
}

const move = composedWrite((on, { id, state, event, next, at, set }: Move) =>
  tables({ db: on })
    .with('moved', (db) =>
      db
        .updateTable('orders')
        .set({ ...set, state: next })
        .where('id', '=', id)
        .where('state', '=', state)
        .returning('id'),
    )
    .insertInto('order_events')
    .columns(['order_id', 'event', 'from_state', 'to_state', 'at'])
    .expression((db) =>
      db
        .selectFrom('moved')
        .select(({ val }) => [
          'id',
          val(event).as('event'),
          val(state).as('from_state'),
          val(next).as('to_state'),
          val(at).as('at'),
        ]),
    ),
)

/**
 * The one way in which an order's state changes: by an event that it knows, written into its history.
 * @param before the order, locked.
 * @throws ImpossibleTransition, StateLeft, and what would have followed does not happen.
 */
export const advanceLockedOrder = (
  { db, now }: Context,
  { id, state }: Pick<OrderRow, 'id' | 'state'>,
  event: OrderEvent,
  set: Omit<Updateable<Orders>, 'state'> = {},
): Promise<void> => {
  const next = nextState('An order', orderTransitions, state, event)
  return move(db, { id, state, event, next, at: now, set })
    .then(({ numAffectedRows }) => ({ numUpdatedRows: numAffectedRows ?? 0n }))
    .then(mustHaveChanged('An order', state))
}

/** As {@link advanceLockedOrder}, of an order that need not be locked yet. */
export const advanceOrder = async (
  context: Context,
  id: string,
  event: OrderEvent,
  set: Omit<Updateable<Orders>, 'state'> = {},
): Promise<void> => {
  const before = await lockOrder(context, id)
  if (before === undefined) throw new Error('An order that is to change does not exist.')
  await advanceLockedOrder(context, before, event, set)
}
