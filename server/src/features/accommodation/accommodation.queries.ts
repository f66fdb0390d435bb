import type { AccommodationOrder } from '@foyer/contract/accommodation'
import { type Insertable, type Selectable, sql } from 'kysely'
import { languagesOf } from '#features/editions'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Accommodations, Availabilities, Rooms, StayPlans } from '#platform/database/database-types'
import type { ListSearch, StaySearch } from './search.ts'
import type { Stay } from './stay.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'accommodations' | 'rooms' | 'availabilities' | 'stay_plans'>()

export type AccommodationRow = Selectable<Accommodations>

/** One cell of a strip: id, night, rooms left, price. */
export type NightCell = readonly [number, string, number, number]

/** What a stay in an accommodation comes to. Money in minor units, with VAT. */
export interface StayFacts {
  readonly from_price: number | null
  readonly total_price: number | null
  readonly is_bookable: boolean
}

interface ArrivalRule {
  readonly isClosed: boolean
  /** Nights. */
  readonly minimumStay: number
}

export interface ListedAccommodation extends AccommodationRow, StayFacts {
  readonly room_id: number | null
  readonly room_name: unknown
  readonly board: Selectable<Rooms>['board'] | null
  readonly max_occupancy: number | null
  readonly arrival: ArrivalRule | null
  readonly nights: readonly NightCell[]
}

const orders: Readonly<Record<AccommodationOrder, ReturnType<typeof sql>>> = {
  priceHighLow: sql`total_price desc nulls last, name`,
  priceLowHigh: sql`total_price asc nulls last, name`,
  nameAZ: sql`lower(name), id`,
  distance: sql`minutes_to_venue, name`,
}

/** Whether a stay may have this night: on its first it must be allowed to arrive. `v` is the night. */
const isOpenTo = (stay: Stay, nights: number) =>
  sql`(v.night > ${stay.arrival} or not v.is_closed_to_arrival and v.minimum_stay <= ${nights})`

/** What the first night of a stay asks of it. `v` is among its nights. */
const arrivalOn = ({ arrival }: Stay) => sql<ArrivalRule | null>`(
  jsonb_agg(jsonb_build_object('isClosed', v.is_closed_to_arrival, 'minimumStay', v.minimum_stay))
    filter (where v.night = ${arrival})) -> 0`

/** For each room that is large enough and on offer: how many of the stay's nights are free, and what they cost. */
const fittingRooms = (editionId: number, { stay, occupancy, nights }: StaySearch, only?: number) => sql`
  select r.id, r.accommodation_id,
    count(*) filter (where v.held + v.booked < v.allotment and ${isOpenTo(stay, nights)}) as free,
    sum(v.price) as total, min(v.price) as from_price
  from rooms r
  join accommodations a on a.id = r.accommodation_id and a.edition_id = ${editionId} and a.is_active
  join availabilities v on v.room_id = r.id and v.night >= ${stay.arrival} and v.night < ${stay.departure}
  where r.is_active and not r.is_internal and r.max_occupancy >= ${occupancy}
    ${only === undefined ? sql`` : sql`and a.id = ${only}`}
  group by r.id`

/** Every accommodation with the room that suits the stay best and that room's nights, in one round trip. */
export const listAccommodationRows = async (
  context: Context,
  search: ListSearch,
  strip: Stay,
): Promise<ListedAccommodation[]> => {
  const { rows } = await sql<ListedAccommodation>`
    with fitting as (${fittingRooms(context.editionId, search)}),
    best as (
      select distinct on (f.accommodation_id) f.accommodation_id, f.id as room_id, f.free, f.total
      from fitting f
      order by f.accommodation_id, (f.free = ${search.nights}) desc, f.free desc, f.total, f.id
    ),
    cheapest as (select f.accommodation_id, min(f.from_price) as from_price from fitting f group by f.accommodation_id),
    listed as (
      select a.*, c.from_price, b.room_id, r.name as room_name, r.board, r.max_occupancy,
        coalesce(b.free = ${search.nights}, false) as is_bookable,
        case when b.free = ${search.nights} then b.total end as total_price
      from accommodations a
      left join best b on b.accommodation_id = a.id
      left join cheapest c on c.accommodation_id = a.id
      left join rooms r on r.id = b.room_id
      where a.edition_id = ${context.editionId} and a.is_active
    )
    select l.*, n.arrival, coalesce(n.nights, '[]'::jsonb) as nights
    from listed l
    left join lateral (
      select ${arrivalOn(search.stay)} as arrival,
        jsonb_agg(jsonb_build_array(v.id, v.night, v.allotment - v.held - v.booked, v.price) order by v.night) as nights
      from availabilities v
      where v.room_id = l.room_id and v.night >= ${strip.arrival} and v.night < ${strip.departure}
    ) n on true
    ${search.isBookable === null ? sql`` : sql`where l.is_bookable = ${search.isBookable}`}
    order by ${orders[search.order]}`.execute(context.db)
  return rows
}

