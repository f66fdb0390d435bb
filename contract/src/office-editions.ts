import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { editionCodeTaken, nothingEnteredYet } from './office-editions.refusals.ts'
export type { NextEdition, OfficeEdition } from './office-editions.schemas.ts'

export const listEditions = endpoint({
  id: 'setup.listEditions',
  method: 'GET',
  path: '/api/organiser/edition',
  audience: duties.runEditions,
})

export const beginNextEdition = endpoint({
  id: 'setup.beginNextEdition',
  method: 'POST',
  path: '/api/organiser/edition',
  audience: duties.runEditions,
})

export const makeEditionCurrent = endpoint({
  id: 'setup.makeEditionCurrent',
  method: 'POST',
  path: '/api/organiser/edition/:id/current',
  audience: duties.runEditions,
})
