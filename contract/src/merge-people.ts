import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { sameAccount, standsInTheWay } from './merge-people.refusals.ts'
export type { MergeField, MergePreview, MergeSide, Obstacle } from './merge-people.schemas.ts'

export const previewMerge = endpoint({
  id: 'identity.previewMerge',
  method: 'GET',
  path: '/api/organiser/person/:uuid/merge/:other',
  audience: duties.answerPeople,
})

export const mergePeople = endpoint({
  id: 'identity.mergePeople',
  method: 'POST',
  path: '/api/organiser/person/:uuid/merge',
  audience: duties.answerPeople,
})
