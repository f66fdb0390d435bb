import { type Expression, sql } from 'kysely'

/** In which houses somebody has or holds a room of this edition, as part of another feature's own statement; null: in none. */
export const housesOf = (editionId: number, userId: Expression<string>) =>
  sql<string | null>`(
    select string_agg(distinct a.name, ', ') from bookings b
    join rooms r on r.id = b.room_id join accommodations a on a.id = r.accommodation_id
    where b.user_id = ${userId} and b.edition_id = ${editionId} and b.state in ('held', 'booked'))`

/** Asked for each person by itself: of an `exists` the planner would gather all who have a room first. */
export const hasRoomIn = (editionId: number, userId: Expression<string>) =>
  sql<boolean>`coalesce((
    select true from bookings b
    where b.user_id = ${userId} and b.edition_id = ${editionId} and b.state in ('held', 'booked') limit 1), false)`
