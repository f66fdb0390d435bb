import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'accommodations' | 'rooms'>()

/** Nights of rooms of one house, and what they shall be: what is undefined stays. */
export interface NightsSet {
  readonly roomIds: readonly number[]
  readonly nights: readonly string[]
  readonly allotment?: number | undefined
  /** In minor units, with VAT. */
  readonly price?: number | undefined
  readonly minimumStay?: number | undefined
  readonly closedToArrival?: boolean | undefined
}

/** One room on one night, as it is; null where it is not offered. */
export interface NightAsIs {
  readonly room_id: number
  readonly night: string
  readonly id: number | null
  readonly allotment: number | null
  readonly taken: number
  readonly price: number | null
  readonly minimum_stay: number | null
  readonly is_closed_to_arrival: boolean | null
}

/** Those of these rooms that are of the house. */
export const listRoomIdsOf = async (context: Context, houseId: number, roomIds: readonly number[]) =>
  (
    await tables(context)
      .selectFrom('rooms')
      .select('id')
      .where('accommodation_id', '=', houseId)
      .where('id', 'in', [...roomIds])
      .execute()
  ).map(({ id }) => id)

/** Each of the nights, those that are not offered yet among them. */
export const listNightsAsTheyAre = async (context: Context, { roomIds, nights }: NightsSet): Promise<NightAsIs[]> => {
  const { rows } = await sql<NightAsIs>`
    select r.id as room_id, n.night, v.id, v.allotment, coalesce(v.held + v.booked, 0) as taken, v.price,
      v.minimum_stay, v.is_closed_to_arrival
    from unnest(${[...roomIds]}::int[]) r(id) cross join unnest(${[...nights]}::date[]) n(night)
    left join availabilities v on v.room_id = r.id and v.night = n.night
    order by r.id, n.night`.execute(context.db)
  return rows
}

/** So many stays have one of these nights. */
export const countStaysIn = async (context: Context, { roomIds, nights }: NightsSet) => {
  const { rows } = await sql<{ booked: number; held: number }>`
    select count(distinct n.booking_id) filter (where n.hold = 'booked') as booked,
      count(distinct n.booking_id) filter (where n.hold = 'held') as held
    from booked_nights n join availabilities v on v.id = n.availability_id
    where v.room_id = any (${[...roomIds]}::int[]) and v.night = any (${[...nights]}::date[])`.execute(context.db)
  return rows[0] ?? { booked: 0, held: 0 }
}

/** Counts a change of a house's nights that were as whoever changes them saw them. @returns false where they were not. */
export const takeNightsVersion = async (context: Context, houseId: number, version: number): Promise<boolean> => {
  const { numUpdatedRows } = await tables(context)
    .updateTable('accommodations')
    .set((row) => ({ nights_version: row('nights_version', '+', 1) }))
    .where('id', '=', houseId)
    .where('edition_id', '=', context.editionId)
    .where('nights_version', '=', version)
    .executeTakeFirstOrThrow()
  context.changed('rooms')
  return numUpdatedRows === 1n
}

const or = (value: number | boolean | undefined, type: RawBuilder<unknown>, column: RawBuilder<unknown>) =>
  sql`coalesce(${value ?? null}::${type}, ${column})`

/**
 * Changes nights that are offered, in one statement: their rows are locked in the order in which stays lock them, and
 * none is changed of which more is taken than there would be. The table's check stands behind it.
 * @returns how many were changed.
 */
export const setNights = async (context: Context, set: NightsSet): Promise<number> => {
  const { rows } = await sql`
    with wanted as (
      select w.id from availabilities w
      where w.room_id = any (${[...set.roomIds]}::int[]) and w.night = any (${[...set.nights]}::date[])
      order by w.room_id, w.night for update
    )
    update availabilities v set
      allotment = ${or(set.allotment, sql`int`, sql`v.allotment`)},
      price = ${or(set.price, sql`int`, sql`v.price`)},
      minimum_stay = ${or(set.minimumStay, sql`int`, sql`v.minimum_stay`)},
      is_closed_to_arrival = ${or(set.closedToArrival, sql`boolean`, sql`v.is_closed_to_arrival`)}
    from wanted
    where v.id = wanted.id and v.held + v.booked <= ${or(set.allotment, sql`int`, sql`v.allotment`)}
    returning v.id`.execute(context.db)
  context.changed('rooms')
  return rows.length
}

/** Offers those of the nights that are not offered yet. */
export const addNights = async (
  context: Context,
  set: NightsSet & { readonly allotment: number; readonly price: number },
): Promise<void> => {
  await sql`
    insert into availabilities (room_id, night, allotment, price, minimum_stay, is_closed_to_arrival)
    select r.id, n.night, ${set.allotment}, ${set.price}, ${set.minimumStay ?? 1}, ${set.closedToArrival ?? false}
    from unnest(${[...set.roomIds]}::int[]) r(id) cross join unnest(${[...set.nights]}::date[]) n(night)
    on conflict (room_id, night) do nothing`.execute(context.db)
  context.changed('rooms')
}
