import { sql } from 'kysely'
import type { OfficeContext } from '#platform/context'
import { copiedRow, type Move } from '#platform/database/copied-rows'

/**
 * The halls of another edition with their rooms, stands and drawings, the ways through them and what is around. Nobody
 * stands on the stands; hotels of the site plan are left out, since those of this edition are others.
 */
export async function copyHalls(context: OfficeContext, move: Move): Promise<void> {
  await copyHallRows(context, move)
  await copyWayRows(context, move)
  await sql`
    insert into site_plans
    select c.* from site_plans r, lateral ${copiedRow(
      'site_plans',
      sql`jsonb_build_object('edition_id', ${move.to}::int, 'version', 1, 'updated_at', ${context.now}::timestamptz,
        'document', r.document || jsonb_build_object('accommodations', '[]'::jsonb,
          'linesFrom', ${movedDay('linesFrom', move)}, 'linesUntil', ${movedDay('linesUntil', move)}))`,
    )} c where r.edition_id = ${move.from} and r.document is not null`.execute(context.db)
}

/** A day of the site plan, moved: of this century, as every day of it is. */
const movedDay = (name: string, { days }: Move) => sql`
  greatest(date '2000-01-01', least(date '2099-12-31', (r.document ->> ${name}::text)::date + ${days}::int))`

const next = (table: string) => sql`nextval(pg_get_serial_sequence(${table}::text, 'id'))::int`

/** Which hall of the edition that is copied from is which of the copy: codes say it. */
const hallPairs = ({ from, to }: Move) => sql`
  select old.id as old, made.id as made from halls old join halls made on made.code = old.code
  where old.edition_id = ${from} and made.edition_id = ${to}`

async function copyHallRows({ db }: OfficeContext, move: Move): Promise<void> {
  const edition = sql`'edition_id', ${move.to}::int`
  await sql`
    insert into halls overriding system value
    select c.* from halls r, lateral ${copiedRow(
      'halls',
      sql`jsonb_build_object('id', ${next('halls')}, ${edition}, 'version', 1)`,
    )} c where r.edition_id = ${move.from}`.execute(db)
  for (const table of ['hall_rooms', 'stands', 'facilities'] as const) {
    const version = table === 'stands' ? sql`, 'version', 1` : sql``
    await sql`
      insert into ${sql.table(table)} overriding system value
      select c.* from ${sql.table(table)} r left join (${hallPairs(move)}) h on h.old = r.hall_id, lateral ${copiedRow(
        table,
        sql`jsonb_build_object('id', ${next(table)}, ${edition}, 'hall_id', h.made ${version})`,
      )} c where r.edition_id = ${move.from}`.execute(db)
  }
  await sql`
    insert into hall_drawings
    select c.* from hall_drawings r join (${hallPairs(move)}) h on h.old = r.hall_id, lateral ${copiedRow(
      'hall_drawings',
      sql`jsonb_build_object(${edition}, 'hall_id', h.made)`,
    )} c`.execute(db)
}

async function copyWayRows({ db }: OfficeContext, move: Move): Promise<void> {
  const edition = sql`'edition_id', ${move.to}::int`
  await sql`
    insert into way_points overriding system value
    select c.* from way_points r, lateral ${copiedRow(
      'way_points',
      sql`jsonb_build_object('id', ${next('way_points')}, ${edition})`,
    )} c where r.edition_id = ${move.from}`.execute(db)
  const points = sql`
    select old.id as old, made.id as made from way_points old join way_points made on made.code = old.code
    where old.edition_id = ${move.from} and made.edition_id = ${move.to}`
  await sql`
    insert into way_segments overriding system value
    select c.* from way_segments r left join (${hallPairs(move)}) h on h.old = r.hall_id
      join (${points}) a on a.old = r.from_id join (${points}) b on b.old = r.to_id, lateral ${copiedRow(
        'way_segments',
        sql`jsonb_build_object('id', ${next('way_segments')}, ${edition}, 'hall_id', h.made,
          'from_id', least(a.made, b.made), 'to_id', greatest(a.made, b.made))`,
      )} c where r.edition_id = ${move.from}`.execute(db)
  await sql`
    insert into entrances overriding system value
    select c.* from entrances r join (${points}) p on p.old = r.point_id, lateral ${copiedRow(
      'entrances',
      sql`jsonb_build_object('id', ${next('entrances')}, ${edition}, 'point_id', p.made)`,
    )} c where r.edition_id = ${move.from}`.execute(db)
}
