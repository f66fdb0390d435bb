import { pictureUnreadable } from '@foyer/contract/kit/uploads.refusals'
import type { removePortrait as removing, setPortrait as setting } from '@foyer/contract/office-program-parts'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { keepFile } from '#platform/site/files'
import { reencodeImage, UnreadableImage } from '#platform/site/images/reencode-image'
import { forgetPortrait, updatePart } from './program-parts.queries.ts'
import { editSpeaker, speakerRecord } from './program-parts.ts'

/**
 * Gives a speaker a picture. It is drawn anew before anything is written, and kept together with who shows it, or not at all;
 * the one that was there goes.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `uploads/picture-unreadable`.
 */
export const setPortrait: UseCase<typeof setting> = async (context, { params: { id }, query }) => {
  await editSpeaker.getStill(context, id, query)
  const { upload } = context.request
  if (upload === null) throw refuse(pictureUnreadable)
  const { bytes, contentType } = await reencodeImage(upload).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(pictureUnreadable) : error
  })
  return context.inTransaction(async (inner) => {
    const { image } = await editSpeaker.getStill(inner, id, query)
    const file = await keepFile(inner, contentType, bytes)
    if (!(await updatePart(inner, 'speakers', { id, version: query.version }, { image: file })))
      await editSpeaker.getStill(inner, id, query)
    await forgetPortrait(inner, image)
    return audited(speakerRecord.changed(id, {}, {}), await editSpeaker.get(inner, { id }))
  })
}

/** Takes the picture of a speaker away, with its file. @throws Refused `requests/not-found`, `office/changed-meanwhile`. */
export const removePortrait: UseCase<typeof removing> = async (context, { params: { id }, body }) => {
  const { image } = await editSpeaker.getStill(context, id, body)
  if (!(await updatePart(context, 'speakers', { id, version: body.version }, { image: null })))
    await editSpeaker.getStill(context, id, body)
  await forgetPortrait(context, image)
  return audited(speakerRecord.changed(id, {}, {}), await editSpeaker.get(context, { id }))
}
