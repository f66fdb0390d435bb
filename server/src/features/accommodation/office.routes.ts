import { requests } from '@foyer/contract/kit/refusal'
import * as contract from '@foyer/contract/office-accommodation'
import * as nights from '@foyer/contract/office-nights'
import { getEdition } from '#features/editions'
import { pageAsked, presentPage } from '#platform/door/paging'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { addPicture, getOfficeAccommodation } from './add-picture.ts'
import { findHouseWithNights, houseKeys, readHousePage } from './office-nights.queries.ts'
import { presentNightGrid } from './present-night-grid.ts'
import { nightsAround } from './stay.ts'

/** What staff do with houses. */
export function openOfficeAccommodation(door: Door): void {
  serve(door, nights.listOfficeAccommodations, async (context, { query }) => {
    const asked = pageAsked(context, nights.listOfficeAccommodations, query, houseKeys)
    const page = await readHousePage(context, nightsAround(await getEdition(context)), asked)
    return presentPage(context, nights.listOfficeAccommodations, query, page, presentNightGrid)
  })
  serve(door, nights.readNightGrid, async (context, { params }) => {
    const row = await findHouseWithNights(context, params.id)
    if (row === undefined) throw refuse(requests.notFound)
    return presentNightGrid(row)
  })
  serve(door, contract.readOfficeAccommodation, (context, { params }) => getOfficeAccommodation(context, params.id))
  serve(door, contract.addPicture, addPicture)
}
