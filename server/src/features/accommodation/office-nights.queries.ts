import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import type { Stay } from './stay.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'accommodations'>()

/** By what the office sorts houses; an index has it behind the edition. */
export const houseKeys = {
  name: [
    { by: sql`accommodations.name`, type: 'text' },
    { by: sql`accommodations.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

/** So many room nights are under contract, held and booked. */
export interface RoomNights {
  readonly allotment: number
  readonly held: number
  readonly booked: number
}

/** A night of a room as the office sees it. */
interface NightOfRoom extends RoomNights {
  readonly night: string
  /** In minor units, with VAT. */
  readonly price: number
  readonly minimumStay: number
  readonly closedToArrival: boolean
}

export interface RoomOfHouse extends RoomNights {
  readonly id: number
  readonly name: unknown
  readonly maxOccupancy: number
  readonly isInternal: boolean
  readonly isActive: boolean
  readonly nights: readonly NightOfRoom[]
}

/** All rooms of a house with their nights, as JSON. @param listed the nights that are listed; the sums are of all. */
const roomsOfHouse = (listed: Stay | null) => sql<readonly RoomOfHouse[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', r.id, 'name', r.name, 'maxOccupancy', r.max_occupancy, 'isInternal', r.is_internal, 'isActive', r.is_active,
    'allotment', coalesce(n.allotment, 0), 'held', coalesce(n.held, 0), 'booked', coalesce(n.booked, 0),
    'nights', coalesce(n.nights, '[]'::jsonb)) order by r.is_internal, r.id), '[]'::jsonb)
  from rooms r left join lateral (
    select sum(v.allotment) as allotment, sum(v.held) as held, sum(v.booked) as booked,
      jsonb_agg(jsonb_build_object('night', v.night, 'allotment', v.allotment, 'held', v.held, 'booked', v.booked, 'price', v.price,
        'minimumStay', v.minimum_stay, 'closedToArrival', v.is_closed_to_arrival) order by v.night)
        ${listed === null ? sql`` : sql`filter (where v.night >= ${listed.arrival} and v.night < ${listed.departure})`}
        as nights
    from availabilities v where v.room_id = r.id
  ) n on true
  where r.accommodation_id = accommodations.id)`

/** What was agreed with a house, as JSON. */
interface KeptContract {
  readonly version: number
  readonly roomNights: number
  readonly cutOffOn: string
  readonly attritionPercent: number
  readonly rate: number
  readonly email: string | null
  readonly releasedAt: string | null
  readonly released: number | null
}

const contractOfHouse = sql<KeptContract | null>`(
  select jsonb_build_object('version', c.version, 'roomNights', c.room_nights, 'cutOffOn', c.cut_off_on,
    'attritionPercent', c.attrition_percent, 'rate', c.rate, 'email', c.email, 'releasedAt', c.released_at,
    'released', c.released_nights)
  from house_contracts c where c.accommodation_id = accommodations.id)`

const houses = (context: Context, listed: Stay | null) =>
  tables(context)
    .selectFrom('accommodations')
    .select(['id', 'name', 'stars', 'address', 'minutes_to_venue', 'way_kind', 'is_active', 'nights_version'])
    .select(roomsOfHouse(listed).as('rooms'))
    .select(contractOfHouse.as('contract'))
    .where('accommodations.edition_id', '=', context.editionId)

export type HouseRow = NonNullable<Awaited<ReturnType<typeof findHouseWithNights>>>

/** A page of the edition's houses, each with its rooms and those of their nights that are listed. */
export async function readHousePage(context: Context, listed: Stay, asked: PageAsked) {
  const { rows, next } = await readPage(houses(context, listed), asked, asked.after, asked.limit)
  return { rows: rows as readonly HouseRow[], next }
}

/** A house of the edition with every night of its rooms. */
export const findHouseWithNights = (context: Context, id: number) =>
  houses(context, null).where('accommodations.id', '=', id).executeTakeFirst()
