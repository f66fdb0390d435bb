import { sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'

type InEdition = Pick<Context, 'db' | 'editionId'>
type Tables = 'way_points' | 'way_segments' | 'entrances' | 'facilities'
type Corner = readonly [number, number]

interface WaysRow {
  readonly version: number
  readonly points: readonly { readonly code: string; readonly at: Corner; readonly door: unknown }[]
  readonly segments: readonly object[]
  readonly entrances: readonly object[]
  readonly facilities: readonly { readonly kind: string; readonly at: Corner }[]
}

/** All ways of the edition with what is outside its halls, in one statement; lengths in centimetres. */
export async function findWaysRow(context: InEdition): Promise<WaysRow> {
  const { rows } = await sql<WaysRow>`
    select coalesce((select v.version from way_versions v where v.edition_id = ${context.editionId}), 1) as version,
      coalesce((select jsonb_agg(jsonb_build_object('code', p.code, 'at', jsonb_build_array(p.x, p.y), 'door', p.door)
          order by p.id) from way_points p where p.edition_id = ${context.editionId}), '[]') as points,
      coalesce((select jsonb_agg(jsonb_build_object('from', a.code, 'to', b.code, 'hall', h.code, 'name', w.name,
          'isStepFree', w.is_step_free) order by w.id)
        from way_segments w join way_points a on a.id = w.from_id join way_points b on b.id = w.to_id
        left join halls h on h.id = w.hall_id where w.edition_id = ${context.editionId}), '[]') as segments,
      coalesce((select jsonb_agg(jsonb_build_object('code', e.code, 'name', e.name, 'point', p.code)
          order by e.position, e.id)
        from entrances e join way_points p on p.id = e.point_id where e.edition_id = ${context.editionId}), '[]')
        as entrances,
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'at', jsonb_build_array(f.x, f.y))
          order by f.position, f.id)
        from facilities f where f.edition_id = ${context.editionId} and f.hall_id is null), '[]') as facilities`.execute(
    context.db,
  )
  return rows[0] as WaysRow
}

/** There are no ways any more, and nothing outside the halls. */
export async function deleteWays({ db, editionId }: OfficeContext): Promise<void> {
  const tables = db.$pickTables<Tables>()
  for (const table of ['way_segments', 'entrances', 'way_points'] as const)
    await tables.deleteFrom(table).where('edition_id', '=', editionId).execute()
  await tables.deleteFrom('facilities').where('edition_id', '=', editionId).where('hall_id', 'is', null).execute()
}

/** The ways are otherwise than whoever has them open saw them. */
export const touchWays = ({ db, editionId }: InEdition) =>
  sql`insert into way_versions as v (edition_id, version) values (${editionId}, 2)
    on conflict (edition_id) do update set version = v.version + 1`.execute(db)
