import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { readProfile, readUser } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import { type Pass, readPass, signIn } from '@foyer/contract/passes'
import { screen } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { currentToken } from '#platform/token.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

beforeEach(() => {
  wire().answer(signIn, { token: 'a-new-session', expiresAt: '2099-01-01T00:00:00.000Z' })
  wire().answer(listInvoices, [])
})

/** By whom invoices were asked for; the router still knows the page of the test before, and asks for nobody. */
const asked = () =>
  wire()
    .sent(listInvoices)
    .map(({ headers }) => headers.get('authorization'))
    .filter((token) => token !== null)

async function signInFor(path: string) {
  const person = await visit(path)
  await screen.findByRole('heading', { name: 'Sign in' })
  await person.type(screen.getByLabelText('E-mail'), lena.email)
  await person.type(screen.getByLabelText('Password'), 'Correct-Horse-7')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
}

test.each<[string, Partial<typeof lena>, Pass | null]>([
  ['a holder of an approved pass', {}, approvedPass],
  ['a vendor without a pass', { tags: [{ id: VENDOR_TAG_ID, name: 'vendor' }] }, null],
])(
  'who signs in is signed in with the token that the server gave, and where they wanted to be',
  async (_who, more, pass) => {
    wire().answer(readUser, { ...lena, ...more })
    wire().answer(readPass, pass)
    wire().answer(readProfile, { firstName: 'Lena', lastName: 'Hartwig' })
    await signInFor('/invoices')
    await screen.findByText('No invoices yet')
    expect(location.pathname).toBe('/invoices')
    expect(currentToken()).toBe('a-new-session')
    expect(
      wire()
        .sent(signIn)
        .map(({ body }) => body),
    ).toEqual([{ email: lena.email, password: 'Correct-Horse-7' }])
    expect(asked()).toEqual(['Bearer a-new-session'])
  },
)

test.each<[string, Partial<typeof lena>, Pass | null, string]>([
  [
    'a pass that waits for its payment',
    {},
    { ...approvedPass, status: 'pending', reason: 'awaiting-payment' },
    'Your pass is waiting for its payment.',
  ],
  [
    'a pass that was cancelled',
    {},
    { ...approvedPass, status: 'cancelled', reason: 'order-cancelled' },
    'Your order ended before it was paid.',
  ],
  ['another tag and no pass', { tags: [{ id: 3, name: 'speaker' }] }, null, 'You have no pass yet.'],
])(
  'who has neither tag nor approved pass stays at the sign-in, and is told why: %s',
  async (_what, more, pass, why) => {
    wire().answer(readUser, { ...lena, ...more })
    wire().answer(readPass, pass)
    await signInFor('/invoices')
    await screen.findByText(why)
    expect([location.pathname, currentToken()]).toEqual(['/sign-in', null])
    expect(asked()).toEqual([])
  },
)
