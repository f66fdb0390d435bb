import { NewNewsPost } from '@foyer/contract/new-news-post.schemas'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { uuidV7 } from '#platform/ground/uuid'
import { insertPost } from './news.queries.ts'

/**
 * Publishes a post in the context's edition, at once or when its time has come.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createNewsPost(context: OfficeContext, entered: NewNewsPost): Promise<string> {
  const post = await acceptContent(context, NewNewsPost, entered)
  const publishedAt = new Date(post.publishedAt)
  const id = uuidV7(publishedAt)
  await insertPost(context, {
    id,
    title: JSON.stringify(post.title),
    topic: post.topic === null ? null : JSON.stringify(post.topic),
    body: JSON.stringify(post.body),
    image: post.image === null ? null : JSON.stringify(post.image),
    published_at: publishedAt,
  })
  return id
}
