import type { NewsPost } from '@foyer/contract/news'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { Content, contentFor, type Reader, readerOf } from '#platform/ground/texts'
import { findHeldCodeType, listPostRows, listReadPostIds, type PublishedRow } from './news.queries.ts'
import { renderPost } from './render-post.ts'

const Image = z.nullable(z.object({ file: z.string(), alt: Content }))

function presentImage(image: unknown, reader: Reader): NewsPost['image'] {
  const kept = z.parse(Image, image)
  return kept === null ? null : { url: `/api/image/${kept.file}`, alt: contentFor(kept.alt, reader) }
}

interface Shown {
  readonly post: Omit<NewsPost, 'isRead'>
  /** Whose pass it is for; null: everybody's. */
  readonly openTo: readonly string[] | null
}

const presentPost = (row: PublishedRow, reader: Reader): Shown['post'] => ({
  id: row.id,
  title: contentFor(row.title, reader),
  topic: row.topic === null ? null : contentFor(row.topic, reader),
  body: renderPost(contentFor(row.body, reader)),
  image: presentImage(row.image, reader),
  publishedAt: row.published_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
})

/** What is published in the edition for somebody, as this reader reads it, and what of it this person has read. */
export async function listNews(context: Context, userId: string): Promise<NewsPost[]> {
  const reader = readerOf(await getEdition(context), context.locale)
  const [posts, read] = await Promise.all([
    // The same for everybody who reads that language, and drawn once for all of them.
    context.recall(`news of ${context.editionId} in ${reader.locale}`, async () =>
      (await listPostRows(context)).map((row): Shown => ({ post: presentPost(row, reader), openTo: row.open_to })),
    ),
    listReadPostIds(context, userId),
  ])
  const theirs = await openToThem(context, userId, posts)
  return theirs.map(({ post }) => ({ ...post, isRead: read.has(post.id) }))
}

/** Which pass somebody holds is asked only where a post is for some passes alone. */
async function openToThem(context: Context, userId: string, posts: readonly Shown[]): Promise<readonly Shown[]> {
  if (posts.every(({ openTo }) => openTo === null)) return posts
  const held = await findHeldCodeType(context, userId)
  return posts.filter(({ openTo }) => openTo === null || (held !== null && openTo.includes(held)))
}
