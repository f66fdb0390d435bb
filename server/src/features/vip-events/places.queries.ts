import { sql } from 'kysely'
import type { Context } from '#platform/context'
import type { NewAttendance } from './attendances.queries.ts'

/** Where places are counted: those that wait for an answer or for money, and those of who comes. */
type Counter = 'held' | 'taken'

/**
 * The guard of every promise about events: places are counted only where as many are left. Without it the table's check
 * would still refuse, but a full event would answer as an error instead of a place in the line.
 */
const areLeft = (places: number) => sql`e.cancelled_at is null and e.held + e.taken + ${sql.lit(places)} <= e.capacity`

/** Nobody overtakes: what is free and fits somebody who waits is theirs. */
const nobodyWaits = sql`not exists (select from vip_attendances w
  where w.event_id = e.id and w.state = 'waiting' and w.places <= e.capacity - e.held - e.taken)`

const counting = (eventId: number, places: number, counter: Counter) => {
  const column = sql.ref(counter)
  return sql`update vip_events e set ${column} = e.${column} + ${sql.lit(places)}
    where e.id = ${eventId} and ${areLeft(places)}`
}

/**
 * Writes an answer down, with its place where one is left, and in line where none is: one statement, the hot row locked
 * by it and no longer than until the transaction ends.
 * @param order in which the place is paid; null where it costs nothing.
 * @returns the state that it begins in.
 */
export async function beginAttendance(
  context: Context,
  { id, event_id, user_id, places, guest_name }: NewAttendance,
  order: string | null,
): Promise<'waiting' | 'held' | 'attending'> {
  const state = order === null ? 'attending' : 'held'
  const counter = order === null ? 'taken' : 'held'
  const { rows } = await sql<{ state: 'waiting' | 'held' | 'attending' }>`
    with had as (${counting(event_id, places, counter)} and ${nobodyWaits} returning e.id)
    insert into vip_attendances (id, event_id, user_id, state, places, guest_name, order_id, created_at)
    select ${id}::uuid, ${event_id}::int, ${user_id}::uuid, got.state, ${places}::int, ${guest_name}::text,
      case got.state when 'held' then ${order}::uuid end, ${context.now}::timestamptz
    from (select case when exists (select from had) then ${state} else 'waiting' end as state) got
    returning state`.execute(context.db)
  return rows[0]?.state ?? 'waiting'
}

/**
 * Takes places for an answer that stands already.
 * @param behind `the line`: only what nobody waits for; `nobody`: it is their turn.
 * @returns false where no more are left, and nothing was taken.
 */
export async function takePlaces(
  context: Context,
  eventId: number,
  places: number,
  counter: Counter,
  behind: 'the line' | 'nobody',
): Promise<boolean> {
  const turn = behind === 'nobody' ? sql`` : sql` and ${nobodyWaits}`
  const { numAffectedRows } = await sql`${counting(eventId, places, counter)}${turn}`.execute(context.db)
  return numAffectedRows === 1n
}

export const releasePlaces = (context: Context, eventId: number, places: number, from: Counter) => {
  const column = sql.ref(from)
  return sql`update vip_events e set ${column} = e.${column} - ${places} where e.id = ${eventId}`.execute(context.db)
}

/** What was held is taken: no fewer are left. */
export const keepPlaces = (context: Context, eventId: number, places: number) =>
  sql`update vip_events e set held = e.held - ${places}, taken = e.taken + ${places} where e.id = ${eventId}`.execute(
    context.db,
  )

/** Whether somebody waits, or nothing is left. */
export async function isEventContended(context: Context, eventId: number): Promise<boolean> {
  const { rows } = await sql<{ contended: boolean }>`select e.held + e.taken >= e.capacity or exists (
    select from vip_attendances w where w.event_id = e.id and w.state = 'waiting') as contended
    from vip_events e where e.id = ${eventId}`.execute(context.db)
  return rows[0]?.contended === true
}
