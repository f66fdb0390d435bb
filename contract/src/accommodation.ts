import { endpoint } from './kit/endpoint.ts'

export type {
  Accommodation,
  AccommodationDetail,
  AccommodationOrder,
  Amenity,
  Availability,
  Board,
  Night,
  Room,
  StayPlan,
} from './accommodation.schemas.ts'

export const listAccommodations = endpoint({
  id: 'accommodation.listAccommodations',
  method: 'GET',
  path: '/api/accommodation',
  audience: 'anyone',
})

export const readAccommodation = endpoint({
  id: 'accommodation.readAccommodation',
  method: 'GET',
  path: '/api/accommodation/:id',
  audience: 'anyone',
})

export const listRooms = endpoint({
  id: 'accommodation.listRooms',
  method: 'GET',
  path: '/api/accommodation/:id/',
  audience: 'anyone',
})

export const readRoom = endpoint({
  id: 'accommodation.readRoom',
  method: 'GET',
  path: '/api/accommodation/:id/room/:roomId',
  audience: 'anyone',
})

export const readAvailability = endpoint({
  id: 'accommodation.readAvailability',
  method: 'GET',
  path: '/api/accommodation/:id/room/:roomId/availability/:availabilityId',
  audience: 'anyone',
})

export const readStayNights = endpoint({
  id: 'accommodation.readStayNights',
  method: 'GET',
  path: '/api/stay-nights',
  audience: 'anyone',
})

export const readStayPlan = endpoint({
  id: 'accommodation.readStayPlan',
  method: 'GET',
  path: '/api/stay-plan',
  audience: 'admitted',
})

export const saveStayPlan = endpoint({
  id: 'accommodation.saveStayPlan',
  method: 'PUT',
  path: '/api/stay-plan',
  audience: 'admitted',
})
