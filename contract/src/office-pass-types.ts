import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { capacityBelowTaken } from './office-pass-types.refusals.ts'
export type { OfficePassType, PassTypeChange, PassTypePreview } from './office-pass-types.schemas.ts'

export const listOfficePassTypes = endpoint({
  id: 'passes.listOfficePassTypes',
  method: 'GET',
  path: '/api/organiser/pass-type',
  audience: duties.seeOffer,
})

export const readOfficePassType = endpoint({
  id: 'passes.readOfficePassType',
  method: 'GET',
  path: '/api/organiser/pass-type/:id',
  audience: duties.seeOffer,
})

export const addPassType = endpoint({
  id: 'passes.addPassType',
  method: 'POST',
  path: '/api/organiser/pass-type',
  audience: duties.editOffer,
})

export const changePassType = endpoint({
  id: 'passes.changePassType',
  method: 'PATCH',
  path: '/api/organiser/pass-type/:id',
  audience: duties.editOffer,
})

export const previewPassTypeChange = endpoint({
  id: 'passes.previewPassTypeChange',
  method: 'POST',
  path: '/api/organiser/pass-type/:id/preview',
  audience: duties.editOffer,
})
