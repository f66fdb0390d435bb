import { NewNewsPost, postEndsAloneMessage, postEndsFirstMessage } from '@foyer/contract/new-news-post.schemas'
import type * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { OfficeContext } from '#platform/context'
import { InvalidInput } from '#platform/door/problem'
import { uuidV7 } from '#platform/ground/uuid'
import { insertPost } from './news.queries.ts'

type Post = z.output<typeof NewNewsPost>

/** As the table keeps what was written. @throws InvalidInput where it would end before it begins. */
export function postColumns({ title, topic, body, image, openTo, ...times }: Post) {
  const [published_at, ends_at] = [times.publishedAt, times.endsAt].map((time) =>
    time === null ? null : new Date(time),
  )
  if (ends_at != null && published_at == null)
    throw new InvalidInput([{ path: 'publishedAt', message: postEndsAloneMessage }])
  if (ends_at != null && published_at != null && ends_at <= published_at)
    throw new InvalidInput([{ path: 'endsAt', message: postEndsFirstMessage }])
  return {
    title: JSON.stringify(title),
    topic: topic === null ? null : JSON.stringify(topic),
    body: JSON.stringify(body),
    image: image === null ? null : JSON.stringify(image),
    open_to: openTo,
    published_at: published_at ?? null,
    ends_at: ends_at ?? null,
  }
}

/**
 * Puts a post into the context's edition: a draft, or one that is read at once or when its time has come.
 * @returns its id.
 * @throws InvalidInput
 */
export async function createNewsPost(context: OfficeContext, entered: NewNewsPost): Promise<string> {
  const columns = postColumns(await acceptContent(context, NewNewsPost, entered))
  // Ids are of times that their form can hold, whatever somebody typed.
  const isPast =
    columns.published_at !== null && columns.published_at.getTime() > 0 && columns.published_at < context.now
  const id = uuidV7(isPast ? (columns.published_at ?? context.now) : context.now)
  await insertPost(context, { id, ...columns })
  return id
}
