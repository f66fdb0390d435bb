import * as contract from '@foyer/contract/office-accommodation'
import * as nights from '@foyer/contract/office-nights'
import { getEdition } from '#features/editions'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { addPicture, getOfficeAccommodation } from './add-picture.ts'
import { changeNights, getNightGrid, previewNights } from './change-nights.ts'
import { houseKeys, readHousePage } from './office-nights.queries.ts'
import { presentNightGrid } from './present-night-grid.ts'
import { nightsAround } from './stay.ts'

/** What staff do with houses. */
export function openOfficeAccommodation(door: Door): void {
  serve(door, nights.listOfficeAccommodations, async (context, { query }) => {
    const asked = pageAsked(context, nights.listOfficeAccommodations, query, houseKeys)
    const page = await readHousePage(context, nightsAround(await getEdition(context)), asked)
    return presentPage(context, nights.listOfficeAccommodations, query, page, presentNightGrid)
  })
  serve(door, nights.readNightGrid, (context, { params }) => getNightGrid(context, params.id))
  serve(door, nights.previewNights, previewNights)
  serve(door, nights.changeNights, changeNights)
  serve(door, contract.readOfficeAccommodation, (context, { params }) => getOfficeAccommodation(context, params.id))
  serve(door, contract.addPicture, addPicture)
}
