import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { allotmentBelowTaken } from './office-nights.refusals.ts'
export type {
  NightGrid,
  NightsChange,
  NightsPreview,
  OfficeNight,
  OfficeRoom,
  PlannedNights,
} from './office-nights.schemas.ts'

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

export const previewNights = endpoint({
  id: 'accommodation.previewNights',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/nights/preview',
  audience: duties.editOffer,
})

export const changeNights = endpoint({
  id: 'accommodation.changeNights',
  method: 'PATCH',
  path: '/api/organiser/accommodation/:id/nights',
  audience: duties.editOffer,
})
