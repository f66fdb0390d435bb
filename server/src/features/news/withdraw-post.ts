import type { withdrawPost as endpoint } from '@foyer/contract/office-news'
import { notPublished } from '@foyer/contract/office-news.refusals'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { updatePost } from './office-news.queries.ts'
import { assertStill, entriesOf, getOfficePost, postRecord } from './office-post.ts'

/**
 * Takes a post back: what is read ends now, and what waits for its time is a draft again.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `news/not-published`.
 */
export const withdrawPost: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const before = await getOfficePost(context, id)
  assertStill(before, body)
  if (before.state === 'draft' || before.state === 'past') throw refuse(notPublished)
  const changes = before.state === 'live' ? { ends_at: context.now } : { published_at: null, ends_at: null }
  if (!(await updatePost(context, { id, version: body.version }, changes)))
    assertStill(await getOfficePost(context, id), body)
  const after = await getOfficePost(context, id)
  return audited(postRecord.changed(id, entriesOf(before), entriesOf(after)), after)
}
