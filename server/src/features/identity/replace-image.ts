import { imageUnreadable } from '@foyer/contract/identity'
import type { CallerContext, Person, ProcessContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { AccountGone } from '#platform/ground/account-gone'
import { deleteFile, keepFile } from '#platform/site/files'
import { reencodeImage, UnreadableImage } from '#platform/site/images/reencode-image'
import { findUser, lockPasswordHash, type UserRow, updateUserRow } from './identity.queries.ts'

/**
 * Replaces the caller's picture. The bytes that came in are never kept: the picture is drawn anew from them.
 * @throws Refused `identity/image-unreadable`; AccountGone where they leave for good in this moment.
 */
export async function replaceImage(context: CallerContext<Person> & ProcessContext): Promise<UserRow> {
  const upload = context.request.upload
  if (upload === null) throw refuse(imageUnreadable)
  const image = await reencodeImage(upload).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(imageUnreadable) : error
  })
  return context.inTransaction(async (inner) => {
    // Which one goes is read when nobody else puts another one there, or leaves for good.
    if ((await lockPasswordHash(inner, context.caller.userId, 'to-change')) === undefined) throw new AccountGone()
    const before = (await findUser(inner, context.caller.userId))?.image_id ?? null
    const imageId = await keepFile(inner, image.contentType, image.bytes)
    await updateUserRow(inner, context.caller.userId, { image_id: imageId })
    if (before !== null) await deleteFile(inner, before)
    const user = await findUser(inner, context.caller.userId)
    if (user === undefined) throw new AccountGone()
    return user
  })
}
