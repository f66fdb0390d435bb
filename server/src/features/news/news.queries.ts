import type { Insertable, Selectable } from 'kysely'
import { sql } from 'kysely'
import { heldCodeType } from '#features/passes'
import type { Context, OfficeContext } from '#platform/context'
import type { NewsPosts } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'news_posts' | 'news_reads'>()

export type PostRow = Selectable<NewsPosts>
/** One that has a time. */
export type PublishedRow = PostRow & { readonly published_at: Date }

/** What is published by now and not over, the newest first. */
export const listPostRows = (context: Context): Promise<PublishedRow[]> =>
  tables(context)
    .selectFrom('news_posts')
    .selectAll()
    .select((post) => post.ref('published_at').$notNull().as('published_at'))
    .where('edition_id', '=', context.editionId)
    .where('published_at', '<=', context.now)
    .where((post) => post.or([post('ends_at', 'is', null), post('ends_at', '>', context.now)]))
    .orderBy('published_at', 'desc')
    .orderBy('id')
    .execute()

export const insertPost = (context: OfficeContext, row: Omit<Insertable<NewsPosts>, 'edition_id' | 'created_at'>) =>
  tables(context)
    .insertInto('news_posts')
    .values({ ...row, edition_id: context.editionId, created_at: context.now })
    .execute()

export const listReadPostIds = async (context: Context, userId: string): Promise<ReadonlySet<string>> => {
  const rows = await tables(context).selectFrom('news_reads').select('post_id').where('user_id', '=', userId).execute()
  return new Set(rows.map(({ post_id }) => post_id))
}

/** What kind of pass somebody holds in the edition, if they hold one. */
export const findHeldCodeType = async (context: Context, userId: string) => {
  const { rows } = await sql<{ held: string | null }>`
    select ${heldCodeType(sql.val(userId), sql.val(context.editionId))} as held`.execute(context.db)
  return rows[0]?.held ?? null
}

/** The first time counts; what is not published, not for them, or not of this edition, is read by nobody. */
export const insertReads = (context: Context, userId: string, postIds: readonly string[]) =>
  tables(context)
    .insertInto('news_reads')
    .columns(['user_id', 'post_id', 'read_at'])
    .expression((insert) =>
      insert
        .selectFrom('news_posts')
        .select([sql.val(userId).as('user_id'), 'id', sql.val(context.now).as('read_at')])
        .where('edition_id', '=', context.editionId)
        .where('published_at', '<=', context.now)
        .where('id', 'in', [...postIds])
        .where(
          sql<boolean>`(open_to is null or coalesce(
            ${heldCodeType(sql.val(userId), sql.val(context.editionId))} = any(open_to), false))`,
        )
        .orderBy('id'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute()

/** What one read in all editions, with what it was about. */
export const listReadsWithPosts = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context)
    .selectFrom('news_reads')
    .innerJoin('news_posts', 'news_posts.id', 'news_reads.post_id')
    .select(['news_posts.edition_id', 'news_posts.title', 'news_reads.read_at'])
    .where('news_reads.user_id', '=', userId)
    .orderBy('news_reads.read_at')
    .orderBy('news_reads.post_id')
    .execute()

export const deleteReads = (context: Pick<Context, 'db'>, userId: string) =>
  tables(context).deleteFrom('news_reads').where('user_id', '=', userId).execute()

/** What either read is read. */
export async function moveReads(context: Pick<Context, 'db'>, keptId: string, goneId: string): Promise<void> {
  await sql`
    insert into news_reads (user_id, post_id, read_at)
    select ${keptId}, post_id, read_at from news_reads where user_id = ${goneId}
    on conflict do nothing`.execute(context.db)
  await deleteReads(context, goneId)
}
