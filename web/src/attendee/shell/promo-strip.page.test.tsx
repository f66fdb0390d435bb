import { readStayPlan } from '@foyer/contract/accommodation'
import { readAddress } from '@foyer/contract/addresses'
import { listBookings } from '@foyer/contract/bookings'
import { readEdition } from '@foyer/contract/editions'
import { listInvoices } from '@foyer/contract/invoices'
import { listUnpaidOrders, readCurrentOrder } from '@foyer/contract/orders'
import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, hamburg, lena } from '#testing/world.ts'

const promotion = {
  name: 'MSPG Summer Kits Promo',
  start: '2025-07-01T06:00:00.000Z',
  end: '2025-09-05T21:59:00.000Z',
  active: true,
  secondsLeft: 1_600_000,
  link: { label: 'See the kits', url: 'https://fair.example/kits' },
}

test('a promotion that is on counts down above the page, and leads to what it is about', async () => {
  wire().answer(listInvoices, [])
  wire().answer(readEdition, { ...edition, countdownPhases: [promotion] })
  const person = await visit('/invoices', { user: lena, pass: approvedPass })
  const strip = within(await screen.findByRole('complementary', { name: 'Promotion' }))
  strip.getByText('MSPG Summer Kits Promo')
  expect(strip.getByRole('timer').getAttribute('aria-label')).toMatch(/^Time left: 18\sdays, 13\shours, \d+\sminutes$/)
  expect(strip.getByRole('link', { name: 'See the kits' }).getAttribute('href')).toBe('https://fair.example/kits')
  await person.click(strip.getByRole('button', { name: 'Hide for this visit' }))
  expect(screen.queryByRole('complementary', { name: 'Promotion' })).toBe(null)
})

test.for([
  { path: '/sign-up', who: null, says: 'What do you do?', hasTabs: false },
  {
    path: '/registration/account',
    who: { user: lena, pass: approvedPass },
    says: 'You and your company',
    hasTabs: true,
  },
  // An error with a status of 4xx: tab bar and menu are there for whoever is signed in.
  {
    path: '/payment-failed',
    who: { user: lena, pass: approvedPass },
    says: 'Oops. Payment was not successful.',
    hasTabs: true,
  },
])('where somebody buys, or has not paid, neither promotion nor partner calls for them: $path', async (place) => {
  const partnerBanner = { text: 'Registration by Nordwerk', image: null, url: 'https://nordwerk.example/' }
  wire().answer(readEdition, { ...edition, countdownPhases: [promotion], partnerBanner })
  wire().answer(readCurrentOrder, null)
  wire().answer(listUnpaidOrders, [])
  wire().answer(listBookings, [])
  wire().answer(readStayPlan, { plan: null })
  wire().answer(readAddress, hamburg)
  await visit(place.path, place.who)
  await screen.findByRole('heading', { name: place.says })
  expect(screen.queryByRole('complementary', { name: 'Promotion' })).toBe(null)
  expect(screen.queryByRole('link', { name: partnerBanner.text })).toBe(null)
  expect(screen.queryByRole('navigation', { name: 'Main' }) !== null).toBe(place.hasTabs)
  expect(screen.queryByRole('button', { name: /open the menu/ }) !== null).toBe(place.hasTabs)
})
