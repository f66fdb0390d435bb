import type { Survey, SurveyDraft, SurveyQuestion } from '@foyer/contract/surveys'
import { beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call, password } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

interface Refusal {
  readonly code: string
  readonly errors: readonly { readonly path: string; readonly message: string }[]
}

let questions: readonly SurveyQuestion[]
/** The demo's questions, by what they ask. */
let size: string, first: string, subjects: string, hope: string, travel: string, evening: string, recommend: string

beforeAll(async () => {
  const { body } = await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions/')
  questions = body
  const ids = body.map((question) => question.id)
  ;[size, first, subjects, hope, travel, evening, recommend] = ids as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ]
})

type Changes = Readonly<Record<string, unknown>>

/** Answers to all required questions; `changes` replaces some, undefined leaves one out. */
function filledIn(changes: Changes = {}): { answers: { questionId: string; value: unknown }[] } {
  const all = { [size]: '10-49', [first]: true, [subjects]: ['security', 'cloud'], [recommend]: 9, ...changes }
  return {
    answers: Object.entries(all).flatMap(([questionId, value]) => (value === undefined ? [] : [{ questionId, value }])),
  }
}

const send = <T = Survey>(token: string, changes: Changes = {}) =>
  call<T>(house, 'POST', '/api/survey/', { token, body: filledIn(changes) })
const read = (token: string) => call<Survey>(house, 'GET', '/api/survey/', { token })
const draft = (token: string) => call<SurveyDraft>(house, 'GET', '/api/survey/draft', { token })

describe('the questions', () => {
  test('are read by anybody, in their order, with and without the slash', async () => {
    const plain = await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions')
    expect(plain.status).toBe(200)
    expect(plain.body).toEqual(questions)
    expect(questions.map((question) => question.type)).toEqual([
      'single',
      'yes-no',
      'multiple',
      'text',
      'single',
      'yes-no',
      'scale',
    ])
    expect(questions[2]).toMatchObject({ required: true, max: 3, scale: null, topic: 'What you come for' })
    expect(questions[6]?.scale).toEqual({ min: 0, max: 10, minLabel: 'not at all', maxLabel: 'very likely' })
  })

  test('come in German to whoever asks in German; what an answer names stays the same', async () => {
    const { body } = await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions/', {
      headers: { 'accept-language': 'de-AT,de;q=0.9,en;q=0.5' },
    })
    expect(body[0]).toMatchObject({ text: 'Wie viele Menschen arbeiten in Ihrem Unternehmen?' })
    expect(body[0]?.options?.map((option) => option.value)).toEqual(
      questions[0]?.options?.map((option) => option.value),
    )
  })

  test('without German words are shown in English', async () => {
    const words = (text: object) =>
      house.database.db
        .updateTable('survey_questions')
        .set({ text: JSON.stringify(text) })
        .where('id', '=', hope)
        .execute()
    await words({ en: 'Only English' })
    const { body } = await call<SurveyQuestion[]>(house, 'GET', '/api/survey/questions/', {
      headers: { 'accept-language': 'de' },
    })
    await words({ en: questions[3]?.text })
    expect(body[3]?.text).toBe('Only English')
  })
})

test('nobody has answered before they send something', async () => {
  const { token } = await attendee(house)
  expect(await read(token)).toMatchObject({ status: 200, body: { answers: [], updatedAt: null } })
})

test('answers are kept with the time they were given', async () => {
  const { token } = await attendee(house)
  const sent = await send(token, { [hope]: '  Two good suppliers\nand a nap.  ', [travel]: null, [evening]: false })
  expect(sent.status).toBe(200)
  const createdAt = house.clock.now().toISOString()
  expect(sent.body).toEqual({
    answers: [
      { questionId: size, value: '10-49', createdAt },
      { questionId: first, value: true, createdAt },
      { questionId: subjects, value: ['security', 'cloud'], createdAt },
      { questionId: hope, value: 'Two good suppliers\nand a nap.', createdAt },
      { questionId: evening, value: false, createdAt },
      { questionId: recommend, value: 9, createdAt },
    ],
    updatedAt: createdAt,
  })
  expect((await read(token)).body).toEqual(sent.body)
})

test('answering again replaces all answers, and they are of the new moment', async () => {
  const { token } = await attendee(house)
  await send(token, { [hope]: 'Gone afterwards' })
  house.clock.forward(3_600_000)
  await send(token, { [recommend]: 0 })
  const { body } = await read(token)
  const now = house.clock.now().toISOString()
  expect(body.updatedAt).toBe(now)
  expect(body.answers.map((answer) => answer.createdAt)).toEqual([now, now, now, now])
  expect(body.answers.at(-1)).toMatchObject({ questionId: recommend, value: 0 })
})

