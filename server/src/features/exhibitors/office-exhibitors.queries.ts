import { type Selectable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Exhibitors } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

type InEdition = Pick<Context, 'db' | 'editionId'>
type Tables = 'exhibitors' | 'exhibitor_categories' | 'exhibitor_stands' | 'product_categories'
const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<Tables>()

/** By what the office sorts exhibitors; an index has it behind the edition. */
export const exhibitorKeys = {
  name: [
    { by: sql`exhibitors.name`, type: 'text' },
    { by: sql`exhibitors.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export interface OfficeExhibitorRow extends Selectable<Exhibitors> {
  readonly categories: readonly string[]
  readonly stands: readonly { readonly hall: string; readonly code: string }[]
}

const exhibitorsOf = (context: InEdition) =>
  tables(context)
    .selectFrom('exhibitors')
    .selectAll()
    .select([
      sql<string[]>`array(select k.code from exhibitor_categories x join product_categories k on k.id = x.category_id
        where x.exhibitor_id = exhibitors.id order by k.position, k.id)`.as('categories'),
      sql<{ hall: string; code: string }[]>`coalesce((
        select jsonb_agg(jsonb_build_object('hall', h.code, 'code', t.code) order by x.position)
        from exhibitor_stands x join stands t on t.id = x.stand_id join halls h on h.id = t.hall_id
        where x.exhibitor_id = exhibitors.id), '[]')`.as('stands'),
    ])
    .where('edition_id', '=', context.editionId)

export const readExhibitorPage = (context: InEdition, asked: PageAsked) =>
  readPage(exhibitorsOf(context), asked, asked.after, asked.limit)

export const findExhibitor = (context: InEdition, of: { id: number } | { code: string }) =>
  exhibitorsOf(context)
    .where((row) => ('id' in of ? row('id', '=', of.id) : row('code', '=', of.code)))
    .executeTakeFirst()

/** Whoever changes an exhibitor waits for whoever does so already. */
export const lockExhibitor = (context: InEdition, id: number) =>
  tables(context)
    .selectFrom('exhibitors')
    .select('id')
    .where('edition_id', '=', context.editionId)
    .where('id', '=', id)
    .forUpdate()
    .execute()

interface Written {
  readonly name: string
  readonly city: string
  readonly tagline: object
  readonly description: object
  readonly website: string | null
  readonly products: readonly object[]
}

export const updateExhibitor = (context: InEdition, id: number, written: Written) =>
  tables(context)
    .updateTable('exhibitors')
    .set((row) => ({
      name: written.name,
      city: written.city,
      tagline: JSON.stringify(written.tagline),
      description: JSON.stringify(written.description),
      website: written.website,
      products: JSON.stringify(written.products),
      version: row('version', '+', 1),
    }))
    .where('edition_id', '=', context.editionId)
    .where('id', '=', id)
    .execute()

/** An exhibitor has no category and no stand any more. */
export async function clearPlaces(context: InEdition, id: number): Promise<void> {
  await tables(context).deleteFrom('exhibitor_categories').where('exhibitor_id', '=', id).execute()
  await tables(context).deleteFrom('exhibitor_stands').where('exhibitor_id', '=', id).execute()
}

export const deleteExhibitor = (context: InEdition, id: number) =>
  tables(context).deleteFrom('exhibitors').where('edition_id', '=', context.editionId).where('id', '=', id).execute()

/** Categories in their order, and every stand with who has it. */
export async function readPartRows(context: InEdition) {
  const { rows } = await sql<{
    categories: { code: string; name: unknown }[]
    stands: { hall: string; code: string; exhibitors: string[] }[]
    exhibitors: { code: string; name: string }[]
  }>`
    select
      coalesce((select jsonb_agg(jsonb_build_object('code', k.code, 'name', k.name) order by k.position, k.id)
        from product_categories k where k.edition_id = ${context.editionId}), '[]') as categories,
      coalesce((select jsonb_agg(jsonb_build_object('hall', h.code, 'code', t.code, 'exhibitors', coalesce((
          select jsonb_agg(e.name order by e.name) from exhibitor_stands x join exhibitors e on e.id = x.exhibitor_id
          where x.stand_id = t.id), '[]')) order by h.position, h.id, t.code)
        from stands t join halls h on h.id = t.hall_id where t.edition_id = ${context.editionId}), '[]') as stands,
      coalesce((select jsonb_agg(jsonb_build_object('code', e.code, 'name', e.name) order by e.name, e.id)
        from exhibitors e where e.edition_id = ${context.editionId}), '[]') as exhibitors`.execute(context.db)
  return rows[0] ?? { categories: [], stands: [], exhibitors: [] }
}

export async function nextCategoryPosition(context: InEdition): Promise<number> {
  const last = await tables(context)
    .selectFrom('product_categories')
    .select('position')
    .where('edition_id', '=', context.editionId)
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst()
  return last === undefined ? 0 : last.position + 1
}

export const listExhibitorCodes = async (context: InEdition): Promise<ReadonlySet<string>> => {
  const rows = await tables(context)
    .selectFrom('exhibitors')
    .select('code')
    .where('edition_id', '=', context.editionId)
    .execute()
  return new Set(rows.map(({ code }) => code))
}
