import { type Insertable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type {
  Entrances,
  Facilities,
  HallRooms,
  Halls,
  SitePlans,
  Stands,
  WayPoints,
  WaySegments,
} from '#platform/database/database-types'

type Tables =
  | 'halls'
  | 'hall_rooms'
  | 'stands'
  | 'facilities'
  | 'way_points'
  | 'way_segments'
  | 'entrances'
  | 'site_plans'
const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<Tables>()

export const insertHalls = (context: OfficeContext, rows: readonly Insertable<Halls>[]) =>
  tables(context).insertInto('halls').values(rows).returning(['code', 'id']).execute()

export const insertHallRooms = (context: OfficeContext, rows: readonly Insertable<HallRooms>[]) =>
  tables(context).insertInto('hall_rooms').values(rows).execute()

export const insertStands = (context: OfficeContext, rows: readonly Insertable<Stands>[]) =>
  tables(context).insertInto('stands').values(rows).execute()

export const insertFacilities = (context: OfficeContext, rows: readonly Insertable<Facilities>[]) =>
  tables(context).insertInto('facilities').values(rows).execute()

export const insertWayPoints = (context: OfficeContext, rows: readonly Insertable<WayPoints>[]) =>
  tables(context).insertInto('way_points').values(rows).returning(['code', 'id']).execute()

export const insertWaySegments = (context: OfficeContext, rows: readonly Insertable<WaySegments>[]) =>
  tables(context).insertInto('way_segments').values(rows).execute()

export const insertEntrances = (context: OfficeContext, rows: readonly Insertable<Entrances>[]) =>
  tables(context).insertInto('entrances').values(rows).execute()

export const insertSitePlan = (context: OfficeContext, row: Insertable<SitePlans>) =>
  tables(context).insertInto('site_plans').values(row).execute()

/** The site plan as it was written; its document is null once it was removed. */
export const findSitePlanDocument = (context: OfficeContext) =>
  tables(context)
    .selectFrom('site_plans')
    .select(['document', 'version'])
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

/** The site plan is this from now on; without a document there is none. */
export const putSitePlan = (context: OfficeContext, row: Pick<Insertable<SitePlans>, 'document' | 'version'>) =>
  tables(context)
    .insertInto('site_plans')
    .values({ ...row, edition_id: context.editionId, updated_at: context.now })
    .onConflict((on) => on.column('edition_id').doUpdateSet({ ...row, updated_at: context.now }))
    .execute()

/** The halls of the edition, in their order. */
export const listHallRows = (context: OfficeContext) =>
  tables(context)
    .selectFrom('halls')
    .select(['id', 'code', 'name', 'outline'])
    .where('edition_id', '=', context.editionId)
    .orderBy('position')
    .orderBy('id')
    .execute()

/** The stands of the edition, on whatever ground. */
export const listStandRows = (context: OfficeContext) =>
  tables(context)
    .selectFrom('stands')
    .innerJoin('halls', 'halls.id', 'stands.hall_id')
    .select(['stands.id', 'stands.code', 'halls.code as hall', 'stands.x', 'stands.y', 'stands.width', 'stands.depth'])
    .where('stands.edition_id', '=', context.editionId)
    .execute()

/** All in centimetres; texts by language. */
export interface FloorPlanRows {
  readonly halls: readonly {
    readonly code: string
    readonly name: unknown
    readonly outline: readonly (readonly [number, number])[]
    readonly rooms: readonly (AreaRow & { readonly name: unknown; readonly kind: string })[]
    readonly stands: readonly AreaRow[]
  }[]
  readonly facilities: readonly { readonly kind: string; readonly hall: string | null; readonly at: [number, number] }[]
  readonly entrances: readonly { readonly code: string; readonly name: unknown; readonly point_id: number }[]
  readonly points: readonly { readonly id: number; readonly at: [number, number]; readonly door: unknown }[]
  readonly segments: readonly {
    readonly from_id: number
    readonly to_id: number
    readonly hall: string | null
    readonly name: unknown
    readonly is_step_free: boolean
  }[]
}
interface AreaRow {
  readonly code: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

/** The whole floor plan of the edition in one statement. */
export async function readFloorPlanRows(context: Context): Promise<FloorPlanRows> {
  const { rows } = await sql<FloorPlanRows>`
    select
      coalesce((select json_agg(json_build_object('code', h.code, 'name', h.name, 'outline', h.outline,
          'rooms', coalesce(r.rooms, '[]'), 'stands', coalesce(s.stands, '[]')) order by h.position, h.id)
        from halls h
        left join (
          select hall_id, json_agg(json_build_object('code', code, 'name', name, 'kind', kind, 'x', x, 'y', y,
            'width', width, 'depth', depth) order by code) as rooms
          from hall_rooms where edition_id = ${context.editionId} group by hall_id
        ) r on r.hall_id = h.id
        left join (
          select hall_id, json_agg(json_build_object('code', code, 'x', x, 'y', y, 'width', width, 'depth', depth)
            order by code) as stands
          from stands where edition_id = ${context.editionId} group by hall_id
        ) s on s.hall_id = h.id
        where h.edition_id = ${context.editionId}), '[]') as halls,
      coalesce((select json_agg(json_build_object('kind', f.kind, 'hall', h.code, 'at', json_build_array(f.x, f.y))
          order by f.position, f.id)
        from facilities f left join halls h on h.id = f.hall_id
        where f.edition_id = ${context.editionId}), '[]') as facilities,
      coalesce((select json_agg(json_build_object('code', code, 'name', name, 'point_id', point_id) order by position, id)
        from entrances where edition_id = ${context.editionId}), '[]') as entrances,
      coalesce((select json_agg(json_build_object('id', id, 'at', json_build_array(x, y), 'door', door) order by id)
        from way_points where edition_id = ${context.editionId}), '[]') as points,
      coalesce((select json_agg(json_build_object('from_id', w.from_id, 'to_id', w.to_id, 'hall', h.code, 'name', w.name,
          'is_step_free', w.is_step_free) order by w.id)
        from way_segments w left join halls h on h.id = w.hall_id
        where w.edition_id = ${context.editionId}), '[]') as segments`.execute(context.db)
  return rows[0] as FloorPlanRows
}

interface SitePlanRow {
  readonly document: unknown
  readonly halls: readonly {
    readonly code: string
    readonly name: unknown
    readonly outline: readonly (readonly [number, number])[]
  }[]
  readonly entrances: readonly { readonly code: string; readonly name: unknown; readonly at: [number, number] }[]
}

/** The site plan of the edition with its halls, in one statement. */
export async function findSitePlanRow(context: Context): Promise<SitePlanRow | undefined> {
  const { rows } = await sql<SitePlanRow>`
    select p.document,
      coalesce((select json_agg(json_build_object('code', code, 'name', name, 'outline', outline) order by position, id)
        from halls where edition_id = p.edition_id), '[]') as halls,
      coalesce((select json_agg(json_build_object('code', e.code, 'name', e.name, 'at', json_build_array(w.x, w.y))
          order by e.position, e.id)
        from entrances e join way_points w on w.id = e.point_id where e.edition_id = p.edition_id), '[]') as entrances
    from site_plans p where p.edition_id = ${context.editionId} and p.document is not null`.execute(context.db)
  return rows[0]
}
