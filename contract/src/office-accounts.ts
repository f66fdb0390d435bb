import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export {
  accountExists,
  addressesDiffer,
  addressTaken,
  mayNotComeIn,
  notTagged,
  taggedAlready,
} from './office-accounts.refusals.ts'

export const addPerson = endpoint({
  id: 'identity.addPerson',
  method: 'POST',
  path: '/api/organiser/person',
  audience: duties.changePeople,
})

export const noteOnPerson = endpoint({
  id: 'identity.noteOnPerson',
  method: 'POST',
  path: '/api/organiser/person/:uuid/note',
  audience: duties.seePeople,
})

export const tagVendor = endpoint({
  id: 'identity.tagVendor',
  method: 'POST',
  path: '/api/organiser/person/:uuid/vendor',
  audience: duties.decidePasses,
})

export const untagVendor = endpoint({
  id: 'identity.untagVendor',
  method: 'POST',
  path: '/api/organiser/person/:uuid/vendor/withdraw',
  audience: duties.decidePasses,
})

export const correctPerson = endpoint({
  id: 'identity.correctPerson',
  method: 'PATCH',
  path: '/api/organiser/person/:uuid',
  audience: duties.changePeople,
})

export const signPersonOut = endpoint({
  id: 'identity.signPersonOut',
  method: 'POST',
  path: '/api/organiser/person/:uuid/sign-out',
  audience: duties.changePeople,
})

export const seePerson = endpoint({
  id: 'identity.seePerson',
  method: 'POST',
  path: '/api/organiser/person/:uuid/see',
  audience: duties.changePeople,
})

export const exportPerson = endpoint({
  id: 'identity.exportPerson',
  method: 'POST',
  path: '/api/organiser/person/:uuid/archive',
  audience: duties.answerPeople,
})

export const erasePerson = endpoint({
  id: 'identity.erasePerson',
  method: 'POST',
  path: '/api/organiser/person/:uuid/erase',
  audience: duties.answerPeople,
})
