import { type Insertable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type {
  ExhibitorCategories,
  ExhibitorStands,
  Exhibitors,
  ProductCategories,
} from '#platform/database/database-types'

type Tables = 'exhibitors' | 'exhibitor_categories' | 'exhibitor_stands' | 'product_categories'
const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<Tables>()

export const insertProductCategories = (context: OfficeContext, rows: readonly Insertable<ProductCategories>[]) =>
  tables(context).insertInto('product_categories').values(rows).execute()

export const insertExhibitors = (context: OfficeContext, rows: readonly Insertable<Exhibitors>[]) =>
  tables(context).insertInto('exhibitors').values(rows).returning(['code', 'id']).execute()

export const insertExhibitorCategories = (context: OfficeContext, rows: readonly Insertable<ExhibitorCategories>[]) =>
  tables(context).insertInto('exhibitor_categories').values(rows).execute()

export const insertExhibitorStands = (context: OfficeContext, rows: readonly Insertable<ExhibitorStands>[]) =>
  tables(context).insertInto('exhibitor_stands').values(rows).execute()

export const listCategoryRows = (context: OfficeContext) =>
  tables(context)
    .selectFrom('product_categories')
    .select(['id', 'code'])
    .where('edition_id', '=', context.editionId)
    .execute()

export interface ExhibitorRow {
  readonly code: string
  readonly name: string
  readonly city: string
  readonly tagline: unknown
  readonly description: unknown
  readonly website: string | null
  readonly products: readonly unknown[]
  readonly categories: readonly { readonly code: string; readonly name: unknown }[]
  readonly stands: readonly { readonly hall: string; readonly code: string }[]
}

/** Who exhibits in the edition, in one statement. */
export async function listExhibitorRows(context: Context): Promise<readonly ExhibitorRow[]> {
  const { rows } = await sql<ExhibitorRow>`
    select e.code, e.name, e.city, e.tagline, e.description, e.website, e.products,
      coalesce(c.categories, '[]') as categories, coalesce(s.stands, '[]') as stands
    from exhibitors e
    left join (
      select x.exhibitor_id, json_agg(json_build_object('code', k.code, 'name', k.name) order by k.position, k.id) as categories
      from exhibitor_categories x join product_categories k on k.id = x.category_id
      where x.edition_id = ${context.editionId} group by x.exhibitor_id
    ) c on c.exhibitor_id = e.id
    left join (
      select x.exhibitor_id, json_agg(json_build_object('hall', h.code, 'code', t.code) order by x.position) as stands
      from exhibitor_stands x join stands t on t.id = x.stand_id join halls h on h.id = t.hall_id
      where x.edition_id = ${context.editionId} group by x.exhibitor_id
    ) s on s.exhibitor_id = e.id
    where e.edition_id = ${context.editionId}`.execute(context.db)
  return rows
}
