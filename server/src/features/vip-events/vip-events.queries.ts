import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import { type BoughtThing, boughtThing } from '#features/orders'
import { heldCodeType } from '#features/passes'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Db } from '#platform/database/database'
import type { VipEvents } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { type OwnAttendanceRow, ownAttendances } from './attendances.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'vip_events' | 'vip_ignores'>()

export type EventRow = Selectable<VipEvents>

/** An event as one person sees it. */
export interface OwnEventRow extends EventRow {
  /** Their pass is open to it. */
  readonly is_open_to: boolean
  readonly is_ignored: boolean
  /** Places that they may take at once: none while somebody waits whom these fit. */
  readonly left: number
}

const free = sql<number>`vip_events.capacity - vip_events.held - vip_events.taken`

/** Somebody waits whom what is free would fit. */
const hasLine = sql<boolean>`exists (select from vip_attendances w
  where w.event_id = vip_events.id and w.state = 'waiting' and w.places <= ${free})`

const ownEvents = (context: Pick<Context, 'db' | 'editionId'>, userId: string) =>
  tables(context)
    .selectFrom('vip_events')
    .selectAll('vip_events')
    .select((event) => [
      sql<boolean>`coalesce(${heldCodeType(event.val(userId), event.ref('vip_events.edition_id'))} = any(vip_events.open_to), false)`.as(
        'is_open_to',
      ),
      sql<boolean>`exists (select from vip_ignores i where i.event_id = vip_events.id and i.user_id = ${userId})`.as(
        'is_ignored',
      ),
      sql<number>`case when ${hasLine} then 0 else ${free} end`.as('left'),
    ])
    .where('vip_events.edition_id', '=', context.editionId)

export const listOwnEvents = (context: Context, userId: string): Promise<OwnEventRow[]> =>
  ownEvents(context, userId).orderBy('vip_events.starts_at').orderBy('vip_events.id').execute()

export const findOwnEvent = (context: Context, id: number, userId: string): Promise<OwnEventRow | undefined> =>
  ownEvents(context, userId).where('vip_events.id', '=', id).executeTakeFirst()

/** An event with what one person answered last, and how that stands with the order that it was chosen in. */
export interface AnsweredEventRow extends OwnEventRow {
  readonly answer:
    | (Omit<OwnAttendanceRow, 'offered_until'> & {
        /** JSON knows no instants. */
        readonly offered_until: string | null
        readonly bought: BoughtThing | null
      })
    | null
}

const answeredEvents = (db: Db, editionId: number, userId: string) =>
  ownEvents({ db, editionId }, userId)
    .leftJoin(ownAttendances({ db, editionId }, userId).as('answer'), 'answer.event_id', 'vip_events.id')
    .select(({ ref, cast }) => {
      const thing = { kind: 'vip-event' as const, reference: cast<string>(ref('answer.id'), 'text') }
      const bought = boughtThing({ db }, ref('answer.order_id'), thing)
      return sql<AnsweredEventRow['answer']>`to_jsonb(answer) || jsonb_build_object('bought', ${bought})`.as('answer')
    })

const answeredEventsOf = composedOnce((db, editionId: number, userId: string) =>
  answeredEvents(db, editionId, userId).orderBy('vip_events.starts_at').orderBy('vip_events.id'),
)
export const listAnsweredEvents = ({ db, editionId }: Context, userId: string): Promise<AnsweredEventRow[]> =>
  answeredEventsOf(db, editionId, userId)

const answeredEvent = composedOnce((db, editionId: number, userId: string, id: number) =>
  answeredEvents(db, editionId, userId).where('vip_events.id', '=', id),
)
export const findAnsweredEvent = async (
  { db, editionId }: Context,
  id: number,
  userId: string,
): Promise<AnsweredEventRow | undefined> => (await answeredEvent(db, editionId, userId, id))[0]

/** As it stays until the transaction ends, but for its counts: whoever changes it waits, and finds what was answered. */
export const holdOwnEvent = (context: Context, id: number, userId: string): Promise<OwnEventRow | undefined> =>
  ownEvents(context, userId).where('vip_events.id', '=', id).forKeyShare('vip_events').executeTakeFirst()