test('what one person answers another does not see', async () => {
  const one = await attendee(house)
  const other = await attendee(house)
  await send(one.token)
  expect((await read(other.token)).body.answers).toEqual([])
})

describe('who may answer', () => {
  test('nobody without a session', async () => {
    const asked = await Promise.all([
      call(house, 'GET', '/api/survey/'),
      call(house, 'POST', '/api/survey/', { body: filledIn() }),
      call(house, 'GET', '/api/survey/draft'),
      call(house, 'PUT', '/api/survey/draft', { body: { answers: [] } }),
    ])
    expect(asked.map(({ status }) => status)).toEqual([401, 401, 401, 401])
  })
})

describe('an answer that does not do is refused at its question', () => {
  const required = 'This question is required.'
  const notOffered = 'Choose from the answers of this question.'
  test.each<[what: string, changes: () => Changes, path: () => string, message: string]>([
    ['a required one is missing', () => ({ [size]: undefined }), () => size, required],
    ['a required one is null', () => ({ [first]: null }), () => first, required],
    ['a required one is empty', () => ({ [subjects]: [] }), () => subjects, required],
    [
      'more than may be chosen',
      () => ({ [subjects]: ['backup', 'security', 'cloud', 'people'] }),
      () => subjects,
      'Please select no more than 3 options.',
    ],
    ['one chosen twice', () => ({ [subjects]: ['cloud', 'cloud'] }), () => subjects, notOffered],
    ['one of several not offered', () => ({ [subjects]: ['cloud', 'gold'] }), () => subjects, notOffered],
    ['an option not offered', () => ({ [size]: '11' }), () => size, notOffered],
    ['several where one is asked', () => ({ [size]: ['1-9'] }), () => size, notOffered],
    ['a word for yes or no', () => ({ [first]: 'yes' }), () => first, notOffered],
    ['beyond the scale', () => ({ [recommend]: 11 }), () => recommend, notOffered],
    ['below the scale', () => ({ [recommend]: -1 }), () => recommend, notOffered],
    ['between two steps', () => ({ [recommend]: 4.5 }), () => recommend, notOffered],
    ['a number for a text', () => ({ [hope]: 7 }), () => hope, 'Answer this question in words.'],
    ['a long text', () => ({ [hope]: 'x'.repeat(1001) }), () => hope, 'Please use no more than 1000 characters.'],
    ['a space without width', () => ({ [hope]: 'a\u200bb' }), () => hope, 'Please remove the invisible characters.'],
    // These the door refuses in whatever field, so it names the place in the body.
    ['a NUL', () => ({ [hope]: 'a\u0000b' }), () => '4.value', 'Please remove the invisible characters.'],
    ['half a surrogate', () => ({ [hope]: 'a\ud800b' }), () => '4.value', 'Please remove the invisible characters.'],
  ])('%s', async (_what, changes, path, message) => {
    const { token } = shared
    const { status, body } = await send<Refusal>(token, changes())
    expect({ status, code: body.code, errors: body.errors }).toEqual({
      status: 400,
      code: 'requests/invalid',
      errors: [{ path: `answers.${path()}`, message }],
    })
    expect((await read(token)).body.answers).toEqual([])
  })

  const shared = { token: '' }
  beforeAll(async () => {
    shared.token = (await attendee(house)).token
  })

  test('the same question twice', async () => {
    const body = filledIn()
    body.answers.push({ questionId: size, value: '1-9' })
    const answer = await call<Refusal>(house, 'POST', '/api/survey/', { token: shared.token, body })
    expect(answer.body.errors).toEqual([{ path: `answers.${size}`, message: 'Answer each question once.' }])
  })

  test('all that is wrong is said at once, and unknown fields are errors', async () => {
    const { body } = await call<Refusal>(house, 'POST', '/api/survey/', { token: shared.token, body: { answers: [] } })
    expect(body.errors.map((error) => error.message)).toEqual([required, required, required, required])
    const answer = await call(house, 'POST', '/api/survey/', {
      token: shared.token,
      body: { ...filledIn(), userId: '01989c00-0000-7000-8000-00000000ffff' },
    })
    expect(answer.status).toBe(400)
  })

  test('a question of another edition is none of this survey: what is answered to it is left out', async () => {
    const { db } = house.database
    const row = await db.selectFrom('editions').selectAll().executeTakeFirstOrThrow()
    const json = { accommodation_search: row.accommodation_search, external_links: row.external_links }
    await db
      .insertInto('editions')
      .values({
        ...row,
        id: 2,
        code: 'MS24',
        year: 2024,
        is_current: false,
        partner_banner: null,
        banner_picture: null,
        visa_desk: null,
        cancellation_policy: null,
        vat_changes: null,
        entrance: JSON.stringify(row.entrance),
        seller: JSON.stringify(row.seller),
        accommodation_search: JSON.stringify(json.accommodation_search),
        external_links: JSON.stringify(json.external_links),
      })
      .execute()
    const id = '01989c00-0000-7000-8000-0000000000aa'
    const words = JSON.stringify({ en: 'Last year’s' })
    await db
      .insertInto('survey_questions')
      .values({ id, edition_id: 2, position: 1, topic: words, text: words, type: 'text', is_required: false })
      .execute()
    const sent = await send((await attendee(house)).token, { [id]: 'x' })
    expect(sent.status).toBe(200)
    expect(sent.body.answers.map(({ questionId }) => questionId)).toEqual([size, first, subjects, recommend])
  })
})

