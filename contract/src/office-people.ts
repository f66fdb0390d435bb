import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { ListedPerson, ListedSignUp, OtherPerson, SignUpStep } from './office-people.schemas.ts'

export const listPeople = endpoint({
  id: 'people.listPeople',
  method: 'GET',
  path: '/api/organiser/person',
  audience: duties.seePeople,
})

export const listOtherPeople = endpoint({
  id: 'people.listOtherPeople',
  method: 'GET',
  path: '/api/organiser/other-person',
  audience: duties.seePeople,
})

export const listSignUps = endpoint({
  id: 'people.listSignUps',
  method: 'GET',
  path: '/api/organiser/sign-up',
  audience: duties.seePeople,
})
