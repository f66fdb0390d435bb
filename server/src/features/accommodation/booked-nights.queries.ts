import { type Expression, sql } from 'kysely'
import type { RoomNights } from './office-nights.queries.ts'

/** A house with its nights of all rooms together, as it stands in JSON. */
export interface BookedHouse extends RoomNights {
  readonly id: number
  readonly name: string
}

/** The houses of an edition that attendees see, by name, as part of another feature's own statement. */
export const bookedNightsIn = (editionId: Expression<number>) => sql<readonly BookedHouse[]>`(
  select coalesce(jsonb_agg(to_jsonb(h) order by h.name, h.id), '[]'::jsonb) from (
    select a.id, a.name, coalesce(sum(v.allotment), 0) as allotment, coalesce(sum(v.held), 0) as held,
      coalesce(sum(v.booked), 0) as booked
    from accommodations a
    left join rooms r on r.accommodation_id = a.id
    left join availabilities v on v.room_id = r.id
    where a.edition_id = ${editionId} and a.is_active
    group by a.id, a.name
  ) h
)`
