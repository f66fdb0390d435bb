import { endpoint } from './kit/endpoint.ts'

export type { AttendeeType } from './attendee-types.schemas.ts'
export type { CountdownPhase, Country, Edition } from './editions.schemas.ts'

export const readEdition = endpoint({
  id: 'editions.readEdition',
  method: 'GET',
  path: '/api/edition',
  audience: 'anyone',
})

export const listCountries = endpoint({
  id: 'editions.listCountries',
  method: 'GET',
  path: '/api/country',
  audience: 'anyone',
})
