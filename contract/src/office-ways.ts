import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { OfficeWays, WaysEntries } from './office-ways.schemas.ts'

export const readWays = endpoint({
  id: 'exhibitors.readWays',
  method: 'GET',
  path: '/api/organiser/ways',
  audience: duties.seeContent,
})

export const saveWays = endpoint({
  id: 'exhibitors.saveWays',
  method: 'PUT',
  path: '/api/organiser/ways',
  audience: duties.editContent,
})
