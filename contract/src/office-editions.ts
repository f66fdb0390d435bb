import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { editionCodeTaken, endsSale, nothingEnteredYet } from './office-editions.refusals.ts'
export type { NextEdition, OfficeEdition, WorkEdition } from './office-editions.schemas.ts'

/**
 * What whoever works in the back office works on. Each request of theirs may name an edition in its query (`edition`), which
 * it is then about; without it is about the one that everybody sees.
 */
export const readWorkEdition = endpoint({
  id: 'editions.readWorkEdition',
  method: 'GET',
  path: '/api/organiser/work-edition',
  audience: duties.chooseEdition,
})

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
