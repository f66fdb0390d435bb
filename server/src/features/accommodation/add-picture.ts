import { requests } from '@foyer/contract/kit/refusal'
import { pictureUnreadable } from '@foyer/contract/kit/uploads.refusals'
import type { addPicture as addPictureEndpoint, OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { tooManyPictures } from '@foyer/contract/office-accommodation.refusals'
import { OfficeAccommodation as Shape } from '@foyer/contract/office-accommodation.schemas'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import type { Context } from '#platform/context'
import { audited } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { keepFile } from '#platform/site/files'
import { reencodeImage, UnreadableImage } from '#platform/site/images/reencode-image'
import { houseRecord } from './house-record.ts'
import { appendPicture, findOfficeRow } from './offer.queries.ts'

/** Pixels of a kept picture of a house. */
const pictureSize = { width: 1200, height: 800 }
const MOST_PICTURES = 30

/** A house of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeAccommodation(context: Context, id: number): Promise<OfficeAccommodation> {
  const row = await findOfficeRow(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return z.parse(Shape, row)
}

/**
 * Puts a picture behind those of a house. It is drawn anew before anything is written, and kept together with the house
 * that shows it, or not at all.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `accommodation/too-many-pictures`,
 * `uploads/picture-unreadable`.
 */
export const addPicture: UseCase<typeof addPictureEndpoint> = async (context, { params: { id }, query }) => {
  const { version, alt } = query
  const before = await getOfficeAccommodation(context, id)
  assertStill(before, query)
  const { upload } = context.request
  if (upload === null) throw refuse(pictureUnreadable)
  const { bytes, contentType } = await reencodeImage(upload, pictureSize).catch((error: unknown) => {
    throw error instanceof UnreadableImage ? refuse(pictureUnreadable) : error
  })
  const language = (await getEdition(context)).languages[0] ?? ''
  return context.inTransaction(async (inner) => {
    const picture = { file: await keepFile(inner, contentType, bytes), alt: { [language]: alt } }
    const isAdded = await appendPicture(inner, id, version, picture, MOST_PICTURES)
    const after = await getOfficeAccommodation(inner, id)
    if (!isAdded) {
      assertStill(after, query)
      throw refuse(tooManyPictures)
    }
    return audited(houseRecord.changed(id, { images: before.images }, { images: after.images }), after)
  })
}

function assertStill(house: OfficeAccommodation, query: { readonly version: number }): void {
  if (house.version !== query.version) throw refuseChangedMeanwhile(query, house)
}
