import { readStayPlan } from '@foyer/contract/accommodation'
import { listInvoices } from '@foyer/contract/invoices'
import { listNews } from '@foyer/contract/news'
import { listUnpaidOrders } from '@foyer/contract/orders'
import { readPassCode } from '@foyer/contract/passes'
import { tooManyMessage } from '@foyer/contract/survey-answers'
import {
  answerSurvey,
  listSurveyQuestions,
  readSurveyDraft,
  type SurveyQuestion,
  saveSurveyDraft,
} from '@foyer/contract/surveys'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import type { UserEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const question = (last: number, more: Partial<SurveyQuestion>): SurveyQuestion => ({
  id: `0198bbfa-7212-7996-94df-c6cea4c1400${last}`,
  topic: 'Halls',
  text: '',
  type: 'text',
  required: true,
  options: null,
  max: null,
  scale: null,
  ...more,
})
const options = ['Cloud', 'Security', 'Networks'].map((label) => ({ value: label.toLowerCase(), label }))
const topics = question(1, { text: 'What interests you?', type: 'multiple', options, max: 2 })
const first = question(2, { text: 'Is it your first time?', type: 'yes-no' })
const wish = question(3, { text: 'What do you wish for?', required: false })
const answers = [
  { questionId: topics.id, value: ['cloud', 'networks'] },
  { questionId: first.id, value: false },
]
const sentAt = '2025-08-18T08:00:00.000Z'

async function open(): Promise<UserEvent> {
  const person = await visit('/survey', { user: lena, pass: approvedPass })
  await screen.findByRole('group', { name: topics.text })
  return person
}
const send = (person: UserEvent) => person.click(screen.getByRole('button', { name: 'Send answers' }))
const tick = (person: UserEvent, name: string) => person.click(screen.getByRole('checkbox', { name }))

/** Who has sent their answers is home, where more is read. */
beforeEach(() => {
  wire().answer(listInvoices, [])
  wire().answer(listUnpaidOrders, [])
  wire().answer(listNews, [])
  wire().answer(readStayPlan, { plan: null })
  wire().answer(readPassCode, { text: 'signed', code: 'MSPG-7', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
})

beforeEach(() => {
  wire().answer(listSurveyQuestions, [topics, first, wish])
  wire().answer(readSurveyDraft, { answers: [], savedAt: null })
  wire().answer(saveSurveyDraft, ({ body }) => ({ ...(body as { answers: [] }), savedAt: sentAt }))
  wire().answer(answerSurvey, ({ body }) => ({
    answers: (body as { answers: typeof answers }).answers.map((one) => ({ ...one, createdAt: sentAt })),
    updatedAt: sentAt,
  }))
})

test('what is missing is named by its question, at the top and beside it', async () => {
  const person = await open()
  await send(person)
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  await waitFor(() => expect(document.activeElement).toBe(summary))
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['What interests you? This question is required.', 'Is it your first time? This question is required.'])
  within(screen.getByRole('group', { name: first.text })).getByText('This question is required.')
  await person.click(screen.getByRole('radio', { name: 'No' }))
  expect(within(summary).getAllByRole('link').length).toBe(1)
  expect(wire().sent(answerSurvey)).toEqual([])
})

test('one option too many is refused, nothing is unchecked, and the next answer takes the word back', async () => {
  const person = await open()
  for (const name of ['Cloud', 'Security', 'Networks']) await tick(person, name)
  screen.getByText(tooManyMessage.replace('{n}', '2'))
  const chosen = screen.getAllByRole('checkbox').map((box) => (box as HTMLInputElement).checked)
  expect(chosen).toEqual([true, true, false])
  await tick(person, 'Security')
  expect(screen.queryByText(tooManyMessage.replace('{n}', '2'))).toBe(null)
})

test('every answer is kept on the server a moment after it was given, in one go, and when is said on the clock of the venue', async () => {
  const person = await open()
  await tick(person, 'Cloud')
  await tick(person, 'Networks')
  await person.click(screen.getByRole('radio', { name: 'No' }))
  await screen.findByText(/^Saved 10:00\sCEST$/)
  expect(
    wire()
      .sent(saveSurveyDraft)
      .map(({ body }) => body),
  ).toEqual([{ answers }])
  screen.getByText('2 of 3 answered')
})

const lookAway = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
  fireEvent(document, new Event('visibilitychange'))
  Reflect.deleteProperty(document, 'visibilityState')
}

test('who looks away within that moment has answered all the more, and what fails can be tried again', async () => {
  const person = await open()
  wire().lose(saveSurveyDraft)
  await person.type(screen.getByLabelText(/^What do you wish for/), 'More coffee')
  lookAway()
  await screen.findByText('Not saved yet')
  wire().answer(saveSurveyDraft, ({ body }) => ({ ...(body as { answers: [] }), savedAt: sentAt }))
  screen.getByRole('button', { name: 'Retry' }).focus()
  await person.keyboard('{Enter}')
  // The button went: whoever pressed it goes on at the word in its place.
  const word = await screen.findByText(/^Saved /)
  expect(document.activeElement).toBe(word)
  expect(wire().sent(saveSurveyDraft).at(-1)?.body).toEqual({
    answers: [{ questionId: wish.id, value: 'More coffee' }],
  })
})

test('the answers are sent after a draft that is on its way, and no draft after them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  wire().answer(saveSurveyDraft, async ({ body }) => {
    await promise
    return { ...(body as { answers: [] }), savedAt: sentAt }
  })
  const person = await open()
  await tick(person, 'Cloud')
  await tick(person, 'Networks')
  lookAway()
  await waitFor(() => expect(wire().sent(saveSurveyDraft).length).toBe(1))
  await person.click(screen.getByRole('radio', { name: 'No' }))
  await send(person)
  expect(wire().sent(answerSurvey)).toEqual([])
  resolve()
  await waitFor(() => expect(location.pathname).toBe('/'))
  expect(wire().sent(answerSurvey)[0]?.body).toEqual({ answers })
  expect(wire().sent(saveSurveyDraft).length).toBe(1)
})

test('what was filled in before stands in the form, and what the server refuses is said beside its question', async () => {
  wire().answer(readSurveyDraft, { answers, savedAt: sentAt })
  const person = await open()
  expect((screen.getByRole('checkbox', { name: 'Networks' }) as HTMLInputElement).checked).toBe(true)
  wire().respond(answerSurvey, () => ({
    status: 422,
    body: {
      type: 'about:blank',
      status: 422,
      statusCode: 422,
      code: 'request/invalid',
      title: 'Invalid',
      detail: 'Invalid',
      errors: [{ path: `body/answers/${topics.id}`, message: 'Choose from the answers of this question.' }],
    },
  }))
  await send(person)
  await within(screen.getByRole('group', { name: topics.text })).findByText('Choose from the answers of this question.')
})
