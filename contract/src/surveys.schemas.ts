import * as z from 'zod/mini'
import { Instant, Uuid } from './kit/fields.ts'
import type { TermsById } from './kit/terms.ts'
import { AnswerValue, QuestionType, SurveyOption, SurveyScale } from './survey-answers.schemas.ts'

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

export const terms = {
  'surveys.listSurveyQuestions': {
    summary: 'The edition’s questions in their order, in the language of Accept-Language',
    runs: 'read',
    shared: true,
    answers: { 200: z.array(SurveyQuestion) },
    refusals: [],
  },
  'surveys.readSurvey': {
    summary: 'One’s answers to the edition’s survey; none before it was sent',
    runs: 'read',
    answers: { 200: Survey },
    refusals: [],
  },
  'surveys.answerSurvey': {
    summary:
      'Answer the survey, in place of what was answered before; 400 names each wrong or missing answer as answers.{questionId}',
    runs: 'command',
    body: GivenAnswers,
    answers: { 200: Survey },
    refusals: [],
  },
  'surveys.readSurveyDraft': {
    summary: 'What one filled in and has not sent yet',
    runs: 'read',
    answers: { 200: SurveyDraft },
    refusals: [],
  },
  'surveys.saveSurveyDraft': {
    summary: 'Keep what is filled in so far, for later and for another device; required questions may be missing',
    runs: 'command',
    body: GivenAnswers,
    answers: { 200: SurveyDraft },
    refusals: [],
  },
} as const satisfies TermsById
