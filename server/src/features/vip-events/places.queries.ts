import { sql } from 'kysely'
import type { Context } from '#platform/context'
import { countedPlaces } from '#platform/database/counted-places'
import type { NewAttendance } from './attendances.queries.ts'

/** The places of events: one alone, two with a guest. */
const eventPlaces = countedPlaces({
  table: 'vip_events',
  isOpen: sql`e.cancelled_at is null`,
  answers: 'vip_attendances',
  of: 'event_id',
  size: sql`w.places`,
})

export const { take: takePlaces, keep: keepPlaces, release: releasePlaces } = eventPlaces

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
    with had as (${eventPlaces.taking(event_id, places, counter)})
    insert into vip_attendances (id, event_id, user_id, state, places, guest_name, order_id, known_sequence, created_at)
    select ${id}::uuid, ${event_id}::int, ${user_id}::uuid, got.state, ${places}::int, ${guest_name}::text,
      case got.state when 'held' then ${order}::uuid end,
      (select e.sequence from vip_events e where e.id = ${event_id}), ${context.now}::timestamptz
    from (select case when exists (select from had) then ${state} else 'waiting' end as state) got
    returning state`.execute(context.db)
  return rows[0]?.state ?? 'waiting'
}

/** Whether somebody waits, or nothing is left. */
export async function isEventContended(context: Context, eventId: number): Promise<boolean> {
  const { rows } = await sql<{ contended: boolean }>`select e.held + e.taken >= e.capacity or exists (
    select from vip_attendances w where w.event_id = e.id and w.state = 'waiting') as contended
    from vip_events e where e.id = ${eventId}`.execute(context.db)
  return rows[0]?.contended === true
}