interface ChoiceRow {
  readonly id: number
  readonly name: string
  readonly rooms: readonly { readonly id: number; readonly name: unknown; readonly price: number | null }[]
}

/** Every house with each room that is large enough, and what that costs where it is free for the whole stay. */
export const listRoomChoice = async (context: Context, search: StaySearch): Promise<readonly ChoiceRow[]> => {
  const { rows } = await sql<ChoiceRow>`
    with fitting as (${fittingRooms(context.editionId, search)})
    select a.id, a.name, jsonb_agg(
      jsonb_build_object('id', r.id, 'name', r.name, 'price', case when f.free = ${search.nights} then f.total end)
      order by case when f.free = ${search.nights} then f.total end nulls last, r.id) as rooms
    from accommodations a
    join rooms r on r.accommodation_id = a.id and r.is_active and not r.is_internal and r.max_occupancy >= ${search.occupancy}
    left join fitting f on f.id = r.id
    where a.edition_id = ${context.editionId} and a.is_active
    group by a.id
    order by lower(a.name), a.id`.execute(context.db)
  return rows
}

const accommodationsById = composedOnce(
  (db, id: number, editionId: number, occupancy: number, nights: number, arrival: string, departure: string) => ({
    compile: () =>
      sql<AccommodationRow & StayFacts>`
        select a.*, s.*
        from accommodations a
        cross join (
          select min(f.from_price) as from_price, min(f.total) filter (where f.free = ${nights}) as total_price,
            coalesce(bool_or(f.free = ${nights}), false) as is_bookable
          from (${fittingRooms(editionId, { stay: { arrival, departure }, occupancy, nights }, id)}) f
        ) s
        where a.id = ${id} and a.edition_id = ${editionId} and a.is_active`.compile(db),
  }),
)

export const findAccommodation = async (
  context: Context,
  id: number,
  { occupancy, nights, stay }: StaySearch,
): Promise<(AccommodationRow & StayFacts) | undefined> => {
  const [row] = await accommodationsById(
    context.db,
    id,
    context.editionId,
    occupancy,
    nights,
    stay.arrival,
    stay.departure,
  )
  return row
}

export interface RoomRow extends Selectable<Rooms> {
  readonly availability_ids: readonly number[]
  readonly free: number
  readonly total: number | null
  readonly arrival: ArrivalRule | null
  readonly nights: readonly NightCell[]
}

/** What the stay's nights come to, and the strip's, which hold the stay's among them. */
const roomsWithNights = ({ stay, nights }: StaySearch, strip: Stay) => sql`
  select r.*, coalesce(n.ids, '[]'::jsonb) as availability_ids, coalesce(n.free, 0) as free, n.total, n.arrival,
    coalesce(n.nights, '[]'::jsonb) as nights
  from rooms r
  left join lateral (
    select jsonb_agg(v.id order by v.night) filter (where v.is_in_stay) as ids,
      sum(v.price) filter (where v.is_in_stay) as total,
      count(*) filter (where v.is_in_stay and v.held + v.booked < v.allotment and ${isOpenTo(stay, nights)}) as free,
      ${arrivalOn(stay)} as arrival,
      jsonb_agg(jsonb_build_array(v.id, v.night, v.allotment - v.held - v.booked, v.price) order by v.night) as nights
    from (
      select a.*, a.night >= ${stay.arrival} and a.night < ${stay.departure} as is_in_stay from availabilities a
      where a.room_id = r.id and a.night >= ${strip.arrival} and a.night < ${strip.departure}
    ) v
  ) n on true`

/** The rooms of an accommodation, by price; undefined where there is no such accommodation. */
export const listRoomRows = async (
  context: Context,
  accommodationId: number,
  search: StaySearch,
  strip: Stay,
): Promise<RoomRow[] | undefined> => {
  const { rows } = await sql<RoomRow & { readonly known_id: number }>`
    select a.id as known_id, r.* from accommodations a
    left join (${roomsWithNights(search, strip)}
      where r.accommodation_id = ${accommodationId} and r.is_active and not r.is_internal) r on true
    where a.id = ${accommodationId} and a.edition_id = ${context.editionId} and a.is_active
    order by r.total, r.id`.execute(context.db)
  return rows.length === 0 ? undefined : rows.filter((row) => row.id !== null)
}

