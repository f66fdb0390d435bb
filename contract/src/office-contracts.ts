import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { ContractEntries, HouseContract } from './office-contracts.schemas.ts'

export const saveContract = endpoint({
  id: 'accommodation.saveContract',
  method: 'PUT',
  path: '/api/organiser/accommodation/:id/contract',
  audience: duties.editOffer,
})