export const insertEvent = (context: Pick<Context, 'db'>, row: Insertable<VipEvents>) =>
  tables(context).insertInto('vip_events').values(row).returning('id').executeTakeFirstOrThrow()

/** @returns false where it was cancelled before. */
export const cancelEventRow = async (
  context: Context,
  id: number,
  set: Pick<Updateable<VipEvents>, 'cancelled_at' | 'cancellation'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(context)
    .updateTable('vip_events')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('cancelled_at', 'is', null)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

/** An event of the edition that nobody takes places of until the transaction ends. @returns false where there is none. */
export const lockEvent = async (context: Context, id: number): Promise<boolean> =>
  (await tables(context)
    .selectFrom('vip_events')
    .select('id')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .forUpdate()
    .executeTakeFirst()) !== undefined

/** @param isMoved to another time or place, of which whoever answered does not know yet. */
export const changeEventRow = (
  context: Context,
  id: number,
  set: Omit<Updateable<VipEvents>, 'version' | 'sequence' | 'held' | 'taken' | 'edition_id'>,
  isMoved: boolean,
) =>
  tables(context)
    .updateTable('vip_events')
    .set((row) => ({ ...set, version: row('version', '+', 1), sequence: row('sequence', '+', isMoved ? 1 : 0) }))
    .where('id', '=', id)
    .execute()

/** What is answered by these answers. */
export const listEventsOf = (context: Context, answerIds: readonly string[]): Promise<EventRow[]> =>
  context.db
    .selectFrom('vip_events')
    .innerJoin('vip_attendances', 'vip_attendances.event_id', 'vip_events.id')
    .selectAll('vip_events')
    .where('vip_attendances.id', 'in', answerIds)
    .execute()

export const findEvent = (context: Pick<Context, 'db'>, id: number): Promise<EventRow | undefined> =>
  tables(context).selectFrom('vip_events').selectAll().where('id', '=', id).executeTakeFirst()

/** As the office sees it. */
export interface OfficeEventRow extends EventRow {
  readonly waiting: number
}

const officeEvents = (context: Context) =>
  tables(context)
    .selectFrom('vip_events')
    .selectAll('vip_events')
    .select(
      sql<number>`(select count(*)::int from vip_attendances w where w.event_id = vip_events.id and w.state = 'waiting')`.as(
        'waiting',
      ),
    )
    .where('vip_events.edition_id', '=', context.editionId)

export const findOfficeEvent = (context: Context, id: number): Promise<OfficeEventRow | undefined> =>
  officeEvents(context).where('vip_events.id', '=', id).executeTakeFirst()

/** By what the office sorts events; an index has it behind the edition. */
export const eventKeys = {
  startsAt: [
    { by: sql`vip_events.starts_at`, type: 'timestamptz' },
    { by: sql`vip_events.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const readEventPage = (context: Context, asked: PageAsked) =>
  readPage(officeEvents(context), asked, asked.after, asked.limit)

/** Done twice, it is as done once. */
export const insertIgnore = (context: Context, eventId: number, userId: string) =>
  tables(context)
    .insertInto('vip_ignores')
    .values({ event_id: eventId, user_id: userId, ignored_at: context.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

export const deleteIgnore = (context: Context, eventId: number, userId: string) =>
  tables(context).deleteFrom('vip_ignores').where('event_id', '=', eventId).where('user_id', '=', userId).execute()

export const deleteIgnoresOf = (context: Context, userId: string) =>
  tables(context).deleteFrom('vip_ignores').where('user_id', '=', userId).execute()

export const listIgnoresOf = (context: Context, userId: string) =>
  tables(context)
    .selectFrom('vip_ignores')
    .innerJoin('vip_events', 'vip_events.id', 'vip_ignores.event_id')
    .select(['vip_events.id', 'vip_events.edition_id', 'vip_events.name', 'vip_ignores.ignored_at'])
    .where('vip_ignores.user_id', '=', userId)
    .orderBy('vip_events.id')
    .execute()
