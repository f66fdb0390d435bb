import { type Expression, type Selectable, sql } from 'kysely'
import type { PassTypes } from '#platform/database/database-types'

/** What an edition has sold of its passes, as it stands in JSON. */
export interface SoldPasses {
  /** Those on sale, in the order in which they are offered. */
  readonly types: readonly {
    readonly id: number
    /** Texts. */
    readonly name: unknown
    readonly codeType: string
    readonly list: Selectable<PassTypes>['list']
    /** Null: without end. */
    readonly capacity: number | null
    readonly sold: number
    readonly held: number
  }[]
}

/** Passes of an edition that are sold still, as they stand in JSON. */
export interface PassesByDay {
  readonly count: number
  /** By day of the venue on which they were. */
  readonly days: Readonly<Record<string, number>>
}

/** People with a pass, as they stand in JSON. */
export interface AdmittedPeople {
  /** Paid, redeemed or given, and waiting for the organiser's word. */
  readonly waiting: number
  readonly since: string | null
  /** Who may come in. */
  readonly approved: number
}

const soldAt = sql`coalesce(p.paid_at, p.redeemed_at, p.granted_at)`

/** What an edition has sold of its passes, as part of another feature's own statement. */
export const soldPassesIn = (editionId: Expression<number>) => sql<SoldPasses['types']>`(
  select coalesce(jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'codeType', t.code_type, 'list', t.list,
    'capacity', t.capacity, 'sold', t.sold, 'held', t.held) order by t.position), '[]'::jsonb)
  from pass_types t where t.edition_id = ${editionId} and (not t.is_hidden or t.sold + t.held > 0)
)`

/** What an edition had sold of its passes until a moment, as part of another feature's own statement. */
export const passesByDayIn = (
  editionId: Expression<number>,
  told: { readonly zone: Expression<string>; readonly since: Expression<string>; readonly until: Expression<Date> },
) => sql<PassesByDay>`(
  with sold as (
    select ${soldAt} as at from passes p
    where p.edition_id = ${editionId} and p.place = 'sold' and ${soldAt} <= ${told.until}
  )
  select jsonb_build_object(
    'count', (select count(*) from sold),
    'days', coalesce((select jsonb_object_agg(day, passes) from (
      select (at at time zone ${told.zone})::date as day, count(*) as passes from sold
      where at >= (${told.since}::date)::timestamp at time zone ${told.zone} group by 1
    ) by_day), '{}'::jsonb)
  )
)`

/** Who of an edition may come in and who waits for that, as part of another feature's own statement. */
export const admittedIn = (editionId: Expression<number>) => sql<AdmittedPeople>`(
  select jsonb_build_object(
    'waiting', count(*) filter (where p.state = 'pending'),
    'since', min(coalesce(${soldAt}, p.created_at)) filter (where p.state = 'pending'),
    'approved', count(*) filter (where p.state = 'approved'))
  from passes p where p.edition_id = ${editionId}
    and (p.state = 'approved' or p.state = 'pending' and p.reason = 'awaiting-approval')
)`
