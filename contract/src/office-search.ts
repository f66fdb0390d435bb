import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { FoundRecords } from './office-search.schemas.ts'

/** One box for all that the office knows of. */
export const findRecords = endpoint({
  id: 'search.findRecords',
  method: 'GET',
  path: '/api/organiser/search',
  audience: duties.findRecords,
})