describe('a draft', () => {
  const save = (token: string, answers: { questionId: string; value: unknown }[]) =>
    call<SurveyDraft & Refusal>(house, 'PUT', '/api/survey/draft', { token, body: { answers } })

  test('keeps what is filled in and counts as no answer', async () => {
    const { token } = await attendee(house)
    expect((await draft(token)).body).toEqual({ answers: [], savedAt: null })
    const saved = await save(token, [
      { questionId: subjects, value: ['cloud'] },
      { questionId: hope, value: '' },
    ])
    expect(saved).toMatchObject({ status: 200, body: { answers: [{ questionId: subjects, value: ['cloud'] }] } })
    expect((await draft(token)).body).toEqual(saved.body)
    expect((await read(token)).body).toEqual({ answers: [], updatedAt: null })
  })

  test('refuses what does not fit, as the survey does', async () => {
    const { token } = await attendee(house)
    const { status, body } = await save(token, [
      { questionId: subjects, value: ['backup', 'security', 'cloud', 'people'] },
    ])
    expect(status).toBe(400)
    expect(body.errors[0]?.message).toBe('Please select no more than 3 options.')
  })

  test('is gone once the survey is sent; a later one leaves the answers alone', async () => {
    const { token } = await attendee(house)
    await save(token, [{ questionId: size, value: '1-9' }])
    await send(token)
    expect((await draft(token)).body).toEqual({ answers: [], savedAt: null })
    await save(token, [{ questionId: size, value: '250' }])
    expect((await read(token)).body.answers[0]).toMatchObject({ questionId: size, value: '10-49' })
  })
})

test('what two windows send at once does not mix', async () => {
  const { token } = await attendee(house)
  const sent = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      send(token, index % 2 === 0 ? { [hope]: 'even', [recommend]: 2 } : { [travel]: 'car', [recommend]: 1 }),
    ),
  )
  expect(sent.map((answer) => answer.status)).toEqual(sent.map(() => 200))
  const { answers } = (await read(token)).body
  const says = (id: string) => answers.find((answer) => answer.questionId === id)?.value
  expect([says(hope), says(travel), says(recommend)]).toEqual(
    says(recommend) === 2 ? ['even', undefined, 2] : [undefined, 'car', 1],
  )
})

test('the export holds questions, answers and draft in words', async () => {
  const { token } = await attendee(house)
  await send(token)
  await call(house, 'PUT', '/api/survey/draft', { token, body: { answers: [{ questionId: hope, value: 'Soon' }] } })
  const { body } = await call<{ survey: unknown }>(house, 'GET', '/api/user/export', { token })
  expect(body.survey).toMatchObject({
    answers: [
      { editionId: 1, question: 'How many people work in your company?', answer: '10 to 49' },
      { answer: true },
      { answer: ['Security services', 'Moving customers to the cloud'] },
      { answer: 9 },
    ],
    drafts: [{ editionId: 1, answers: [{ questionId: hope, value: 'Soon' }] }],
  })
})

test('erasing a person erases answers and draft, and nobody else’s', async () => {
  const { token } = await attendee(house)
  const other = await attendee(house)
  await send(token, { [hope]: 'My name is Mira' })
  await send(other.token)
  const before = await house.database.db.selectFrom('survey_answers').selectAll().execute()
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBeLessThan(300)
  const after = await house.database.db.selectFrom('survey_answers').selectAll().execute()
  expect(before.length - after.length).toBe(5)
  expect(JSON.stringify(after)).not.toContain('My name is Mira')
  expect((await read(other.token)).body.answers).toHaveLength(4)
})

test('what must always be true is true', async () => {
  expect(await findViolations(house.database)).toEqual([])
})
