import type { PageEntries } from '@foyer/contract/office-pages'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type { Pages } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pages'>()

export type PageRow = Selectable<Pages>
type InEdition = Pick<Context, 'db' | 'editionId'>

/** As attendees have them; an index has this order behind the edition. */
export const pageKeys = {
  position: [
    { by: sql`pages.position`, type: 'int' },
    { by: sql`pages.slug`, type: 'text' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

/** @returns whether its address was free. */
export async function insertPage(
  context: OfficeContext,
  row: Omit<Insertable<Pages>, 'edition_id' | 'position'>,
): Promise<boolean> {
  const added = await tables(context)
    .insertInto('pages')
    .values({
      ...row,
      edition_id: context.editionId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from pages where edition_id = ${context.editionId})`,
    })
    .onConflict((taken) => taken.columns(['edition_id', 'slug']).doNothing())
    .executeTakeFirst()
  return added.numInsertedOrUpdatedRows === 1n
}

const pagesOf = (context: InEdition) =>
  tables(context).selectFrom('pages').selectAll().where('edition_id', '=', context.editionId)

export const readPagePage = (context: InEdition, asked: PageAsked) =>
  readPage(pagesOf(context), asked, asked.after, asked.limit)

export const findPage = (context: InEdition, slug: string): Promise<PageRow | undefined> =>
  pagesOf(context).where('slug', '=', slug).executeTakeFirst()

/** Whoever arranges them waits for whoever changes one. */
export const lockPages = (context: InEdition): Promise<PageRow[]> =>
  pagesOf(context).orderBy('position').orderBy('slug').forUpdate().execute()

interface Seen {
  readonly slug: string
  readonly version: number
}

/** Changes what is still as whoever changes it saw it. @returns false where it is not; nothing was changed then. */
export async function updatePage(
  context: Pick<Context, 'db' | 'editionId' | 'now'>,
  { slug, version }: Seen,
  { title, sections, isPublished }: PageEntries,
): Promise<boolean> {
  const words = [sql`${JSON.stringify(title)}::jsonb`, sql`${JSON.stringify(sections)}::jsonb`]
  const { numAffectedRows } = await sql`
    update pages set
      updated_at = case when title = ${words[0]} and sections = ${words[1]} then updated_at
        else ${context.now}::timestamptz end,
      title = ${words[0]}, sections = ${words[1]}, is_published = ${isPublished}, version = version + 1
    where edition_id = ${context.editionId} and slug = ${slug} and version = ${version}`.execute(context.db)
  return numAffectedRows === 1n
}

/** These pages in the order of their addresses; a place is no change of a page's own, and one added meanwhile keeps its. */
export const placePages = (context: InEdition, slugs: readonly string[]) =>
  tables(context)
    .updateTable('pages')
    .set({ position: sql<number>`array_position(${[...slugs]}::text[], slug) - 1` })
    .where('edition_id', '=', context.editionId)
    .where('slug', '=', sql<string>`any(${[...slugs]}::text[])`)
    .execute()

/** @returns false where it is not any more as whoever removes it saw it. */
export async function deletePage(context: InEdition, { slug, version }: Seen): Promise<boolean> {
  const { numDeletedRows } = await tables(context)
    .deleteFrom('pages')
    .where('edition_id', '=', context.editionId)
    .where('slug', '=', slug)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numDeletedRows === 1n
}
