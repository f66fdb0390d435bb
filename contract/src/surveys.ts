import { endpoint } from './kit/endpoint.ts'

export type { GivenAnswer, Survey, SurveyDraft, SurveyQuestion } from './surveys.schemas.ts'

export const listSurveyQuestions = endpoint({
  id: 'surveys.listSurveyQuestions',
  method: 'GET',
  path: '/api/survey/questions/',
  audience: 'anyone',
})

export const readSurvey = endpoint({
  id: 'surveys.readSurvey',
  method: 'GET',
  path: '/api/survey/',
  audience: 'signed-in',
})

export const answerSurvey = endpoint({
  id: 'surveys.answerSurvey',
  method: 'POST',
  path: '/api/survey/',
  audience: 'admitted',
})

export const readSurveyDraft = endpoint({
  id: 'surveys.readSurveyDraft',
  method: 'GET',
  path: '/api/survey/draft',
  audience: 'signed-in',
})

export const saveSurveyDraft = endpoint({
  id: 'surveys.saveSurveyDraft',
  method: 'PUT',
  path: '/api/survey/draft',
  audience: 'admitted',
})
