import type { Edition } from '@foyer/contract/editions'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { findSurveyStanding } from './survey-gate.ts'

const edition = { surveyStartsOn: '2025-06-01', timeZone: 'Europe/Berlin' } as Edition
const id = '01989c00-0000-7000-8000-000000000001'
const question = { id, topic: '', text: '', type: 'yes-no', required: true, options: null, max: null, scale: null }
const createdAt = '2025-08-18T07:00:00.000Z'
const answered = { answers: [{ questionId: id, value: true, createdAt }], updatedAt: createdAt }
const nothing = { answers: [], updatedAt: null }

type Wire = Readonly<Record<'questions' | 'survey', object | number | null>>
let asked: string[]

/** What the server answers: a body, an error's status, or nothing at all. */
function answer(wire: Wire, cookie = 'foyer_auth=token'): void {
  vi.stubGlobal('document', { cookie })
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path)
    const given = path.includes('questions') ? wire.questions : wire.survey
    if (given === null) throw new TypeError('no network')
    const [status, body] = typeof given === 'number' ? [given, { status: given, code: 'x/y' }] : [200, given]
    return new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })
  })
}

beforeEach(() => {
  asked = []
  queryClient.clear()
  queryClient.setDefaultOptions({ queries: { retry: false } })
})
afterEach(() => vi.unstubAllGlobals())

const skip = 'foyer_auth=token; foyer_survey=skip'
test.each<[what: string, wire: Wire, cookie: string | undefined, standing: string]>([
  ['nothing answered', { questions: [question], survey: nothing }, undefined, 'due'],
  ['answered', { questions: [question], survey: answered }, undefined, 'answered'],
  ['skipped', { questions: [question], survey: nothing }, skip, 'none'],
  ['nothing to ask', { questions: [], survey: nothing }, undefined, 'none'],
  ['answers that fail count as none', { questions: [question], survey: 500 }, undefined, 'due'],
  ['answers that fail, skipped', { questions: [question], survey: 500 }, skip, 'none'],
  ['questions that fail', { questions: 500, survey: nothing }, undefined, 'none'],
  ['no server at all', { questions: [question], survey: null }, undefined, 'none'],
])('%s', async (_what, wire, cookie, standing) => {
  answer(wire, cookie)
  expect(await findSurveyStanding(edition)).toBe(standing)
})

test('the server is asked once, and not before the survey has begun', async () => {
  answer({ questions: [question], survey: nothing })
  expect(await findSurveyStanding({ ...edition, surveyStartsOn: '2999-01-01' })).toBe('none')
  expect(await findSurveyStanding({ ...edition, surveyStartsOn: null })).toBe('none')
  expect(asked).toEqual([])
  await findSurveyStanding(edition)
  await findSurveyStanding(edition)
  expect(asked.sort()).toEqual(['/api/survey/', '/api/survey/questions/'])
})
