import * as contract from '@foyer/contract/office-accommodation'
import { type Door, serve } from '#platform/door/serve'
import { addPicture, getOfficeAccommodation } from './add-picture.ts'

/** What staff do with houses. */
export function openOfficeAccommodation(door: Door): void {
  serve(door, contract.readOfficeAccommodation, (context, { params }) => getOfficeAccommodation(context, params.id))
  serve(door, contract.addPicture, addPicture)
}
