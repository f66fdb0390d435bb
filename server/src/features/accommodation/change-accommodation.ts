import type { changeAccommodation as endpoint, OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { HouseEntries } from '@foyer/contract/office-accommodation.schemas'
import * as z from 'zod/mini'
import { acceptContent } from '#features/editions'
import { audited } from '#platform/door/audit'
import type { UseCase } from '#platform/door/serve'
import { changeEdited } from './edited-house.queries.ts'
import { assertStill, getOfficeAccommodation } from './edited-house.ts'
import { houseColumns } from './house-columns.ts'
import { houseRecord } from './house-record.ts'

const entriesOf = (house: OfficeAccommodation) =>
  z.parse(
    HouseEntries,
    Object.fromEntries(Object.keys(HouseEntries.shape).map((key) => [key, house[key as keyof typeof house]])),
  )

/**
 * Changes a house that is still as whoever changes it saw it. Taken off the sale, it keeps the stays that somebody has.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`.
 */
export const changeAccommodation: UseCase<typeof endpoint> = async (context, { params: { id }, body }) => {
  const { version, ...entered } = body
  const house = await acceptContent(context, HouseEntries, entered)
  const edit = { houseId: id, roomId: null, version }
  const before = await getOfficeAccommodation(context, id)
  assertStill(before, edit, body)
  if (!(await changeEdited(context, edit, { ...houseColumns(house), is_active: house.isActive })))
    assertStill(await getOfficeAccommodation(context, id), edit, body)
  const after = await getOfficeAccommodation(context, id)
  return audited(houseRecord.changed(id, entriesOf(before), entriesOf(after)), after)
}
