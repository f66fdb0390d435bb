import { pictureUnreadable } from '@foyer/contract/kit/uploads.refusals'
import type { addPicture as endpoint, OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { tooManyPictures } from '@foyer/contract/office-accommodation.refusals'
import { getEdition } from '#features/editions'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { keepFile } from '#platform/site/files'
import { reencodeImage, UnreadableImage } from '#platform/site/images/reencode-image'
import { appendPicture, type Edit } from './edited-house.queries.ts'
import { assertStill, editedIn, getOfficeAccommodation } from './edited-house.ts'
import { houseRecord, roomRecord } from './house-record.ts'

/** Pixels of a kept picture of a house or a room. */
const pictureSize = { width: 1200, height: 800 }
const MOST_PICTURES = 30

/**
 * Puts a picture behind those of a house or a room. It is drawn anew before anything is written, and kept together with
 * what shows it, or not at all.
 * @param alt what it shows, in the first language of the edition.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `accommodation/too-many-pictures`,
 * `uploads/picture-unreadable`.
 */
export async function addPicture(
  context: Parameters<UseCase<typeof endpoint>>[0],
  edit: Edit,
  query: { readonly version: number; readonly alt: string },
): Promise<OfficeAccommodation> {
  const { houseId, roomId } = edit
  const before = await getOfficeAccommodation(context, houseId)
  assertStill(before, edit, query)
  const { upload } = context.request
  if (upload === null) throw refuse(pictureUnreadable)
  const { bytes, contentType } = await reencodeImage(upload, pictureSize).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(pictureUnreadable) : error
  })
  const language = (await getEdition(context)).languages[0] ?? ''
  return context.inTransaction(async (inner) => {
    const picture = { file: await keepFile(inner, contentType, bytes), alt: { [language]: query.alt } }
    const isAdded = await appendPicture(inner, edit, picture, MOST_PICTURES)
    const after = await getOfficeAccommodation(inner, houseId)
    if (!isAdded) {
      assertStill(after, edit, query)
      throw refuse(tooManyPictures)
    }
    const [was, is] = [before, after].map((house) => ({ images: editedIn(house, roomId).images }))
    const record = roomId === null ? houseRecord : roomRecord
    return audited(record.changed(roomId ?? houseId, was ?? {}, is ?? {}), after)
  })
}
