import { type Selectable, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { WaitingPlaces, WaitingRooms } from '#platform/database/database-types'

export type RoomRow = Selectable<WaitingRooms>
export type PlaceRow = Selectable<WaitingPlaces>
type Reading = Pick<Context, 'db' | 'editionId'>

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'waiting_rooms' | 'waiting_gauges'>()

const rooms = composedOnce((db, editionId: number) =>
  tables({ db }).selectFrom('waiting_rooms').selectAll().where('edition_id', '=', editionId),
)

export const findRoom = async ({ db, editionId }: Reading): Promise<RoomRow | undefined> =>
  (await rooms(db, editionId))[0]

/** As {@link findRoom}, inside a transaction. */
export const findRoomNow = ({ db, editionId }: Reading): Promise<RoomRow | undefined> =>
  tables({ db }).selectFrom('waiting_rooms').selectAll().where('edition_id', '=', editionId).executeTakeFirst()

export const makeRoom = ({ db, editionId }: Reading) =>
  tables({ db })
    .insertInto('waiting_rooms')
    .values({ edition_id: editionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** The room, for whoever moves its line on; none where another server does that just now. */
export const lockRoom = ({ db, editionId }: Reading): Promise<RoomRow | undefined> =>
  tables({ db })
    .selectFrom('waiting_rooms')
    .selectAll()
    .where('edition_id', '=', editionId)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** How the line stands; what people decide of it is none of this. */
export const updateStanding = (
  { db, editionId }: Reading,
  set: Omit<Updateable<WaitingRooms>, 'version' | 'mode' | 'opens_at' | 'per_second' | 'edition_id'>,
) => tables({ db }).updateTable('waiting_rooms').set(set).where('edition_id', '=', editionId).execute()

/** @returns false where it is not any more as whoever decides saw it; nothing was changed then. */
export const decideRoom = async (
  { db, editionId }: Reading,
  version: number,
  set: Pick<Updateable<WaitingRooms>, 'mode' | 'opens_at' | 'per_second' | 'drawn_at'>,
): Promise<boolean> => {
  const { numUpdatedRows } = await tables({ db })
    .updateTable('waiting_rooms')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('edition_id', '=', editionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}

export interface Gauge {
  readonly waited_ms: number
  readonly per_second: number
}

export const writeGauge = (context: Context, serverId: string, gauge: Gauge) =>
  tables(context)
    .insertInto('waiting_gauges')
    .values({ server_id: serverId, at: context.now, ...gauge })
    .onConflict((conflict) => conflict.column('server_id').doUpdateSet({ at: context.now, ...gauge }))
    .execute()

/** What the servers that are there said last. */
export const listGauges = (context: Context, after: Date): Promise<Gauge[]> =>
  tables(context).selectFrom('waiting_gauges').select(['waited_ms', 'per_second']).where('at', '>', after).execute()

export const forgetGauges = (context: Context, before: Date) =>
  sql`delete from waiting_gauges g where g.at <= ${before}`.execute(context.db)
