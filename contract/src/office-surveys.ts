import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { orderDiffers, questionIsClosed, questionWasAnswered } from './office-surveys.refusals.ts'
export type { OfficeQuestion, QuestionChange, SurveyResults } from './office-surveys.schemas.ts'

const at = '/api/organiser/survey-question'

export const listOfficeQuestions = endpoint({
  id: 'surveys.listOfficeQuestions',
  method: 'GET',
  path: at,
  audience: duties.seeContent,
})

export const readOfficeQuestion = endpoint({
  id: 'surveys.readOfficeQuestion',
  method: 'GET',
  path: `${at}/:id`,
  audience: duties.seeContent,
})

export const addQuestion = endpoint({
  id: 'surveys.addQuestion',
  method: 'POST',
  path: at,
  audience: duties.editContent,
})

export const changeQuestion = endpoint({
  id: 'surveys.changeQuestion',
  method: 'PUT',
  path: `${at}/:id`,
  audience: duties.editContent,
})

export const replaceQuestion = endpoint({
  id: 'surveys.replaceQuestion',
  method: 'POST',
  path: `${at}/:id/replacement`,
  audience: duties.editContent,
})

export const closeQuestion = endpoint({
  id: 'surveys.closeQuestion',
  method: 'PUT',
  path: `${at}/:id/closed`,
  audience: duties.editContent,
})

export const removeQuestion = endpoint({
  id: 'surveys.removeQuestion',
  method: 'DELETE',
  path: `${at}/:id`,
  audience: duties.editContent,
})

export const orderQuestions = endpoint({
  id: 'surveys.orderQuestions',
  method: 'PUT',
  path: '/api/organiser/survey-order',
  audience: duties.editContent,
})

export const readSurveyResults = endpoint({
  id: 'surveys.readSurveyResults',
  method: 'GET',
  path: '/api/organiser/survey-result',
  audience: duties.seeContent,
})

export const exportSurveyAnswers = endpoint({
  id: 'surveys.exportSurveyAnswers',
  method: 'GET',
  path: '/api/organiser/survey-result/csv',
  audience: duties.seePeople,
})
