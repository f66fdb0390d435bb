import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Stay } from './stay.ts'

/** A room for a stay, as it takes nights. */
export interface RoomStay extends Stay {
  readonly roomId: number
}

/**
 * The guard of every promise about beds: a night is taken only where one is left of it. The table's check stands
 * behind it, and would answer as an error instead of a refusal.
 */
const nightIsLeft: RawBuilder<boolean> = sql<boolean>`a.held + a.booked < a.allotment`

/**
 * Takes nights of a room for a booking, in one statement: their rows are locked in the order of the nights, so that
 * two stays that overlap wait for each other instead of dying of each other; each is counted where one is left and
 * written into the ledger. The caller compares how many came back with how many the stay has.
 * @param apart nights that the booking has already: they are left alone.
 */
export const holdNights = async (
  context: Context,
  wanted: RoomStay,
  taker: { readonly bookingId: number; readonly changeId: string | null },
): Promise<{ readonly night: string; readonly price: number }[]> => {
  const { rows } = await sql<{ night: string; price: number }>`
    with wanted as (
      select w.id from availabilities w
      where w.room_id = ${wanted.roomId} and w.night >= ${wanted.arrival} and w.night < ${wanted.departure}
        and not exists (
          select from booked_nights bn where bn.availability_id = w.id and bn.booking_id = ${taker.bookingId})
      order by w.night for update
    ), taken as (
      update availabilities a set held = a.held + 1 from wanted where a.id = wanted.id and ${nightIsLeft}
      returning a.id, a.night, a.price
    ), noted as (
      insert into booked_nights (availability_id, booking_id, change_id, hold, price)
      select t.id, ${taker.bookingId}, ${taker.changeId}::uuid, 'held', t.price from taken t
    )
    select t.night, t.price from taken t order by t.night`.execute(context.db)
  context.changed('rooms')
  return rows
}

/** Nights that staff give: they were taken at nothing. */
export const chargeNoNight = (context: Context, bookingId: number) =>
  sql`update booked_nights set price = 0 where booking_id = ${bookingId}`.execute(context.db)

/** Turns a booking's held nights into booked ones: no fewer are left. */
export const sellNights = async (context: Context, bookingId: number): Promise<void> => {
  await lockNights(context, [bookingId])
  await sql`
    with sold as (
      update booked_nights set hold = 'booked', change_id = null
      where booking_id = ${bookingId} and hold = 'held' returning availability_id
    )
    update availabilities a set held = a.held - 1, booked = a.booked + 1 from sold
    where a.id = sold.availability_id`.execute(context.db)
}

/**
 * Gives nights of a booking back, held or booked as they are.
 * @param which `all` of them; those of a `change` that does not come to be; or all but a stay's, `outside` of it.
 */
export const giveNightsBack = async (
  context: Context,
  bookingId: number,
  which: 'all' | { readonly change: string } | { readonly outside: RoomStay },
): Promise<void> => {
  await lockNights(context, [bookingId])
  await sql`
    with gone as (
      delete from booked_nights bn
      where bn.booking_id = ${bookingId} and ${meant(which)}
      returning bn.availability_id, bn.hold
    )
    update availabilities a set
      held = a.held - (case when gone.hold = 'held' then 1 else 0 end),
      booked = a.booked - (case when gone.hold = 'booked' then 1 else 0 end)
    from gone where a.id = gone.availability_id`.execute(context.db)
  context.changed('rooms')
}

function meant(which: 'all' | { readonly change: string } | { readonly outside: RoomStay }): RawBuilder<unknown> {
  if (which === 'all') return sql`true`
  if ('change' in which) return sql`bn.change_id = ${which.change}`
  const { roomId, arrival, departure } = which.outside
  return sql`not exists (
    select from availabilities k where k.id = bn.availability_id
      and k.room_id = ${roomId} and k.night >= ${arrival} and k.night < ${departure})`
}

/**
 * Locks the nights of bookings, and those that one of them wants, in the order in which every stay locks them: two
 * transactions that overlap wait for each other, and neither for a third that waits for them.
 */
export const lockNights = (context: Context, bookingIds: readonly number[], wanted?: RoomStay) =>
  sql`
    select from availabilities a where a.id in (
      select bn.availability_id from booked_nights bn where bn.booking_id = any (${[...bookingIds]})
      ${
        wanted === undefined
          ? sql``
          : sql`union select w.id from availabilities w
            where w.room_id = ${wanted.roomId} and w.night >= ${wanted.arrival} and w.night < ${wanted.departure}`
      }
    ) order by a.room_id, a.night for update`.execute(context.db)

/** A night of a room, as one booking sees it. */
export interface NightForBooking {
  readonly night: string
  /** What it costs: for a night that the booking has, what it was taken at. */
  readonly price: number
  readonly is_own: boolean
  readonly left: number
  readonly minimum_stay: number
  readonly is_closed_to_arrival: boolean
  /** So many nights the booking has by now, whichever. */
  readonly own_nights: number
  /** The first of them; null where it has none. */
  readonly own_first: string | null
}

/**
 * The nights of a stay that a booking may have. Those that a change of it holds and that waits for its money are no
 * nights of its own: another change lets them go first, and takes them at what they cost by then.
 */
export const listNightsFor = async (
  context: Context,
  wanted: RoomStay,
  bookingId: number,
): Promise<NightForBooking[]> => {
  const { rows } = await sql<NightForBooking>`
    select v.night, case when bn.change_id is null then coalesce(bn.price, v.price) else v.price end as price,
      bn.booking_id is not null and bn.change_id is null as is_own,
      v.allotment - v.held - v.booked + (case when bn.change_id is null then 0 else 1 end) as left,
      v.minimum_stay, v.is_closed_to_arrival,
      o.own_nights, o.own_first
    from availabilities v
    cross join (
      select count(*) as own_nights, min(w.night) as own_first
      from booked_nights b join availabilities w on w.id = b.availability_id
      where b.booking_id = ${bookingId} and b.change_id is null
    ) o
    left join booked_nights bn on bn.availability_id = v.id and bn.booking_id = ${bookingId}
    where v.room_id = ${wanted.roomId} and v.night >= ${wanted.arrival} and v.night < ${wanted.departure}
    order by v.night`.execute(context.db)
  return rows
}

/** Whether one of these bookings' nights is wanted by as many as there are rooms. */
export const hasFullNight = async (context: Context, bookingIds: readonly number[]): Promise<boolean> => {
  const { rows } = await sql`
    select v.id from booked_nights n join availabilities v on v.id = n.availability_id
    where n.booking_id = any (${[...bookingIds]}) and v.held + v.booked >= v.allotment limit 1`.execute(context.db)
  return rows.length > 0
}
