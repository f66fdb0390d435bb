import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { NightGrid, OfficeNight, OfficeRoom } from './office-nights.schemas.ts'

export const listOfficeAccommodations = endpoint({
  id: 'accommodation.listOfficeAccommodations',
  method: 'GET',
  path: '/api/organiser/accommodation',
  audience: duties.seeOffer,
})

export const readNightGrid = endpoint({
  id: 'accommodation.readNightGrid',
  method: 'GET',
  path: '/api/organiser/accommodation/:id/nights',
  audience: duties.seeOffer,
})
