import * as z from 'zod/mini'
import { endpoint } from './kit/endpoint.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { AnswerValue, QuestionType, SurveyOption, SurveyScale } from './survey-answers.ts'

export const SurveyQuestion = z.object({
  id: Uuid,
  /** Questions of one topic stand together. */
  topic: z.string(),
  text: z.string(),
  type: QuestionType,
  required: z.boolean(),
  /** Of `single` and `multiple`. */
  options: z.nullable(z.array(SurveyOption)),
  /** Of `multiple`: how many may be chosen; null: all of them. */
  max: z.nullable(z.int()),
  /** Of `scale`. */
  scale: z.nullable(SurveyScale),
})
export type SurveyQuestion = z.infer<typeof SurveyQuestion>

const GivenAnswer = z.strictObject({ questionId: Uuid, value: AnswerValue })
export type GivenAnswer = z.infer<typeof GivenAnswer>
const GivenAnswers = z.strictObject({ answers: z.array(GivenAnswer).check(z.maxLength(200)) })

export const Survey = z.object({
  answers: z.array(z.object({ questionId: Uuid, value: AnswerValue, createdAt: Instant })),
  /** When the survey was answered last; null: not yet. */
  updatedAt: z.nullable(Instant),
})
export type Survey = z.infer<typeof Survey>

/** What somebody filled in and has not sent. It does not count as an answer. */
export const SurveyDraft = z.object({
  answers: z.array(z.object({ questionId: Uuid, value: AnswerValue })),
  savedAt: z.nullable(Instant),
})
export type SurveyDraft = z.infer<typeof SurveyDraft>

export const listSurveyQuestions = endpoint({
  id: 'surveys.listSurveyQuestions',
  method: 'GET',
  path: '/api/survey/questions/',
  summary: 'The edition’s questions in their order, in the language of Accept-Language',
  audience: 'anyone',
  runs: 'read',
  shared: true,
  answers: { 200: z.array(SurveyQuestion) },
  refusals: [],
})

export const readSurvey = endpoint({
  id: 'surveys.readSurvey',
  method: 'GET',
  path: '/api/survey/',
  summary: 'One’s answers to the edition’s survey; none before it was sent',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: Survey },
  refusals: [],
})

export const answerSurvey = endpoint({
  id: 'surveys.answerSurvey',
  method: 'POST',
  path: '/api/survey/',
  summary:
    'Answer the survey, in place of what was answered before; 400 names each wrong or missing answer as answers.{questionId}',
  audience: 'admitted',
  runs: 'command',
  body: GivenAnswers,
  answers: { 200: Survey },
  refusals: [],
})

export const readSurveyDraft = endpoint({
  id: 'surveys.readSurveyDraft',
  method: 'GET',
  path: '/api/survey/draft',
  summary: 'What one filled in and has not sent yet',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: SurveyDraft },
  refusals: [],
})

export const saveSurveyDraft = endpoint({
  id: 'surveys.saveSurveyDraft',
  method: 'PUT',
  path: '/api/survey/draft',
  summary: 'Keep what is filled in so far, for later and for another device; required questions may be missing',
  audience: 'admitted',
  runs: 'command',
  body: GivenAnswers,
  answers: { 200: SurveyDraft },
  refusals: [],
})
