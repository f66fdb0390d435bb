import { isDeepStrictEqual } from 'node:util'
import type { changePost as endpoint, OfficePost, PostEntries } from '@foyer/contract/office-news'
import { foreignPictureMessage, PostEntries as Shape } from '@foyer/contract/office-news.schemas'
import { acceptContent } from '#features/editions'
import { audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import type { UseCase } from '#platform/door/serve'
import { postColumns } from './create-news-post.ts'
import { updatePost } from './office-news.queries.ts'
import { assertStill, entriesOf, getOfficePost, postRecord } from './office-post.ts'

const words = ({ title, topic, body }: PostEntries) => [title, topic, body]

/**
 * Changes a post that is still as whoever changes it saw it. Where somebody may have read it already, it says from now on
 * that its words changed. The picture stays or goes: none comes in that was not there.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export const changePost: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const { version, ...entered } = body
  const post = await acceptContent(context, Shape, entered)
  const before = await getOfficePost(context, id)
  assertStill(before, body)
  if (post.image !== null && post.image.file !== before.image?.file)
    throw new InvalidInput([{ path: 'image', message: foreignPictureMessage }])
  const isReworded = before.state === 'live' && !isDeepStrictEqual(words(before), words(post))
  const changes = { ...postColumns(post), ...(isReworded ? { changed_at: context.now } : {}) }
  if (!(await updatePost(context, { id, version }, changes))) assertStill(await getOfficePost(context, id), body)
  const after: OfficePost = await getOfficePost(context, id)
  return audited(postRecord.changed(id, entriesOf(before), entriesOf(after)), after)
}
