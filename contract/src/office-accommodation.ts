import { endpoint } from './kit/endpoint.ts'

export type { OfficeAccommodation } from './office-accommodation.schemas.ts'

export const readOfficeAccommodation = endpoint({
  id: 'accommodation.readOfficeAccommodation',
  method: 'GET',
  path: '/api/organiser/accommodation/:id',
  audience: ['owner', 'organiser', 'finance', 'support'],
})

export const addPicture = endpoint({
  id: 'accommodation.addPicture',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/picture',
  audience: ['owner', 'organiser'],
})
