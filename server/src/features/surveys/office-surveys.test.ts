import type { NewSurveyQuestion } from '@foyer/contract/new-survey-question.schemas'
import type { OfficeQuestion, SurveyResults } from '@foyer/contract/office-surveys'
import type { Survey, SurveyQuestion } from '@foyer/contract/surveys'
import { beforeAll, expect, test } from 'vitest'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { newQuestion, removeDemoQuestions } from '../../testing/survey-questions.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/survey-question'
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  await removeDemoQuestions(house)
})

type Answered = OfficeQuestion & { readonly code?: string; readonly errors?: object[] }
const add = async (changes: Partial<NewSurveyQuestion> = {}) =>
  (await call<OfficeQuestion>(house, 'POST', office, { token, body: newQuestion(changes) })).body
const change = (id: string, changes: object, version = 1) =>
  call<Answered>(house, 'PUT', `${office}/${id}`, { token, body: { version, question: newQuestion(changes) } })
const asked = async () =>
  (await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions/')).body.map(({ id }) => id)
const answer = async (answers: readonly object[], person = attendee(house)) =>
  call<Survey>(house, 'POST', '/api/survey/', { token: (await person).token, body: { answers } })

test('a question that nobody answered becomes whatever it shall be, and is removed', async () => {
  const { id } = await add()
  expect(await asked()).toContain(id)
  const yesNo = { type: 'yes-no', text: { en: 'Do you sell?' }, options: undefined }
  expect(await change(id, yesNo)).toMatchObject({ status: 200, body: { type: 'yes-no', options: null, version: 2 } })
  expect(await change(id, {})).toMatchObject({ status: 409, body: { code: 'office/changed-meanwhile' } })
  expect(await call(house, 'DELETE', `${office}/${id}`, { token })).toMatchObject({ status: 204 })
  expect(await asked()).not.toContain(id)
})

test('whoever filled one in that was removed meanwhile sends the others, and keeps a draft of them', async () => {
  const [gone, other] = [await add(), await add()]
  await call(house, 'DELETE', `${office}/${gone.id}`, { token })
  const answers = [gone, other].map(({ id }) => ({ questionId: id, value: 'cloud' }))
  const kept = { answers: [{ questionId: other.id, value: 'cloud' }] }
  const person = await attendee(house)
  const draft = await call(house, 'PUT', '/api/survey/draft', { token: person.token, body: { answers } })
  expect(draft).toMatchObject({ status: 200, body: kept })
  expect(await answer(answers, Promise.resolve(person))).toMatchObject({ status: 200, body: kept })
})

test('one that somebody answered keeps its meaning; a language, an answer and a topic may come to it', async () => {
  const { id, options } = await add()
  await answer([{ questionId: id, value: 'cloud' }])
  const refused = { status: 409, body: { code: 'surveys/was-answered', answers: 1 } }
  for (const other of [
    { text: { en: 'What do you buy?' } },
    { options: options?.slice(1) },
    { options: options?.map((option) => ({ ...option, label: { en: 'Another' } })) },
    { type: 'text', options: undefined },
    { type: 'multiple', max: null },
  ])
    expect(await change(id, other)).toMatchObject(refused)
  expect(await call(house, 'DELETE', `${office}/${id}`, { token })).toMatchObject(refused)
  const more = {
    topic: { en: 'Trade' },
    text: { en: 'What do you sell?', de: 'Was verkaufen Sie?' },
    options: [...(options ?? []), { value: 'paper', label: { en: 'Paper' } }],
  }
  expect(await change(id, more)).toMatchObject({ status: 200, body: { answers: 1, topic: { en: 'Trade' } } })
})

test('asked anew, it is closed with its answers, and the new one takes its place', async () => {
  const [first, old, last] = [await add(), await add(), await add()]
  const person = attendee(house)
  await answer([{ questionId: old.id, value: 'cloud' }], person)
  const body = { version: 1, question: newQuestion({ text: { en: 'What do you buy?' } }) }
  const anew = await call<OfficeQuestion>(house, 'POST', `${office}/${old.id}/replacement`, { token, body })
  expect(anew).toMatchObject({ status: 201, body: { answers: 0, closedAt: null } })
  const ids = await asked()
  expect(ids.slice(ids.indexOf(first.id))).toEqual([first.id, anew.body.id, last.id])
  expect((await call<OfficeQuestion>(house, 'GET', `${office}/${old.id}`, { token })).body).toMatchObject({
    answers: 1,
    closedAt: '2025-08-18T07:00:00.000Z',
  })
  // Who had both on their screen is not stopped, and what they answered before stays.
  const sent = await answer(
    [
      { questionId: old.id, value: 'hardware' },
      { questionId: anew.body.id, value: 'cloud' },
    ],
    person,
  )
  expect(sent).toMatchObject({ status: 200 })
  expect(sent.body.answers).toContainEqual(expect.objectContaining({ questionId: old.id, value: 'cloud' }))
  expect(await change(old.id, {}, 2)).toMatchObject({ status: 409, body: { code: 'surveys/is-closed' } })
  const closed = { version: 2, isClosed: false }
  await call(house, 'PUT', `${office}/${old.id}/closed`, { token, body: closed })
  expect(await asked()).toContain(old.id)
})

test('questions are asked in the order that is sent, if it names all of them', async () => {
  const list = async () =>
    (await call<{ items: OfficeQuestion[] }>(house, 'GET', `${office}?limit=200`, { token })).body.items.map(
      ({ id }) => id,
    )
  const order = (ids: readonly string[]) =>
    call<Answered>(house, 'PUT', '/api/organiser/survey-order', { token, body: { ids } })
  const ids = (await list()).toReversed()
  expect(await order(ids)).toMatchObject({ status: 204 })
  expect(await list()).toEqual(ids)
  expect(await order(ids.slice(1))).toMatchObject({ status: 409, body: { code: 'surveys/order-differs' } })
  expect(await order([...ids.slice(1), ids[1] ?? ''])).toMatchObject({ status: 409 })
})

test.each([
  ['options', { options: [1, 2].map(() => ({ value: 'a', label: { en: 'A' } })) }],
  ['max', { type: 'multiple', max: 9 }],
  [
    'scale.max',
    { type: 'scale', options: undefined, scale: { min: 1, max: 1, minLabel: { en: 'a' }, maxLabel: { en: 'b' } } },
  ],
  ['text', { text: { de: 'Nur deutsch' } }],
])('a question whose %s cannot be is not asked', async (path, changes) => {
  const { status, body } = await call<Answered>(house, 'POST', office, { token, body: newQuestion(changes as never) })
  expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ path }] })
})

test('what was answered is counted by question, and leaves as a table that says who answered what', async () => {
  const question = await add({ type: 'multiple', max: null } as never)
  await answer([{ questionId: question.id, value: ['cloud', 'hardware'] }])
  await answer([{ questionId: question.id, value: ['cloud'] }])
  const { body } = await call<SurveyResults>(house, 'GET', '/api/organiser/survey-result', { token })
  const result = body.questions.find(({ id }) => id === question.id)
  expect(result?.answers).toBe(2)
  expect(result?.counts.toSorted((a, b) => b.people - a.people)).toEqual([
    { value: 'cloud', people: 2 },
    { value: 'hardware', people: 1 },
  ])
  const table = await house.app.http.inject({
    method: 'GET',
    url: '/api/organiser/survey-result/csv',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(table.body).toContain('What do you sell?')
  expect(table.body).toContain('Cloud; Hardware')
})
