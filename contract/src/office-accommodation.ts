import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { roomTooSmall, tooManyPictures } from './office-accommodation.refusals.ts'
export type {
  EditedRoom,
  HouseEntries,
  HousePicture,
  OfficeAccommodation,
  RoomEntries,
} from './office-accommodation.schemas.ts'

export const addAccommodation = endpoint({
  id: 'accommodation.addAccommodation',
  method: 'POST',
  path: '/api/organiser/accommodation',
  audience: duties.editOffer,
})

export const readOfficeAccommodation = endpoint({
  id: 'accommodation.readOfficeAccommodation',
  method: 'GET',
  path: '/api/organiser/accommodation/:id',
  audience: duties.seeOffer,
})

export const changeAccommodation = endpoint({
  id: 'accommodation.changeAccommodation',
  method: 'PATCH',
  path: '/api/organiser/accommodation/:id',
  audience: duties.editOffer,
})

export const addPicture = endpoint({
  id: 'accommodation.addPicture',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/picture',
  audience: duties.editOffer,
})

export const arrangePictures = endpoint({
  id: 'accommodation.arrangePictures',
  method: 'PATCH',
  path: '/api/organiser/accommodation/:id/picture',
  audience: duties.editOffer,
})

export const addRoom = endpoint({
  id: 'accommodation.addRoom',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/room',
  audience: duties.editOffer,
})

export const changeRoom = endpoint({
  id: 'accommodation.changeRoom',
  method: 'PATCH',
  path: '/api/organiser/accommodation/:id/room/:roomId',
  audience: duties.editOffer,
})

export const addRoomPicture = endpoint({
  id: 'accommodation.addRoomPicture',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/room/:roomId/picture',
  audience: duties.editOffer,
})

export const arrangeRoomPictures = endpoint({
  id: 'accommodation.arrangeRoomPictures',
  method: 'PATCH',
  path: '/api/organiser/accommodation/:id/room/:roomId/picture',
  audience: duties.editOffer,
})
