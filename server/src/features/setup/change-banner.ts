import { pictureUnreadable } from '@foyer/contract/kit/uploads.refusals'
import type * as contract from '@foyer/contract/logo'
import { changeBanner } from '#features/editions'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { keepFile } from '#platform/site/files'
import { reencodeLogo, toneOf, UnreadableImage } from '#platform/site/images/reencode-image'
import { saveStep } from './saved-step.ts'

/**
 * Shows a picture beside the line of the partner. It is drawn anew as a logo is, and kept together with what shows it, or not
 * at all. The one that was there stays a file: the log names it.
 * @throws Refused `office/changed-meanwhile`, `uploads/picture-unreadable`.
 */
export const setBanner: UseCase<typeof contract.setBanner> = async (context, { query }) => {
  const { upload } = context.request
  if (upload === null) throw refuse(pictureUnreadable)
  const drawn = await reencodeLogo(upload).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(pictureUnreadable) : error
  })
  const { bytes, contentType, width, height } = drawn
  const tone = await toneOf(bytes)
  return context.inTransaction((inner) =>
    saveStep(inner, 'banner', query, async () =>
      changeBanner(inner, { file: await keepFile(inner, contentType, bytes), width, height, tone }),
    ),
  )
}

/** @throws Refused `office/changed-meanwhile`. */
export const removeBanner: UseCase<typeof contract.removeBanner> = async (context, { query }) =>
  saveStep(context, 'banner', query, () => changeBanner(context, null))
