import { POST_PICTURE } from '@foyer/contract/image-sizes'
import { pictureUnreadable } from '@foyer/contract/kit/uploads.refusals'
import type { setPicture as endpoint } from '@foyer/contract/office-news'
import { getEdition } from '#features/editions'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { keepFile } from '#platform/site/files'
import { reencodeImage, UnreadableImage } from '#platform/site/images/reencode-image'
import { updatePost } from './office-news.queries.ts'
import { assertStill, getOfficePost, postRecord } from './office-post.ts'

/** Pixels of a kept picture: what a post shows of it, twice as dense. */
const pictureSize = { width: 2 * POST_PICTURE[0], height: 2 * POST_PICTURE[1] }

/**
 * Puts a picture above the words of a post. It is drawn anew before anything is written, and kept together with what
 * shows it, or not at all. The one that was there stays a file: the log names it.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `uploads/picture-unreadable`.
 */
export const setPicture: UseCase<typeof endpoint> = async (context, { params: { id }, query }) => {
  const before = await getOfficePost(context, id)
  assertStill(before, query)
  const { upload } = context.request
  if (upload === null) throw refuse(pictureUnreadable)
  const { bytes, contentType } = await reencodeImage(upload, pictureSize).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(pictureUnreadable) : error
  })
  const language = (await getEdition(context)).languages[0] ?? ''
  return context.inTransaction(async (inner) => {
    const image = { file: await keepFile(inner, contentType, bytes), alt: { [language]: query.alt } }
    const isSet = await updatePost(inner, { id, version: query.version }, { image: JSON.stringify(image) })
    const after = await getOfficePost(inner, id)
    if (!isSet) assertStill(after, query)
    return audited(postRecord.changed(id, { image: before.image }, { image: after.image }), after)
  })
}
