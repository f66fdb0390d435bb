import { type Insertable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Facilities, HallRooms, Halls, Stands } from '#platform/database/database-types'
import type { Ground } from './ground.ts'
import type { DrawnLine } from './read-drawing.ts'

type InEdition = Pick<Context, 'db' | 'editionId'>
type Tables =
  | 'halls'
  | 'hall_rooms'
  | 'hall_drawings'
  | 'stands'
  | 'facilities'
  | 'way_points'
  | 'way_segments'
  | 'entrances'
  | 'exhibitors'
  | 'exhibitor_stands'
const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<Tables>()

export interface HallLineRow {
  readonly id: number
  readonly code: string
  readonly name: unknown
  readonly stands: number
  readonly exhibitors: number
  readonly has_drawing: boolean
}

/** The halls in their order, with what is in them. */
export async function listHallLineRows(context: InEdition): Promise<readonly HallLineRow[]> {
  const { rows } = await sql<HallLineRow>`
    select h.id, h.code, h.name,
      (select count(*)::int from stands s where s.hall_id = h.id) as stands,
      (select count(distinct x.exhibitor_id)::int from exhibitor_stands x join stands s on s.id = x.stand_id
        where s.hall_id = h.id) as exhibitors,
      exists (select from hall_drawings d where d.hall_id = h.id) as has_drawing
    from halls h where h.edition_id = ${context.editionId} order by h.position, h.id`.execute(context.db)
  return rows
}

export interface HallRow {
  readonly id: number
  readonly version: number
  readonly code: string
  readonly name: unknown
  readonly outline: readonly (readonly [number, number])[]
  readonly rooms: readonly (Ground & { readonly code: string; readonly name: unknown; readonly kind: string })[]
  readonly facilities: readonly { readonly kind: string; readonly at: readonly [number, number] }[]
  readonly stands: readonly (Ground & {
    readonly id: number
    readonly version: number
    readonly code: string
    readonly shape: string | null
    readonly exhibitors: readonly string[]
  })[]
  readonly drawing: readonly DrawnLine[]
  readonly ways: number
}

/** A hall with all that is in it, in one statement; lengths in centimetres. */
export async function findHallRow(context: InEdition, id: number): Promise<HallRow | undefined> {
  const { rows } = await sql<HallRow>`
    select h.id, h.version, h.code, h.name, h.outline,
      coalesce((select jsonb_agg(jsonb_build_object('code', r.code, 'name', r.name, 'kind', r.kind, 'x', r.x, 'y', r.y,
          'width', r.width, 'depth', r.depth) order by r.id) from hall_rooms r where r.hall_id = h.id), '[]') as rooms,
      coalesce((select jsonb_agg(jsonb_build_object('kind', f.kind, 'at', jsonb_build_array(f.x, f.y))
          order by f.position, f.id) from facilities f where f.hall_id = h.id), '[]') as facilities,
      coalesce((select jsonb_agg(jsonb_build_object('id', s.id, 'version', s.version, 'code', s.code, 'x', s.x, 'y', s.y,
          'width', s.width, 'depth', s.depth, 'shape', s.shape, 'exhibitors', coalesce((
            select jsonb_agg(e.code order by e.name, e.id) from exhibitor_stands x join exhibitors e on e.id = x.exhibitor_id
            where x.stand_id = s.id), '[]')) order by s.code) from stands s where s.hall_id = h.id), '[]') as stands,
      coalesce((select d.shapes from hall_drawings d where d.hall_id = h.id), '[]') as drawing,
      (select count(*)::int from way_segments w where w.hall_id = h.id) as ways
    from halls h where h.edition_id = ${context.editionId} and h.id = ${id}`.execute(context.db)
  return rows[0]
}

