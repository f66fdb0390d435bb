import type { Survey } from '@foyer/contract/surveys'
import { describe, expect, test } from 'vitest'
import { answeredOn, type SurveyFacts, surveyStanding } from './survey-standing.ts'

const timeZone = 'Europe/Berlin'
const questionId = '01989c00-0000-7000-8000-000000000001'
const at = (...instants: string[]): Survey => ({
  answers: instants.map((createdAt) => ({ questionId, value: true, createdAt })),
  updatedAt: instants.at(-1) ?? null,
})
const facts: SurveyFacts = {
  hasQuestions: true,
  survey: at(),
  startsOn: '2025-06-01',
  today: '2025-08-18',
  timeZone,
  isSkipped: false,
}

describe('where somebody stands with the survey', () => {
  test.each<[what: string, changes: Partial<SurveyFacts>, standing: string]>([
    ['nothing answered', {}, 'due'],
    ['answered since the start', { survey: at('2025-08-18T07:00:00Z') }, 'answered'],
    ['answered on the start date itself', { survey: at('2025-06-01T10:00:00Z') }, 'answered'],
    [
      'answered on the start date at the venue, the day before in UTC',
      { survey: at('2025-05-31T22:00:00Z') },
      'answered',
    ],
    ['answered a second before the start date', { survey: at('2025-05-31T21:59:59Z') }, 'due'],
    ['answered last year', { survey: at('2024-08-18T07:00:00Z') }, 'due'],
    [
      'one answer of several since the start',
      { survey: at('2024-08-18T07:00:00Z', '2025-07-01T07:00:00Z') },
      'answered',
    ],
    ['sent with nothing in it', { survey: { answers: [], updatedAt: '2025-07-01T07:00:00Z' } }, 'answered'],
    ['skipped', { isSkipped: true }, 'none'],
    ['skipped, but answered', { isSkipped: true, survey: at('2025-08-18T07:00:00Z') }, 'answered'],
    ['an edition without questions', { hasQuestions: false }, 'none'],
    ['an edition without a start date', { startsOn: null }, 'none'],
    ['before the start date', { startsOn: '2025-08-19' }, 'none'],
    ['on the start date', { startsOn: '2025-08-18' }, 'due'],
  ])('%s', (_what, changes, standing) => {
    expect(surveyStanding({ ...facts, ...changes })).toBe(standing)
  })
})

test('the answered day is the last one, at the venue', () => {
  expect(answeredOn(at('2025-08-18T22:30:00Z', '2025-06-01T10:00:00Z'), timeZone)).toBe('2025-08-19')
  expect(answeredOn(at(), timeZone)).toBeNull()
})
