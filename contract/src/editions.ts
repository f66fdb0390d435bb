import { endpoint } from './kit/endpoint.ts'

export type { AttendeeType } from './attendee-types.schemas.ts'
export type { AppManifest, CountdownPhase, Country, Edition, Look, ShownLogo } from './editions.schemas.ts'

export const readEdition = endpoint({
  id: 'editions.readEdition',
  method: 'GET',
  path: '/api/edition',
  audience: 'anyone',
})

export const readLook = endpoint({
  id: 'editions.readLook',
  method: 'GET',
  path: '/api/edition/look',
  audience: 'anyone',
})

export const listCountries = endpoint({
  id: 'editions.listCountries',
  method: 'GET',
  path: '/api/country',
  audience: 'anyone',
})

export const readEditionCalendar = endpoint({
  id: 'editions.readEditionCalendar',
  method: 'GET',
  path: '/api/edition/calendar.ics',
  audience: 'anyone',
})

export const readAppManifest = endpoint({
  id: 'editions.readAppManifest',
  method: 'GET',
  path: '/api/edition/app',
  audience: 'anyone',
})
