import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import { copiedRow, type Move, movedDay } from '#platform/database/copied-rows'

/** The houses of another edition with their rooms and nights, none of them taken. */
export async function copyHouses(context: OfficeContext, move: Move): Promise<void> {
  await sql`
    with house_pairs as materialized (
      select r.id as old, nextval(pg_get_serial_sequence('accommodations', 'id'))::int as new
      from accommodations r where r.edition_id = ${move.from}
    ), room_pairs as materialized (
      select r.id as old, nextval(pg_get_serial_sequence('rooms', 'id'))::int as new, h.new as house
      from rooms r join house_pairs h on h.old = r.accommodation_id
    ), houses as (
      insert into accommodations
      select c.* from house_pairs h join accommodations r on r.id = h.old, lateral ${copiedRow(
        'accommodations',
        sql`jsonb_build_object('id', h.new, 'edition_id', ${move.to}::int, 'version', 1, 'nights_version', 1)`,
      )} c
    ), copied_rooms as (
      insert into rooms
      select c.* from room_pairs p join rooms r on r.id = p.old, lateral ${copiedRow(
        'rooms',
        sql`jsonb_build_object('id', p.new, 'accommodation_id', p.house, 'version', 1)`,
      )} c
    )
    insert into availabilities overriding system value
    select c.* from room_pairs p join availabilities r on r.room_id = p.old, lateral ${copiedRow(
      'availabilities',
      sql`jsonb_build_object('id', nextval(pg_get_serial_sequence('availabilities', 'id')), 'room_id', p.new,
        'night', ${movedDay('night', move)}, 'held', 0, 'booked', 0)`,
    )} c`.execute(context.db)
  context.changed('rooms')
}
