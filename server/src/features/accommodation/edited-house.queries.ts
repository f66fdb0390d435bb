import { sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { Accommodations, Rooms } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'accommodations' | 'rooms' | 'bookings'>()

type Edited = Pick<Context, 'db' | 'editionId' | 'changed'>

/** What somebody edits: a house, or a room of it. */
export interface Edit {
  readonly houseId: number
  /** Null: the house itself. */
  readonly roomId: number | null
  /** As whoever edits it saw it. */
  readonly version: number
}

/** Stays of a room that somebody holds or has, those that are to move there among them. `r` is the room. */
const liveStays = sql`(
  select b.occupancy from bookings b where b.room_id = r.id and b.state in ('held', 'booked')
  union all
  select b.occupancy from booking_changes c join bookings b on b.id = c.booking_id
  where c.room_id = r.id and c.state = 'held')`

export const findEditedHouse = (context: Pick<Context, 'db' | 'editionId'>, id: number) =>
  tables(context)
    .selectFrom('accommodations')
    .select(['id', 'version', 'name', 'stars', 'description', 'address', 'latitude', 'longitude', 'amenities', 'way'])
    .select(['images', 'phone', 'way_kind as wayKind', 'minutes_to_venue as minutesToVenue', 'is_active as isActive'])
    .select(['has_shuttle as hasShuttle', 'check_in_from as checkInFrom', 'check_out_until as checkOutUntil'])
    .select(
      sql<unknown>`(
        select coalesce(jsonb_agg(jsonb_build_object(
          'id', r.id, 'version', r.version, 'name', r.name, 'description', r.description, 'board', r.board,
          'maxOccupancy', r.max_occupancy, 'isInternal', r.is_internal, 'isActive', r.is_active, 'images', r.images,
          'stays', (select count(*) from ${liveStays} s)) order by r.is_internal, r.id), '[]'::jsonb)
        from rooms r where r.accommodation_id = accommodations.id)`.as('rooms'),
    )
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

/** Changes what is still as whoever changes it saw it. @returns false where it is not; nothing was changed then. */
export async function changeEdited(
  context: Edited,
  edit: Edit,
  changes: Updateable<Accommodations> & Updateable<Rooms>,
): Promise<boolean> {
  const { houseId, roomId, version } = edit
  const { numUpdatedRows } =
    roomId === null
      ? await tables(context)
          .updateTable('accommodations')
          .set((row) => ({ ...changes, version: row('version', '+', 1) }))
          .where('id', '=', houseId)
          .where('edition_id', '=', context.editionId)
          .where('version', '=', version)
          .executeTakeFirstOrThrow()
      : await tables(context)
          .updateTable('rooms')
          .set((row) => ({ ...changes, version: row('version', '+', 1) }))
          .where('id', '=', roomId)
          .where('accommodation_id', '=', houseId)
          .where('version', '=', version)
          .executeTakeFirstOrThrow()
  context.changed('rooms')
  return numUpdatedRows === 1n
}

/**
 * Puts a picture behind those of what is still as whoever adds it saw it, and has room for one more.
 * @returns false where one of them is not so; nothing was changed then.
 */
export async function appendPicture(context: Edited, edit: Edit, picture: object, most: number): Promise<boolean> {
  const { houseId, roomId, version } = edit
  const table = roomId === null ? sql.table('accommodations') : sql.table('rooms')
  const row =
    roomId === null
      ? sql`id = ${houseId} and edition_id = ${context.editionId}`
      : sql`id = ${roomId} and accommodation_id = ${houseId}`
  const { rows } = await sql`
    update ${table} set images = images || ${JSON.stringify([picture])}::jsonb, version = version + 1
    where ${row} and version = ${version} and jsonb_array_length(images) < ${most} returning id`.execute(context.db)
  context.changed('rooms')
  return rows.length === 1
}

/** Whoever books the room waits from here on. @returns how many people the largest stay has that somebody holds or has. */
export async function lockRoomForSize(context: Pick<Context, 'db'>, roomId: number): Promise<number> {
  await sql`select from rooms where id = ${roomId} for update`.execute(context.db)
  const { rows } = await sql<{ most: number }>`
    select coalesce(max(s.occupancy), 0) as most from rooms r cross join lateral ${liveStays} s
    where r.id = ${roomId}`.execute(context.db)
  return rows[0]?.most ?? 0
}
