import type { addAccommodation as endpoint } from '@foyer/contract/office-accommodation'
import { HouseEntries } from '@foyer/contract/office-accommodation.schemas'
import { acceptContent } from '#features/editions'
import { audited } from '#platform/door/audit'
import type { UseCase } from '#platform/door/serve'
import { getOfficeAccommodation } from './edited-house.ts'
import { houseColumns } from './house-columns.ts'
import { houseRecord } from './house-record.ts'
import { insertAccommodation } from './offer.queries.ts'

/** Puts a house into the context's edition; it has no pictures and no rooms yet. @throws InvalidInput */
export const addAccommodation: UseCase<typeof endpoint> = async (context, { body }) => {
  const house = await acceptContent(context, HouseEntries, body)
  const { id } = await insertAccommodation(context, {
    ...houseColumns(house),
    is_active: house.isActive,
    images: '[]',
  })
  return audited(houseRecord.created(id, { ...house }), await getOfficeAccommodation(context, id))
}
