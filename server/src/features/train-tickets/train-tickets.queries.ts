import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { TrainTickets, TrainTicketTypes } from '#platform/database/database-types'
import { mustHaveChanged, nextState } from '#platform/ground/state-machine'
import { type TrainTicketEvent, trainTicketTransitions } from './train-ticket-state.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'train_tickets' | 'train_ticket_types'>()

export type TrainTicketRow = Selectable<TrainTickets>
export type TrainTicketTypeRow = Selectable<TrainTicketTypes>

/** A ticket with its kind, and the code that it was given. */
export interface WholeTrainTicket extends TrainTicketRow {
  readonly type: TrainTicketTypeRow
  readonly code: string | null
}

const withKindAndCode = (context: Pick<Context, 'db'>) =>
  context.db
    .selectFrom('train_tickets as k')
    .innerJoin('train_ticket_types as t', 't.id', 'k.type_id')
    .leftJoin('train_ticket_codes as c', 'c.ticket_id', 'k.id')
    .selectAll('k')
    // JSON knows no instants: that of the kind is a column of its own.
    .select(['c.code', 't.cancel_before', sql<Omit<TrainTicketTypeRow, 'cancel_before'>>`to_jsonb(t)`.as('type')])

type Joined = TrainTicketRow &
  Pick<WholeTrainTicket, 'code'> &
  Pick<TrainTicketTypeRow, 'cancel_before'> & { readonly type: Omit<TrainTicketTypeRow, 'cancel_before'> }

const whole = (rows: readonly Joined[]): WholeTrainTicket[] =>
  rows.map(({ cancel_before, type, ...ticket }) => ({ ...ticket, type: { ...type, cancel_before } }))

/** Those of the edition, in the order in which they were made. */
export const listTrainTicketTypes = (context: Context): Promise<TrainTicketTypeRow[]> =>
  tables(context)
    .selectFrom('train_ticket_types')
    .selectAll()
    .where('edition_id', '=', context.editionId)
    .orderBy('position')
    .execute()

const typeOf = (context: Context, id: string) =>
  tables(context)
    .selectFrom('train_ticket_types')
    .selectAll()
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)

/** As it stays until the transaction ends, but for its counts: whoever changes it waits, and finds what is held. */
export const holdTrainTicketType = (context: Context, id: string): Promise<TrainTicketTypeRow | undefined> =>
  typeOf(context, id).forKeyShare().executeTakeFirst()

export const findTrainTicketType = (context: Context, id: string): Promise<TrainTicketTypeRow | undefined> =>
  typeOf(context, id).executeTakeFirst()

/** The one in use first, then what went back, the newest first; those whose time ran out are left out. */
export const listTrainTickets = async (context: Context, userId: string): Promise<WholeTrainTicket[]> =>
  whole(
    await withKindAndCode(context)
      .where('k.user_id', '=', userId)
      .where('k.edition_id', '=', context.editionId)
      .where('k.state', '<>', 'expired')
      .orderBy(sql`k.state = 'cancelled'`)
      .orderBy('k.id', 'desc')
      .execute(),
  )

/** Of every edition and in every state, for who asks what is known of them. */
export const listAllTrainTickets = async (context: Context, userId: string): Promise<WholeTrainTicket[]> =>
  whole(await withKindAndCode(context).where('k.user_id', '=', userId).orderBy('k.id').execute())

export const findTrainTicket = async (
  context: Context,
  where: { readonly id: string; readonly userId?: string },
): Promise<WholeTrainTicket | undefined> => {
  const { id, userId } = where
  const rows = await withKindAndCode(context)
    .where('k.id', '=', id)
    .where('k.edition_id', '=', context.editionId)
    .$if(userId !== undefined, (tickets) => tickets.where('k.user_id', '=', userId ?? ''))
    .execute()
  return whole(rows)[0]
}

/** Until the transaction ends, nobody else gives this person a train ticket or takes one from them. */
export const lockTrainTicketsOf = (context: Context, userId: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`train tickets of ${userId}`}, 0))`.execute(context.db)

/** The one that the person holds or has: there is one at most. */
export const findLivingTrainTicket = (
  context: Context,
  { userId, editionId }: { readonly userId: string; readonly editionId: number },
): Promise<TrainTicketRow | undefined> =>
  tables(context)
    .selectFrom('train_tickets')
    .selectAll()
    .where('user_id', '=', userId)
    .where('edition_id', '=', editionId)
    .where('state', 'in', ['held', 'issued'])
    .executeTakeFirst()

export const lockTrainTicket = (context: Context, id: string): Promise<TrainTicketRow | undefined> =>
  tables(context).selectFrom('train_tickets').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const insertTrainTicket = (context: Context, row: Insertable<TrainTickets>) =>
  tables(context).insertInto('train_tickets').values(row).execute()

export const updateTrainTicket = (context: Context, id: string, set: Omit<Updateable<TrainTickets>, 'state'>) =>
  tables(context).updateTable('train_tickets').set(set).where('id', '=', id).execute()

/**
 * The one way in which the state of a train ticket changes.
 * @throws ImpossibleTransition, StateLeft
 */
export const advanceTrainTicket = (
  context: Context,
  ticket: Pick<TrainTicketRow, 'id' | 'state'>,
  event: TrainTicketEvent,
  set: Omit<Updateable<TrainTickets>, 'state'>,
) => {
  const state = nextState('A train ticket', trainTicketTransitions, ticket.state, event)
  return tables(context)
    .updateTable('train_tickets')
    .set({ ...set, state })
    .where('id', '=', ticket.id)
    .where('state', '=', ticket.state)
    .executeTakeFirstOrThrow()
    .then(mustHaveChanged('A train ticket', ticket.state))
}

/** The tickets stay in the count, and nobody can be told from another. */
export const erasePassengersOf = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).updateTable('train_tickets').set({ passenger_name: 'Erased' }).where('user_id', '=', userId).execute()

/** Names on tickets that went back or came to nothing before then. */
export const forgetPassengers = async (context: Pick<Context, 'db'>, before: Date): Promise<void> => {
  await tables(context)
    .updateTable('train_tickets')
    .set({ passenger_name: 'Erased' })
    .where('ended_at', '<', before)
    .where('passenger_name', '<>', 'Erased')
    .execute()
}
