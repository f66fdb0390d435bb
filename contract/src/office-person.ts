import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { OfficePerson, PersonNote, PersonPass, PersonTimelineEntry } from './office-person.schemas.ts'

export const readPerson = endpoint({
  id: 'people.readPerson',
  method: 'GET',
  path: '/api/organiser/person/:uuid',
  audience: duties.seePeople,
})
