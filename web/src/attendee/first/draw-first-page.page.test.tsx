import { readEdition } from '@foyer/contract/editions'
import { requests } from '@foyer/contract/kit/refusal'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { drawFirstPage } from './draw-first-page.tsx'

// The wire answers in the place of the server.
const ask = () => Promise.reject(new Error('Nobody asks here.'))

test('a page of an event is drawn with its words', async () => {
  expect((await drawFirstPage('/sign-in', 'en', ask))?.html).toContain('Sign in')
})

test('where no event is set up nothing is drawn, and that is no failure', async () => {
  wire().refuse(readEdition, requests.noEdition)
  expect(await drawFirstPage('/sign-in', 'en', ask)).toBe(null)
})

test('an event that cannot be read for another reason is a failure, which its operator hears of', async () => {
  wire().respond(readEdition, () => ({ status: 500, body: {} }))
  await expect(drawFirstPage('/sign-in', 'en', ask)).rejects.toThrow()
})
