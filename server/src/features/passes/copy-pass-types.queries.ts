import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import { copiedRow, type Move, movedInstant, movedMoment } from '#platform/database/copied-rows'

/** The pass types of another edition, none of them sold, which of them leads to which, and the quotas that they share. */
export async function copyPassTypes(context: OfficeContext, move: Move): Promise<void> {
  await sql`
    with quota_pairs as materialized (
      select q.id as old, nextval(pg_get_serial_sequence('pass_quotas', 'id'))::int as new
      from pass_quotas q where q.edition_id = ${move.from}
    ), quotas as (
      insert into pass_quotas (id, edition_id, name, capacity)
      select p.new, ${move.to}::int, q.name, q.capacity from quota_pairs p join pass_quotas q on q.id = p.old
    ), pairs as materialized (
      select r.id as old, nextval(pg_get_serial_sequence('pass_types', 'id'))::int as new
      from pass_types r where r.edition_id = ${move.from}
    ), copies as (
      insert into pass_types
      select c.* from pairs join pass_types r on r.id = pairs.old, lateral ${copiedRow(
        'pass_types',
        sql`jsonb_build_object('id', pairs.new, 'edition_id', ${move.to}::int, 'held', 0, 'sold', 0, 'version', 1,
          'quota_id', (select q.new from quota_pairs q where q.old = r.quota_id),
          'on_sale_from', ${movedMoment('on_sale_from', move)}, 'on_sale_until', ${movedMoment('on_sale_until', move)},
          'price_phases', (select coalesce(jsonb_agg(s.phase || jsonb_build_object('from', to_char(
              (${movedInstant(sql`(s.phase ->> 'from')::timestamptz`, move)}) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
            order by s.at), '[]'::jsonb) from jsonb_array_elements(r.price_phases) with ordinality s (phase, at)))`,
      )} c
    )
    insert into pass_type_upgrades (pass_type_id, upgradeable_by)
    select a.new, b.new from pass_type_upgrades u
    join pairs a on a.old = u.pass_type_id join pairs b on b.old = u.upgradeable_by`.execute(context.db)
  context.changed('passes')
}