export async function nextHallPosition(context: InEdition): Promise<number> {
  const last = await tables(context)
    .selectFrom('halls')
    .select('position')
    .where('edition_id', '=', context.editionId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last === undefined ? 0 : last.position + 1
}

export const placeHalls = (context: InEdition, ids: readonly number[]) =>
  tables(context)
    .updateTable('halls')
    .set({ position: sql<number>`array_position(${[...ids]}::int[], id) - 1` })
    .where('edition_id', '=', context.editionId)
    .execute()

/** Codes of rooms in other halls: each is there once. */
export async function listOtherRoomCodes(context: InEdition, hallId: number): Promise<ReadonlySet<string>> {
  const rows = await tables(context)
    .selectFrom('hall_rooms')
    .select('code')
    .where('edition_id', '=', context.editionId)
    .where('hall_id', '!=', hallId)
    .execute()
  return new Set(rows.map(({ code }) => code))
}

type HallValues = Pick<Insertable<Halls>, 'code' | 'name' | 'outline'>

export const updateHall = (context: InEdition, id: number, values: HallValues) =>
  tables(context)
    .updateTable('halls')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** Something in the hall is otherwise than whoever has it open saw it. */
export const touchHall = (context: InEdition, id: number) =>
  tables(context)
    .updateTable('halls')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

/** What is in a hall is this from now on. */
export async function replaceInside(
  context: InEdition,
  hallId: number,
  rooms: readonly Insertable<HallRooms>[],
  facilities: readonly Insertable<Facilities>[],
): Promise<void> {
  await tables(context).deleteFrom('hall_rooms').where('hall_id', '=', hallId).execute()
  await tables(context).deleteFrom('facilities').where('hall_id', '=', hallId).execute()
  if (rooms.length > 0) await tables(context).insertInto('hall_rooms').values(rows(rooms)).execute()
  if (facilities.length > 0) await tables(context).insertInto('facilities').values(rows(facilities)).execute()
}
const rows = <T>(all: readonly T[]): T[] => [...all]

/** A hall goes with all that is in it, and the ways that led through it alone. */
export async function deleteHall(context: InEdition, id: number): Promise<void> {
  const { db } = context
  await sql`delete from exhibitor_stands where stand_id in (select id from stands where hall_id = ${id})`.execute(db)
  for (const table of ['stands', 'hall_rooms', 'facilities', 'hall_drawings'] as const)
    await tables(context).deleteFrom(table).where('hall_id', '=', id).execute()
  const gone = await tables(context)
    .deleteFrom('way_segments')
    .where('hall_id', '=', id)
    .returning(['from_id', 'to_id'])
    .execute()
  const ends = [...new Set(gone.flatMap(({ from_id, to_id }) => [from_id, to_id]))]
  const leadNowhere = sql`select p.id from way_points p where p.id = any(${ends}::int[])
    and not exists (select from way_segments w where p.id in (w.from_id, w.to_id))`
  await sql`delete from entrances where point_id in (${leadNowhere})`.execute(db)
  await sql`delete from way_points where id in (${leadNowhere})`.execute(db)
  await tables(context).deleteFrom('halls').where('id', '=', id).execute()
}

type StandValues = Pick<Insertable<Stands>, 'code' | 'shape'> & Ground

export const insertStand = (context: InEdition, hallId: number, values: StandValues) =>
  tables(context)
    .insertInto('stands')
    .values({ ...values, edition_id: context.editionId, hall_id: hallId })
    .returning('id')
    .executeTakeFirstOrThrow()

export const updateStand = (context: InEdition, id: number, values: StandValues) =>
  tables(context)
    .updateTable('stands')
    .set((row) => ({ ...values, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .execute()

export const deleteStand = (context: InEdition, id: number) =>
  tables(context).deleteFrom('stands').where('id', '=', id).execute()

/** Who has these stands, or had them until now, changed: whoever has one open is told. */
export const touchStands = (context: InEdition, ids: readonly number[]) =>
  tables(context)
    .updateTable('stands')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', [0, ...ids])
    .execute()

export const listExhibitorIds = (context: InEdition, codes: readonly string[]) =>
  tables(context)
    .selectFrom('exhibitors')
    .select(['id', 'code', 'name'])
    .where('edition_id', '=', context.editionId)
    .where('code', 'in', ['', ...codes])
    .orderBy('name')
    .orderBy('id')
    .execute()

/** Who has a stand are these exhibitors from now on; one that gets it has it behind its others. */
export async function setHolders(context: InEdition, standId: number, ids: readonly number[]): Promise<void> {
  await tables(context)
    .deleteFrom('exhibitor_stands')
    .where('stand_id', '=', standId)
    .where('exhibitor_id', 'not in', [0, ...ids])
    .execute()
  await sql`
    insert into exhibitor_stands (exhibitor_id, stand_id, edition_id, position)
    select e.id, ${standId}, e.edition_id,
      coalesce((select max(x.position) + 1 from exhibitor_stands x where x.exhibitor_id = e.id), 0)
    from exhibitors e where e.id = any(${[...ids]}::int[]) on conflict (exhibitor_id, stand_id) do nothing`.execute(
    context.db,
  )
}

export const touchExhibitors = (context: InEdition, ids: readonly number[]) =>
  tables(context)
    .updateTable('exhibitors')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', 'in', [0, ...ids])
    .execute()

export const deleteDrawing = (context: InEdition, hallId: number) =>
  tables(context).deleteFrom('hall_drawings').where('hall_id', '=', hallId).execute()

export async function putDrawing(context: InEdition, hallId: number, shapes: readonly DrawnLine[]): Promise<void> {
  await deleteDrawing(context, hallId)
  await tables(context)
    .insertInto('hall_drawings')
    .values({ hall_id: hallId, edition_id: context.editionId, shapes: JSON.stringify(shapes) })
    .execute()
}

interface Moved extends Ground {
  readonly id: number
}

/** Stands get other ground, all at once: some of it is another's until then. */
export const moveStands = (context: InEdition, moved: readonly Moved[]) =>
  sql`update stands s set x = m.x, y = m.y, width = m.width, depth = m.depth, version = s.version + 1
    from jsonb_to_recordset(${JSON.stringify(moved)}::jsonb) as m(id int, x int, y int, width int, depth int)
    where s.id = m.id`.execute(context.db)

/** Stands that no shape has any more. */
export const leaveShapes = (context: InEdition, ids: readonly number[]) =>
  tables(context)
    .updateTable('stands')
    .set((row) => ({ shape: null, version: row('version', '+', 1) }))
    .where('id', 'in', [0, ...ids])
    .execute()
