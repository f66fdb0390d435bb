import type { PostState } from '@foyer/contract/office-news'
import { type SqlBool, sql, type Updateable } from 'kysely'
import type { Context } from '#platform/context'
import type { NewsPosts } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import type { PostRow } from './news.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'news_posts'>()

/** By what the office sorts what was written; an index has it behind the edition. */
export const postKeys = {
  createdAt: [
    { by: sql`news_posts.created_at`, type: 'timestamptz' },
    { by: sql`news_posts.id`, type: 'uuid' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

const isIn = (state: PostState, now: Date) =>
  ({
    draft: sql<SqlBool>`news_posts.published_at is null`,
    scheduled: sql<SqlBool>`news_posts.published_at > ${now} and (news_posts.ends_at is null or news_posts.ends_at > ${now})`,
    live: sql<SqlBool>`news_posts.published_at <= ${now} and (news_posts.ends_at is null or news_posts.ends_at > ${now})`,
    past: sql<SqlBool>`news_posts.ends_at <= ${now}`,
  })[state]

export const readPostPage = (context: Context, state: PostState | undefined, asked: PageAsked) =>
  readPage(
    tables(context)
      .selectFrom('news_posts')
      .selectAll()
      .where('edition_id', '=', context.editionId)
      .$if(state !== undefined, (some) => some.where(isIn(state ?? 'live', context.now))),
    asked,
    asked.after,
    asked.limit,
  )

export const findPost = (context: Pick<Context, 'db' | 'editionId'>, id: string): Promise<PostRow | undefined> =>
  tables(context)
    .selectFrom('news_posts')
    .selectAll()
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()

/** Changes what is still as whoever changes it saw it. @returns false where it is not; nothing was changed then. */
export async function updatePost(
  context: Pick<Context, 'db' | 'editionId'>,
  { id, version }: { readonly id: string; readonly version: number },
  changes: Updateable<NewsPosts>,
): Promise<boolean> {
  const { numUpdatedRows } = await tables(context)
    .updateTable('news_posts')
    .set((row) => ({ ...changes, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .where('version', '=', version)
    .executeTakeFirstOrThrow()
  return numUpdatedRows === 1n
}
