import * as contract from '@foyer/contract/office-accommodation'
import * as contracts from '@foyer/contract/office-contracts'
import * as nights from '@foyer/contract/office-nights'
import * as stays from '@foyer/contract/office-stays'
import { getEdition } from '#features/editions'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { addAccommodation } from './add-accommodation.ts'
import { addPicture } from './add-picture.ts'
import { addRoom } from './add-room.ts'
import { arrangePictures } from './arrange-pictures.ts'
import { changeAccommodation } from './change-accommodation.ts'
import { changeNights, getNightGrid, previewNights } from './change-nights.ts'
import { changeRoom } from './change-room.ts'
import { changeStayOfSomebody, previewStayChange } from './change-stay-of-somebody.ts'
import { getOfficeAccommodation } from './edited-house.ts'
import { houseKeys, readHousePage } from './office-nights.queries.ts'
import { presentNightGrid } from './present-night-grid.ts'
import { readRoomChoice } from './read-room-choice.ts'
import { saveContract } from './save-contract.ts'
import { nightsAround } from './stay.ts'

/** What staff do with houses, and with the stays of people. */
export function openOfficeAccommodation(door: Door): void {
  serve(door, nights.listOfficeAccommodations, async (context, { query }) => {
    const asked = pageAsked(context, nights.listOfficeAccommodations, query, houseKeys)
    const edition = await getEdition(context)
    const page = await readHousePage(context, nightsAround(edition), asked)
    const today = { now: context.now, timeZone: edition.timeZone }
    return presentPage(context, nights.listOfficeAccommodations, query, page, (row) => presentNightGrid(row, today))
  })
  serve(door, nights.readNightGrid, (context, { params }) => getNightGrid(context, params.id))
  serve(door, nights.previewNights, previewNights)
  serve(door, nights.changeNights, changeNights)
  serve(door, contracts.saveContract, saveContract)
  serve(door, stays.readRoomChoice, readRoomChoice)
  serve(door, stays.previewStayChange, previewStayChange)
  serve(door, stays.changeStay, changeStayOfSomebody)
  openEditedHouses(door)
}

function openEditedHouses(door: Door): void {
  serve(door, contract.readOfficeAccommodation, (context, { params }) => getOfficeAccommodation(context, params.id))
  serve(door, contract.addAccommodation, addAccommodation)
  serve(door, contract.changeAccommodation, changeAccommodation)
  serve(door, contract.addPicture, (context, { params, query }) =>
    addPicture(context, { houseId: params.id, roomId: null, version: query.version }, query),
  )
  serve(door, contract.arrangePictures, (context, { params, body }) =>
    arrangePictures(context, { houseId: params.id, roomId: null, version: body.version }, body),
  )
  serve(door, contract.addRoom, addRoom)
  serve(door, contract.changeRoom, changeRoom)
  serve(door, contract.addRoomPicture, (context, { params, query }) =>
    addPicture(context, { houseId: params.id, roomId: params.roomId, version: query.version }, query),
  )
  serve(door, contract.arrangeRoomPictures, (context, { params, body }) =>
    arrangePictures(context, { houseId: params.id, roomId: params.roomId, version: body.version }, body),
  )
}
