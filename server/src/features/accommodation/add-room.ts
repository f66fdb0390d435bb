import type { addRoom as endpoint } from '@foyer/contract/office-accommodation'
import { RoomEntries } from '@foyer/contract/office-accommodation.schemas'
import { acceptContent } from '#features/editions'
import { audited } from '#platform/door/audit'
import type { UseCase } from '#platform/door/serve'
import { getOfficeAccommodation } from './edited-house.ts'
import { roomColumns } from './house-columns.ts'
import { roomRecord } from './house-record.ts'
import { insertRoom } from './offer.queries.ts'

/** Puts a room into a house of the context's edition; it has no nights yet. @throws InvalidInput; Refused `requests/not-found`. */
export const addRoom: UseCase<typeof endpoint> = async (context, { params, body }) => {
  const room = await acceptContent(context, RoomEntries, body)
  const house = await getOfficeAccommodation(context, params.id)
  const { id } = await insertRoom(context, {
    ...roomColumns(room),
    accommodation_id: house.id,
    is_active: room.isActive,
    images: '[]',
  })
  return audited(roomRecord.created(id, { ...room }), await getOfficeAccommodation(context, house.id))
}
