import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { OfficeAccommodation } from './office-accommodation.schemas.ts'

export const readOfficeAccommodation = endpoint({
  id: 'accommodation.readOfficeAccommodation',
  method: 'GET',
  path: '/api/organiser/accommodation/:id',
  audience: duties.seeOffer,
})

export const addPicture = endpoint({
  id: 'accommodation.addPicture',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/picture',
  audience: duties.editOffer,
})
