import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { ListedPerson } from './office-people.schemas.ts'

export const listPeople = endpoint({
  id: 'people.listPeople',
  method: 'GET',
  path: '/api/organiser/person',
  audience: duties.seePeople,
})
