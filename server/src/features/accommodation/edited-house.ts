import { requests } from '@foyer/contract/kit/refusal'
import type { EditedRoom, OfficeAccommodation } from '@foyer/contract/office-accommodation'
import { OfficeAccommodation as Shape } from '@foyer/contract/office-accommodation.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import { type Edit, findEditedHouse } from './edited-house.queries.ts'

/** A house of the context's edition. @throws Refused `requests/not-found`. */
export async function getOfficeAccommodation(
  context: Pick<Context, 'db' | 'editionId'>,
  id: number,
): Promise<OfficeAccommodation> {
  const row = await findEditedHouse(context, id)
  if (row === undefined) throw refuse(requests.notFound)
  return z.parse(Shape, row)
}

/** What is edited, of its house. @throws Refused `requests/not-found`. */
export function editedIn(house: OfficeAccommodation, roomId: number | null): OfficeAccommodation | EditedRoom {
  const edited = roomId === null ? house : house.rooms.find(({ id }) => id === roomId)
  if (edited === undefined) throw refuse(requests.notFound)
  return edited
}

/** @throws Refused `office/changed-meanwhile` with the house as it is, `requests/not-found`. */
export function assertStill(house: OfficeAccommodation, { roomId, version }: Edit, yours: object): void {
  if (editedIn(house, roomId).version !== version) throw refuseChangedMeanwhile(yours, house)
}
