import { readStayPlan } from '@foyer/contract/accommodation'
import { type Booking, listBookings } from '@foyer/contract/bookings'
import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { listInvoices } from '@foyer/contract/invoices'
import { listNews } from '@foyer/contract/news'
import { listUnpaidOrders } from '@foyer/contract/orders'
import { type CodeType, readPassCode } from '@foyer/contract/passes'
import { listTrainTickets, listTrainTicketTypes } from '@foyer/contract/train-tickets'
import { listVipEvents } from '@foyer/contract/vip-events'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { answered, someEvent } from '#testing/vip-events.ts'
import { visit, wire } from '#testing/visit.tsx'
import { anOrder, approvedPass, euros, lena, standardPass } from '#testing/world.ts'

const passOf = (codeType: CodeType) => ({ ...approvedPass, passType: { ...standardPass, codeType } })
const vendor = { ...lena, tags: [{ id: VENDOR_TAG_ID, name: 'vendor' }] }

beforeEach(() => {
  wire().answer(listInvoices, [])
  wire().answer(listUnpaidOrders, [])
  wire().answer(listNews, [])
  wire().answer(readStayPlan, { plan: null })
  wire().answer(readPassCode, { text: 'signed', code: 'MSPG-7', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
})

const cards = ['You are a host', 'Your pass opens more', 'You exhibit here', 'You exhibit here, as a VIP']

test.each([
  ['a host', lena, 'host', 'You are a host'],
  ['a VIP', lena, 'vip', 'Your pass opens more'],
  ['a vendor', vendor, 'standard', 'You exhibit here'],
  ['a VIP vendor', vendor, 'vendor-vip', 'You exhibit here, as a VIP'],
] as const)('the home of %s has a card that says so', async (_who, user, codeType, title) => {
  await visit('/', { user, pass: passOf(codeType) })
  expect(await screen.findByRole('article', { name: title })).toBeTruthy()
  for (const other of cards.filter((card) => card !== title))
    expect(screen.queryByRole('article', { name: other })).toBeNull()
})

test('the home has a card for the ticket, VIP events, the stay, and what does not take place', async () => {
  const stay: Booking = {
    bookingId: 5,
    accommodationId: 28,
    roomId: 3,
    arrival: '2025-10-20',
    departure: '2025-10-24',
    status: 'booked',
    roomOccupancy: 1,
    guests: [],
    guest: null,
    price: euros(676),
  }
  wire().answer(listBookings, [stay])
  wire().answer(listTrainTicketTypes, [])
  wire().answer(listTrainTickets, [])
  wire().answer(listVipEvents, [
    someEvent({ id: 1, name: 'Boiler House Night' }),
    someEvent({
      id: 2,
      name: 'Canal Breakfast',
      cancelledAt: '2025-08-17T08:00:00.000Z',
      cancellation: 'The boat is not ready.',
      attendance: answered('cancelled'),
    }),
  ])
  await visit('/', { user: lena, pass: passOf('vip') })
  expect(await screen.findByRole('img', { name: 'QR code of your pass' })).toBeTruthy()
  const week = within(await screen.findByRole('region', { name: 'Your week in Berlin' }))
  for (const name of ['Boiler House Night', 'Canal Breakfast', 'Hotel'])
    expect(week.getByRole('heading', { name })).toBeTruthy()
})

test('what waits for a transfer is held until a day, in each place that says so, and nobody is told to pay it otherwise', async () => {
  const holdExpiresAt = '2025-08-25T08:00:00.000Z'
  const order = anOrder({ status: 'awaiting_payment', method: 'transfer', holdExpiresAt })
  const bank = { holder: 'Fair Ltd', iban: 'DE02', bank: '', reference: 'RF18', received: euros(0), code: null }
  wire().answer(listUnpaidOrders, [{ ...order, transfer: { ...bank, amount: euros(499) } }])
  wire().answer(listVipEvents, [someEvent({ price: euros(45), attendance: answered('held', { holdExpiresAt }) })])
  await visit('/', { user: lena, pass: passOf('vip') })
  const next = within(await screen.findByRole('region', { name: /^Transfer 499\.00/ }))
  next.getByText(/Held for you until Mon\s25\sAug, 10:00\sCEST\./)
  expect(await screen.findByText(/^Held until Mon\s25\sAug, 10:00\sCEST$/)).toBeTruthy()
})

test('a payment that was left at the bank waits for its buyer, and is not said to be checked', async () => {
  const can = { place: false, pay: true, extend: false, cancel: true }
  wire().answer(listUnpaidOrders, [anOrder({ status: 'awaiting_payment', method: 'card', paymentPending: true, can })])
  await visit('/', { user: lena, pass: approvedPass })
  await screen.findByRole('region', { name: /^Pay 499\.00/ })
})
