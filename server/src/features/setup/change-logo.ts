import { pictureUnreadable } from '@foyer/contract/kit/uploads.refusals'
import type * as contract from '@foyer/contract/logo'
import { changeLogo } from '#features/editions'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { keepFile } from '#platform/site/files'
import { reencodeLogo, UnreadableImage } from '#platform/site/images/reencode-image'
import { saveStep } from './saved-step.ts'

/**
 * Shows a picture as the event's logo. It is drawn anew before anything is written, and kept together with what shows it, or
 * not at all. The one that was there stays a file: the log names it, and mails of before.
 * @throws Refused `office/changed-meanwhile`, `uploads/picture-unreadable`.
 */
export const setLogo: UseCase<typeof contract.setLogo> = async (context, { params: { shade }, query }) => {
  const { upload } = context.request
  if (upload === null) throw refuse(pictureUnreadable)
  const { bytes, contentType, width, height } = await reencodeLogo(upload).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(pictureUnreadable) : error
  })
  return context.inTransaction((inner) =>
    saveStep(inner, 'logo', query, async () =>
      changeLogo(inner, shade, { file: await keepFile(inner, contentType, bytes), width, height }),
    ),
  )
}

/** @throws Refused `office/changed-meanwhile`. */
export const removeLogo: UseCase<typeof contract.removeLogo> = async (context, { params: { shade }, query }) =>
  saveStep(context, 'logo', query, () => changeLogo(context, shade, null))
