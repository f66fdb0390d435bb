import {
  type changeRoom as endpoint,
  type OfficeAccommodation,
  roomTooSmall,
} from '@foyer/contract/office-accommodation'
import { RoomEntries } from '@foyer/contract/office-accommodation.schemas'
import { acceptContent } from '#features/editions'
import { audited } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { changeEdited, lockRoomForSize } from './edited-house.queries.ts'
import { assertStill, editedIn, getOfficeAccommodation } from './edited-house.ts'
import { roomColumns } from './house-columns.ts'
import { roomRecord } from './house-record.ts'

function entriesOf(house: OfficeAccommodation, roomId: number) {
  const room = editedIn(house, roomId)
  return Object.fromEntries(Object.keys(RoomEntries.shape).map((key) => [key, room[key as keyof typeof room]]))
}

/**
 * Changes a room that is still as whoever changes it saw it. Taken off the sale, it keeps the stays that somebody has;
 * it takes no fewer people than the largest of them.
 * @throws InvalidInput; Refused `requests/not-found`, `office/changed-meanwhile`, `accommodation/room-too-small`.
 */
export const changeRoom: UseCase<typeof endpoint> = async (context, { params: { id, roomId }, body }) => {
  const { version, ...entered } = body
  const room = await acceptContent(context, RoomEntries, entered)
  const edit = { houseId: id, roomId, version }
  const before = await getOfficeAccommodation(context, id)
  assertStill(before, edit, body)
  const booked = await lockRoomForSize(context, roomId)
  if (booked > room.maxOccupancy) throw refuse(roomTooSmall, { booked })
  if (!(await changeEdited(context, edit, { ...roomColumns(room), is_active: room.isActive })))
    assertStill(await getOfficeAccommodation(context, id), edit, body)
  const after = await getOfficeAccommodation(context, id)
  return audited(roomRecord.changed(roomId, entriesOf(before, roomId), entriesOf(after, roomId)), after)
}
