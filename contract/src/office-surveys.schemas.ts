import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewSurveyQuestion } from './new-survey-question.schemas.ts'
import { orderDiffers, questionIsClosed, questionWasAnswered } from './office-surveys.refusals.ts'
import { QuestionType } from './survey-answers.schemas.ts'

const OfficeOption = z.object({ value: z.string(), label: Content })
const OfficeScale = z.object({ min: z.int(), max: z.int(), minLabel: Content, maxLabel: Content })

/** A question as those see it who run the event: in every language that it is written in. */
export const OfficeQuestion = z.object({
  id: Uuid,
  version: Version,
  position: z.int(),
  topic: Content,
  text: Content,
  type: QuestionType,
  isRequired: z.boolean(),
  options: z.nullable(z.array(OfficeOption)),
  max: z.nullable(z.int()),
  scale: z.nullable(OfficeScale),
  /** From then on nobody is asked it; null: it is asked. */
  closedAt: z.nullable(Instant),
  /** People who answered it. */
  answers: z.int(),
})
export type OfficeQuestion = z.infer<typeof OfficeQuestion>

/** What a question shall be, with the version that one saw. */
export const QuestionChange = z.strictObject({ version: Version, question: NewSurveyQuestion })
export type QuestionChange = z.output<typeof QuestionChange>

/** What was answered to a question, in figures. */
const QuestionResult = z.object({
  id: Uuid,
  /** People who answered it. */
  answers: z.int(),
  /** How many chose what: values of options, numbers of a scale, `true` and `false`; of a text none. */
  counts: z.array(z.object({ value: z.string(), people: z.int() })),
})

export const SurveyResults = z.object({
  /** Who sent the survey. */
  people: z.int(),
  questions: z.array(QuestionResult),
})
export type SurveyResults = z.infer<typeof SurveyResults>

const params = z.object({ id: Uuid })

export const terms = {
  'surveys.listOfficeQuestions': {
    summary: 'The questions of the survey in their order, closed ones too',
    runs: 'read',
    query: listQuery(['position', '-position'], {}),
    answers: { 200: pageOf(OfficeQuestion) },
    refusals: [],
  },
  'surveys.readOfficeQuestion': {
    summary: 'One question of the survey',
    runs: 'read',
    params,
    answers: { 200: OfficeQuestion },
    refusals: [requests.notFound],
  },
  'surveys.addQuestion': {
    summary: 'Ask one more question, behind those that are there',
    runs: 'command',
    body: NewSurveyQuestion,
    answers: { 201: OfficeQuestion },
    refusals: [],
  },
  'surveys.changeQuestion': {
    summary: 'Change a question; one that somebody answered keeps its meaning',
    runs: 'command',
    params,
    body: QuestionChange,
    answers: { 200: OfficeQuestion },
    refusals: [requests.notFound, changedMeanwhile, questionWasAnswered, questionIsClosed],
  },
  'surveys.replaceQuestion': {
    summary: 'Ask a question anew: it is closed with its answers, and another one takes its place',
    runs: 'command',
    params,
    body: QuestionChange,
    answers: { 201: OfficeQuestion },
    refusals: [requests.notFound, changedMeanwhile, questionIsClosed],
  },
  'surveys.closeQuestion': {
    summary: 'Ask a question no more, or again; what was answered stays',
    runs: 'command',
    params,
    body: z.strictObject({ version: Version, isClosed: z.boolean() }),
    answers: { 200: OfficeQuestion },
    refusals: [requests.notFound, changedMeanwhile],
  },
  'surveys.removeQuestion': {
    summary: 'Take a question away that nobody answered',
    runs: 'command',
    params,
    answers: { 204: null },
    refusals: [requests.notFound, questionWasAnswered],
  },
  'surveys.orderQuestions': {
    summary: 'Ask the questions in this order: all of them are named',
    runs: 'command',
    body: z.strictObject({ ids: z.array(Uuid).check(z.minLength(1), z.maxLength(200)) }),
    answers: { 204: null },
    refusals: [orderDiffers],
  },
  'surveys.readSurveyResults': {
    summary: 'What was answered to each question, in figures',
    runs: 'read',
    answers: { 200: SurveyResults },
    refusals: [],
  },
  'surveys.exportSurveyAnswers': {
    summary: 'Every answer of everybody, as a table',
    runs: 'read',
    secondFactor: 'fresh',
    answers: {
      200: { csv: ['name', 'email', 'company', 'question', 'answer', 'answeredAt'], saveAs: 'survey.csv' },
    },
    refusals: [],
  },
} as const satisfies TermsById
