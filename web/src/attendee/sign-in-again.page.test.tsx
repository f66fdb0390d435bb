import { listSessions } from '@foyer/contract/credentials'
import { updateUser } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { signIn, wrongCredentials } from '@foyer/contract/passes'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { calls } from '#platform/api.ts'
import { askToSignInAgain } from '#platform/session-end.ts'
import { keepToken } from '#platform/token.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

beforeEach(() => {
  // As the app's start does it.
  calls.ended = askToSignInAgain
  wire().answer(listSessions, [])
})

/** Somebody saves their name with a session that has ended meanwhile. */
async function saveTooLate(session: string) {
  const person = await visit('/profile', { user: lena, pass: approvedPass })
  // Each session is asked about once.
  keepToken(session)
  wire().refuse(updateUser, requests.notSignedIn)
  const field = await screen.findByLabelText('First name')
  await person.clear(field)
  await person.type(field, 'Magdalena')
  await person.click(screen.getByRole('button', { name: 'Save You' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign in again' }))
  return { person, dialog }
}

test('who signs in again over the page loses nothing: what was sent is sent once more', async () => {
  const { person, dialog } = await saveTooLate('the-first-session')
  wire().answer(signIn, { token: 'a-new-session', expiresAt: '2099-01-01T00:00:00.000Z' })
  wire().answer(updateUser, ({ body }) => ({ ...lena, ...(body as object) }))
  await person.type(dialog.getByLabelText('Password'), 'Correct-Horse-7')
  await person.click(dialog.getByRole('button', { name: 'Sign in' }))
  await within(screen.getByRole('region', { name: 'You' })).findByText(/^Saved /)
  expect(wire().sent(signIn)[0]?.body).toEqual({ email: lena.email, password: 'Correct-Horse-7' })
  const sent = wire().sent(updateUser)
  expect(sent.map(({ body }) => (body as { firstName: string }).firstName)).toEqual(['Magdalena', 'Magdalena'])
  expect(sent.map(({ headers }) => headers.get('authorization'))).toEqual([
    'Bearer the-first-session',
    'Bearer a-new-session',
  ])
  expect(screen.queryByRole('dialog')).toBe(null)
})

test('a password that is missing, or wrong, is said in the dialog, and the page beneath stays', async () => {
  const { person, dialog } = await saveTooLate('the-second-session')
  await person.click(dialog.getByRole('button', { name: 'Sign in' }))
  await dialog.findByRole('link', { name: 'Enter your password.' })
  expect(wire().sent(signIn)).toEqual([])
  wire().refuse(signIn, wrongCredentials)
  await person.type(dialog.getByLabelText('Password'), 'Wrong-Horse-7')
  await person.click(dialog.getByRole('button', { name: 'Sign in' }))
  await dialog.findByText(wrongCredentials.detail)
  expect((screen.getByLabelText('First name') as HTMLInputElement).value).toBe('Magdalena')
})

test('who leaves the page instead is led to the sign-in', async () => {
  const { person, dialog } = await saveTooLate('the-third-session')
  await person.click(dialog.getByRole('button', { name: 'Leave this page' }))
  await waitFor(() => expect(location.pathname).toBe('/sign-in'))
})
