import { requests } from '@foyer/contract/kit/refusal'
import { scaleGrowsMessage } from '@foyer/contract/new-survey-question.schemas'
import {
  changeQuestion,
  listOfficeQuestions,
  type OfficeQuestion,
  readOfficeQuestion,
  removeQuestion,
  replaceQuestion,
} from '@foyer/contract/office-surveys'
import { readSetup } from '@foyer/contract/setup'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const question: OfficeQuestion = {
  id: '01980000-0000-7000-8000-00000000beef',
  version: 1,
  position: 1,
  topic: { en: 'You' },
  text: { en: 'What do you sell?' },
  type: 'text',
  isRequired: true,
  options: null,
  max: null,
  scale: null,
  closedAt: null,
  answers: 3,
}

test('a question that was answered is asked anew as it stands in the form, and not while something in it is wrong', async () => {
  wire().answer(readOfficeQuestion, question)
  wire().answer(readSetup, setupIn(['en']))
  wire().answer(changeQuestion, question)
  wire().answer(replaceQuestion, { ...question, id: '01980000-0000-7000-8000-00000000cafe', answers: 0 })
  const user = await visitOffice(`/organiser/survey/${question.id}`)
  const text = await screen.findByLabelText(/^Question, English/)
  await user.clear(text)
  await user.click(screen.getByRole('button', { name: 'Ask it anew' }))
  await screen.findByRole('alert')
  await user.type(text, 'What do you buy?')
  expect(wire().sent(replaceQuestion)).toEqual([])
  await user.click(screen.getByRole('button', { name: 'Ask it anew' }))
  await screen.findByText('The question is saved.')
  expect(wire().sent(changeQuestion)).toEqual([])
  expect(wire().sent(replaceQuestion)).toMatchObject([{ body: { question: { text: { en: 'What do you buy?' } } } }])
})

test('a scale that does not grow is refused at its upper end, and in words', async () => {
  const ends = { minLabel: { en: 'not at all' }, maxLabel: { en: 'very' } }
  wire().answer(readOfficeQuestion, { ...question, answers: 0, type: 'scale', scale: { min: 1, max: 5, ...ends } })
  wire().answer(readSetup, setupIn(['en']))
  wire().refuse(changeQuestion, requests.invalid, {
    errors: [{ path: 'scale.max', message: scaleGrowsMessage }],
  } as object)
  const user = await visitOffice(`/organiser/survey/${question.id}`)
  const highest = await screen.findByLabelText('Highest')
  await user.clear(highest)
  await user.type(highest, '1')
  await user.click(screen.getByRole('button', { name: 'Save the question' }))
  expect(await screen.findByRole('link', { name: `Highest: ${scaleGrowsMessage}` })).toBeTruthy()
})

test('a question that nobody answered is removed once that was asked, for its words go with it', async () => {
  wire().answer(readOfficeQuestion, { ...question, answers: 0 })
  wire().answer(readSetup, setupIn(['en']))
  wire().answer(listOfficeQuestions, { items: [], next: null })
  wire().answer(removeQuestion, undefined)
  const user = await visitOffice(`/organiser/survey/${question.id}`)
  await user.click(await screen.findByRole('button', { name: 'Remove the question' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Remove the question?' }))
  expect(wire().sent(removeQuestion)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Remove the question' }))
  await screen.findByText('The question is removed.')
})
