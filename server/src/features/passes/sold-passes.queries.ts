import { type Expression, sql } from 'kysely'

/** What an edition has sold of its passes, as it stands in JSON. */
export interface SoldPasses {
  /** Those on sale, in the order in which they are offered. */
  readonly types: readonly {
    readonly id: number
    /** Texts. */
    readonly name: unknown
    readonly codeType: string
    /** Null: without end. */
    readonly capacity: number | null
    readonly sold: number
    readonly held: number
  }[]
  /** Paid, redeemed or given, and waiting for the organiser's word. */
  readonly awaitingApproval: number
  readonly awaitingSince: string | null
  /** By day of the venue: passes that were sold on it and still are. */
  readonly days: Readonly<Record<string, number>>
}

/**
 * What an edition has sold of its passes, as part of another feature's own statement.
 * @param zone whose days are counted. @param since the first of them.
 */
export const soldPassesIn = (
  editionId: Expression<number>,
  zone: Expression<string>,
  since: Expression<string>,
) => sql<SoldPasses>`(
  with waiting as (
    select count(*) as passes, min(coalesce(p.paid_at, p.redeemed_at, p.granted_at, p.created_at)) as since from passes p
    where p.edition_id = ${editionId} and p.state = 'pending' and p.reason = 'awaiting-approval'
  ), by_day as (
    select (coalesce(p.paid_at, p.redeemed_at, p.granted_at) at time zone ${zone})::date as day, count(*) as passes
    from passes p
    where p.edition_id = ${editionId} and p.place = 'sold'
      and coalesce(p.paid_at, p.redeemed_at, p.granted_at) >= (${since}::date)::timestamp at time zone ${zone}
    group by 1
  )
  select jsonb_build_object(
    'types', coalesce((
      select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'codeType', t.code_type, 'capacity', t.capacity,
        'sold', t.sold, 'held', t.held) order by t.position)
      from pass_types t where t.edition_id = ${editionId} and (not t.is_hidden or t.sold + t.held > 0)), '[]'::jsonb),
    'awaitingApproval', waiting.passes,
    'awaitingSince', waiting.since,
    'days', coalesce((select jsonb_object_agg(day, passes) from by_day), '{}'::jsonb)
  ) from waiting
)`