export const findRoom = async (
  context: Context,
  accommodationId: number,
  roomId: number,
  search: StaySearch,
  strip: Stay,
): Promise<RoomRow | undefined> => {
  const { rows } = await sql<RoomRow>`
    select r.* from (${roomsWithNights(search, strip)}
      where r.id = ${roomId} and r.accommodation_id = ${accommodationId} and r.is_active and not r.is_internal) r
    join accommodations a on a.id = r.accommodation_id and a.edition_id = ${context.editionId} and a.is_active`.execute(
    context.db,
  )
  return rows[0]
}

export type BookableRoom = NonNullable<Awaited<ReturnType<typeof findBookableRoom>>>

/**
 * A room that can be booked, with its house. It takes no fewer people until the end of the transaction, but where it is
 * only `looked` at.
 */
export const findBookableRoom = (context: Context, roomId: number, isLooked = false) =>
  tables(context)
    .selectFrom('rooms')
    .innerJoin('accommodations', 'accommodations.id', 'rooms.accommodation_id')
    .select(['rooms.id', 'rooms.name', 'rooms.max_occupancy', 'rooms.accommodation_id'])
    .select('accommodations.name as accommodation_name')
    .select((room) => languagesOf(room.ref('accommodations.edition_id')).as('languages'))
    .where('rooms.id', '=', roomId)
    .where('rooms.is_active', '=', true)
    .where('rooms.is_internal', '=', false)
    .where('accommodations.is_active', '=', true)
    .where('accommodations.edition_id', '=', context.editionId)
    .$if(!isLooked, (room) => room.forShare('rooms'))
    .executeTakeFirst()

/** What a room and its house are called, whatever has become of them. */
export const getNamedRoom = (context: Context, roomId: number) =>
  tables(context)
    .selectFrom('rooms')
    .innerJoin('accommodations', 'accommodations.id', 'rooms.accommodation_id')
    .select(['rooms.name', 'accommodations.name as accommodation_name'])
    .select((room) => languagesOf(room.ref('accommodations.edition_id')).as('languages'))
    .where('rooms.id', '=', roomId)
    .executeTakeFirstOrThrow()

export const findAvailability = async (
  context: Context,
  where: { readonly accommodationId: number; readonly roomId: number; readonly id: number },
): Promise<Selectable<Availabilities> | undefined> =>
  tables(context)
    .selectFrom('availabilities')
    .innerJoin('rooms', 'rooms.id', 'availabilities.room_id')
    .innerJoin('accommodations', 'accommodations.id', 'rooms.accommodation_id')
    .selectAll('availabilities')
    .where('availabilities.id', '=', where.id)
    .where('rooms.id', '=', where.roomId)
    .where('accommodations.id', '=', where.accommodationId)
    .where('rooms.is_active', '=', true)
    .where('rooms.is_internal', '=', false)
    .where('accommodations.is_active', '=', true)
    .where('accommodations.edition_id', '=', context.editionId)
    .executeTakeFirst()

const nightsOnOffer = composedOnce((db, editionId: number) => ({
  compile: () =>
    sql<{ readonly first: string | null; readonly last: string | null }>`
      select min(v.night) as first, max(v.night) as last
      from availabilities v
      join rooms r on r.id = v.room_id and r.is_active and not r.is_internal
      join accommodations a on a.id = r.accommodation_id and a.is_active
      where a.edition_id = ${editionId}`.compile(db),
}))

/** The first and the last night for which any room is offered to the public. */
export const findNightsOnOffer = async (context: Context) =>
  (await nightsOnOffer(context.db, context.editionId))[0] ?? { first: null, last: null }

export const findStayPlan = async (context: Context, userId: string): Promise<Selectable<StayPlans>['plan'] | null> =>
  (
    await tables(context)
      .selectFrom('stay_plans')
      .select('plan')
      .where('edition_id', '=', context.editionId)
      .where('user_id', '=', userId)
      .executeTakeFirst()
  )?.plan ?? null

export const saveStayPlan = (context: Context, userId: string, plan: Insertable<StayPlans>['plan']) =>
  tables(context)
    .insertInto('stay_plans')
    .values({ edition_id: context.editionId, user_id: userId, plan, changed_at: context.now })
    .onConflict((conflict) =>
      conflict.columns(['edition_id', 'user_id']).doUpdateSet({ plan, changed_at: context.now }),
    )
    .execute()
