import { type Expression, sql } from 'kysely'
import type { RoomNights } from './office-nights.queries.ts'

/** A house with its nights of all rooms together, as it stands in JSON. */
export interface BookedHouse extends RoomNights {
  readonly id: number
  readonly name: string
  /** Nights that are used: those booked, and all of the rooms for the organiser's own people. */
  readonly taken: number
  /** What was agreed, as long as its unsold rooms are ours; null: nothing, or they went back. */
  readonly contract: {
    readonly roomNights: number
    readonly attritionPercent: number
    readonly rate: number
    readonly cutOffOn: string
  } | null
}

/** The houses of an edition that attendees see, by name, as part of another feature's own statement. */
export const bookedNightsIn = (editionId: Expression<number>) => sql<readonly BookedHouse[]>`(
  select coalesce(jsonb_agg(to_jsonb(h) order by h.name, h.id), '[]'::jsonb) from (
    select a.id, a.name, coalesce(sum(v.allotment), 0) as allotment, coalesce(sum(v.held), 0) as held,
      coalesce(sum(v.booked), 0) as booked,
      coalesce(sum(case when r.is_internal then v.allotment else v.booked end), 0) as taken,
      (select jsonb_build_object('roomNights', c.room_nights, 'attritionPercent', c.attrition_percent, 'rate', c.rate,
          'cutOffOn', c.cut_off_on)
        from house_contracts c where c.accommodation_id = a.id and c.released_at is null) as contract
    from accommodations a
    left join rooms r on r.accommodation_id = a.id
    left join availabilities v on v.room_id = r.id
    where a.edition_id = ${editionId} and a.is_active
    group by a.id, a.name
  ) h
)`
