import type { HousePicture, OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { HousePicture as Shape, unknownPictureMessage } from '@foyer/contract/office-accommodation.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import type { CallerContext, Person } from '#platform/context'
import { type Audited, audited } from '#platform/door/audit'
import { InvalidInput } from '#platform/door/problem'
import { changeEdited, type Edit } from './edited-house.queries.ts'
import { assertStill, editedIn, getOfficeAccommodation } from './edited-house.ts'
import { houseRecord, roomRecord } from './house-record.ts'

/**
 * The pictures of a house or a room in another order, with other words, or fewer of them. None comes in that was not
 * there; the file of one that is left out stays, because another edition may show it.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export async function arrangePictures(
  context: CallerContext<Person>,
  edit: Edit,
  body: { readonly images: readonly HousePicture[] },
): Promise<Audited<OfficeAccommodation>> {
  const images = await acceptContent(context, z.array(Shape), [...body.images])
  const before = await getOfficeAccommodation(context, edit.houseId)
  assertStill(before, edit, body)
  const known = editedIn(before, edit.roomId).images.map(({ file }) => file)
  const asked = images.map(({ file }) => file)
  if (asked.some((file, at) => !known.includes(file) || asked.indexOf(file) !== at))
    throw new InvalidInput([{ path: 'images', message: unknownPictureMessage }])
  if (!(await changeEdited(context, edit, { images: JSON.stringify(images) })))
    assertStill(await getOfficeAccommodation(context, edit.houseId), edit, body)
  const after = await getOfficeAccommodation(context, edit.houseId)
  const [was, is] = [before, after].map((house) => ({ images: editedIn(house, edit.roomId).images }))
  const act =
    edit.roomId === null
      ? houseRecord.changed(edit.houseId, was ?? {}, is ?? {})
      : roomRecord.changed(edit.roomId, was ?? {}, is ?? {})
  return audited(act, after)
}
