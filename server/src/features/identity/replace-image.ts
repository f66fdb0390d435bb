import { imageUnreadable } from '@foyer/contract/identity'
import type { CallerContext, Person, ProcessContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { deleteFile, keepFile } from '#platform/site/files'
import { reencodeImage, UnreadableImage } from '#platform/site/images/reencode-image'
import { findUser, type UserRow, updateUserRow } from './identity.queries.ts'

/**
 * Replaces the caller's picture. The bytes that came in are never kept: the picture is drawn anew from them.
 * @throws Refused `identity/image-unreadable`.
 */
export async function replaceImage(context: CallerContext<Person> & ProcessContext): Promise<UserRow> {
  const upload = context.request.upload
  if (upload === null) throw refuse(imageUnreadable)
  const image = await reencodeImage(upload).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(imageUnreadable) : error
  })
  return context.inTransaction(async (inner) => {
    const before = (await findUser(inner, context.caller.userId))?.image_id ?? null
    const imageId = await keepFile(inner, image.contentType, image.bytes)
    await updateUserRow(inner, context.caller.userId, { image_id: imageId })
    if (before !== null) await deleteFile(inner, before)
    const user = await findUser(inner, context.caller.userId)
    if (user === undefined) throw refuse(imageUnreadable)
    return user
  })
}
