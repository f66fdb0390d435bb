import { readStayPlan } from '@foyer/contract/accommodation'
import { readAddress } from '@foyer/contract/addresses'
import { listBookings } from '@foyer/contract/bookings'
import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { listInvoices } from '@foyer/contract/invoices'
import { requests } from '@foyer/contract/kit/refusal'
import { listUnpaidOrders, readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, hamburg, lena } from '#testing/world.ts'

const unknown = '/registration/finish?order=01980000-0000-7000-8000-000000000404'

beforeEach(() => {
  wire().answer(readCurrentOrder, null)
  wire().answer(listUnpaidOrders, [])
  wire().answer(readStayPlan, { plan: 'later' })
  wire().answer(listBookings, [])
  wire().answer(readAddress, hamburg)
  wire().answer(listInvoices, [])
})

const nothingClaimed = () => {
  expect(screen.queryByText('You are registered')).toBe(null)
  expect(document.title).not.toContain('You are registered')
}

test.each([
  ['who is registered', lena, approvedPass],
  ['who has no pass', { ...lena, tags: [{ id: VENDOR_TAG_ID, name: 'Vendor' }] }, null],
])(
  'an order that is not theirs is claimed nothing of: somebody %s is told so, and where to go',
  async (_, user, pass) => {
    wire().refuse(readOrder, requests.notFound)
    await visit(unknown, { user, pass })
    const said = await screen.findByRole('alert')
    within(said).getByText(`This order is not in the account of ${lena.email}.`)
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Your registration')
    nothingClaimed()
    expect(screen.queryByRole('button', { name: 'Try again' })).toBe(null)
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Your invoices' }).getAttribute('href')).toBe('/invoices')
    expect(main.getByRole('link', { name: 'Back to the Dashboard' }).getAttribute('href')).toBe('/')
    // None of the steps is the one where they are.
    expect(screen.queryByRole('navigation', { name: 'Registration steps' })).toBe(null)
  },
)

test('an order that cannot be read can be tried again, and nothing is claimed of it until then', async () => {
  wire().respond(readOrder, () => ({ status: 500, body: {} }))
  await visit(unknown, { user: lena, pass: approvedPass })
  await screen.findByRole('button', { name: 'Try again' })
  nothingClaimed()
})
