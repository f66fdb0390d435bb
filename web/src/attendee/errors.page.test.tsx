import { readEdition } from '@foyer/contract/editions'
import { readUser } from '@foyer/contract/identity'
import { readPass } from '@foyer/contract/passes'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, test, vi } from 'vitest'
import { query } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { dropToken, keepToken } from '#platform/token.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'

const holder = { user: lena, pass: approvedPass }

// The router is that of all tests: it does not begin the next one at a fault.
afterEach(async () => {
  cleanup()
  queryClient.clear()
  dropToken()
  queryClient.setQueryData(query(readEdition).queryKey, edition)
  await visit('/sign-in')
})

const bars = () => ({
  tabs: screen.queryByRole('navigation', { name: 'Main' }) !== null,
  menu: screen.queryByRole('button', { name: /open the menu/i }) !== null,
})
const wayOut = (name: string) => within(screen.getByRole('main')).getByRole('link', { name }).getAttribute('href')

/** What a page needs before anything else: who is there, and which event it is. */
const fail = (endpoint: typeof readUser | typeof readEdition, status: number) =>
  wire().respond(endpoint, () => ({ status, body: { statusCode: status } }))

async function visitSignedIn(path: string) {
  keepToken('a-session')
  wire().answer(readPass, approvedPass)
  await visit(path)
}

describe('a page that is not there', () => {
  test('says so, and leads who is signed in back to the dashboard', async () => {
    await visit('/nowhere', holder)
    await screen.findByRole('heading', { name: 'Page Not Found' })
    screen.getByText('This page could not be found')
    expect(wayOut('Back to the Dashboard')).toBe('/')
    expect(bars()).toEqual({ tabs: true, menu: true })
  })

  test('leads who is not signed in to the login', async () => {
    await visit('/nowhere')
    await screen.findByRole('heading', { name: 'Page Not Found' })
    expect(wayOut('Return to login')).toBe('/')
    expect(bars()).toEqual({ tabs: false, menu: false })
  })
})

const payment = 'Oops. Payment was not successful.'
const other = 'Oops. An error has occurred.'
test.each([
  [402, payment, true],
  [403, other, true],
  [418, other, true],
  [500, other, false],
  [502, other, false],
])('of status %i the page says “%s”; with the bars of who is signed in: %s', async (status, title, hasBars) => {
  fail(readUser, status)
  await visitSignedIn('/profile')
  await screen.findByRole('heading', { name: title })
  const words = screen.queryByText('There might be something wrong with your supplied payment data.')
  expect(words !== null).toBe(status === 402)
  expect(wayOut('Back to the Dashboard')).toBe('/')
  expect(bars()).toEqual({ tabs: hasBars, menu: hasBars })
})

test.each([402, 500])('who is not signed in sees no bars, and the way to the login: %i', async (status) => {
  fail(readEdition, status)
  await visit('/sign-up')
  await screen.findByRole('heading', { name: /^Oops/ })
  expect(wayOut('Return to login')).toBe('/')
  expect(bars()).toEqual({ tabs: false, menu: false })
})

test('a fault that has no status of its own is one of 500', async () => {
  // No answer at all where there has to be one: the page itself stumbles.
  wire().respond(readUser, () => ({ status: 200, body: undefined }))
  await visitSignedIn('/profile')
  await screen.findByRole('heading', { name: other })
  expect(screen.getByText('500').className).toContain('numeral')
})

test('the way out of an error leads to a page again once what was missing can be had', async () => {
  fail(readEdition, 500)
  const person = await visit('/sign-up')
  await screen.findByRole('heading', { name: other })
  wire().answer(readEdition, edition)
  await person.click(screen.getByRole('link', { name: 'Return to login' }))
  await screen.findByRole('heading', { name: 'Sign in' })
})

test('the id of a request that the browser does not let be copied is selected, for who copies it by keyboard', async () => {
  keepToken('a-session')
  wire().answer(readPass, approvedPass)
  wire().respond(readUser, () => ({ status: 403, body: { statusCode: 403, requestId: '01a21f3a-7be7' } }))
  const person = await visit('/')
  const copy = await screen.findByRole('button', { name: 'Copy the request id' })
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
  await person.click(copy)
  await waitFor(() => expect(getSelection()?.toString()).toBe('01a21f3a-7be7'))
  expect(screen.queryByText('Copied')).toBe(null)
})
