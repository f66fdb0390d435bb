import { readStayPlan } from '@foyer/contract/accommodation'
import { type Booking, listBookings } from '@foyer/contract/bookings'
import { readEdition } from '@foyer/contract/editions'
import { readAddress } from '@foyer/contract/identity'
import { listInvoices } from '@foyer/contract/invoices'
import { listNews } from '@foyer/contract/news'
import { listUnpaidOrders } from '@foyer/contract/orders'
import { readPassCode } from '@foyer/contract/passes'
import { type Agenda, type AgendaSession, listFavourites, readAgenda } from '@foyer/contract/program'
import { listReservations } from '@foyer/contract/reservations'
import { listTrainTickets, type TrainTicket } from '@foyer/contract/train-tickets'
import { ignoreVipEvent, listVipEvents } from '@foyer/contract/vip-events'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { seatsWith } from '#testing/program.ts'
import { answered, someEvent } from '#testing/vip-events.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, euros, hamburg, lena } from '#testing/world.ts'

const stay: Booking = {
  bookingId: 7,
  accommodationId: 28,
  roomId: 2801,
  arrival: '2025-10-20',
  departure: '2025-10-24',
  status: 'booked',
  roomOccupancy: 1,
  guests: [{ firstName: 'Lena', lastName: 'Hartwig', email: null }],
  guest: { firstName: 'Lena', lastName: 'Hartwig', email: null },
  price: euros(600),
  nights: [],
  can: { change: true, cancel: true, addGuest: false, document: true },
}
const ticket: TrainTicket = {
  id: '0198bbfa-7212-7996-94df-c6cea4c15101',
  type: { id: '0198bbfa-7212-7996-94df-c6cea4c15001', name: 'Flex', class: 'second', description: '', rules: [] },
  passengerName: 'Lena Hartwig',
  code: 'FL-7KQ4-M2XD',
  drawing: null,
  status: 'issued',
  validFrom: '2025-10-18',
  validTo: '2025-10-26',
  price: euros(99),
  orderUuid: '0198bbfa-7212-7996-94df-c6cea4c13b01',
  holdExpiresAt: null,
  issuedAt: '2025-08-18T07:10:00.000Z',
  cancelBefore: null,
  can: { cancel: false, document: true },
}
const session = (id: number, title: string, startsAt: string, endsAt: string): AgendaSession => ({
  id,
  title,
  abstract: '',
  startsAt: `2025-10-${startsAt}:00.000Z`,
  endsAt: `2025-10-${endsAt}:00.000Z`,
  track: 'security',
  stage: '5A',
  level: 'all',
  language: 'en',
  speakers: [],
  alsoAt: [],
  isCancelled: false,
  isReservable: false,
})
const agenda: Agenda = {
  tracks: [{ code: 'security', name: 'Security' }],
  stages: [{ code: '5A', hall: '5', name: 'Room A', seats: 80, way: '' }],
  sessions: [
    session(1, 'Opening keynote', '21T07:00', '21T08:00'),
    session(2, 'Identity first', '21T08:30', '21T09:30'),
    { ...session(3, 'Backups that survive', '21T09:00', '21T10:00'), alsoAt: [4] },
    session(4, 'Backups that survive', '23T09:00', '23T10:00'),
  ],
}
const star = (...ids: number[]) =>
  wire().answer(listFavourites, {
    sessions: ids.map((sessionId) => ({ sessionId, starredAt: '2025-08-18T08:00:00.000Z' })),
    keptClashes: [],
    calendar: null,
  })

beforeEach(() => {
  wire().answer(listUnpaidOrders, [])
  wire().answer(listInvoices, [])
  wire().answer(readAddress, hamburg)
  wire().answer(readStayPlan, { plan: 'own' })
  wire().answer(listNews, [])
  wire().answer(readAgenda, agenda)
  wire().answer(readPassCode, { text: 'FY1.x', code: '7KQ4 M2XD H9', drawing: { size: 29, path: 'M4 4h1v1h-1z' } })
  star()
})

const open = () => visit('/', { user: lena, pass: approvedPass })
const week = async () => within(await screen.findByRole('region', { name: 'Your week in Berlin' }))
const nextStep = async () =>
  within(
    await screen.findByRole('region', {
      name: (await screen.findByText('Next step')).parentElement?.querySelector('h2')?.textContent ?? '',
    }),
  )

test('the week says each thing at its day and time: train, doors, nights, sessions, VIP events, the way back', async () => {
  wire().answer(listBookings, [stay])
  wire().answer(listTrainTickets, [ticket])
  wire().answer(listVipEvents, [
    someEvent({
      attendance: answered('attending'),
      can: { attend: false, wait: false, withdraw: true, ignore: false },
    }),
  ])
  star(1, 2)
  await open()
  const found = await week()
  const days = found.getAllByRole('heading', { level: 3 }).filter(({ textContent }) => /^\d+ /.test(textContent))
  expect(days.map(({ textContent }) => textContent)).toEqual([
    '18 Sat',
    '20 Mon',
    '21 Tue',
    '23 Thu',
    '24 Fri',
    '26 Sun',
  ])
  const all = found.getAllByRole('listitem').map(({ textContent }) => textContent)
  const dayOf = (text: string) => all.find((day) => day.includes(text)) ?? ''
  expect(dayOf('By train to Berlin')).toContain('18')
  expect(dayOf('Doors open')).toContain('09:00')
  expect(dayOf('Opening keynote')).toMatch(/09:00.*Opening keynote.*Hall 5, Room A.*10:30.*Identity first/)
  expect(dayOf('Boiler House Night')).toContain('23')
  expect(dayOf('Check-out')).toContain('24')
  expect(dayOf('By train from Berlin')).toContain('26')
})

test('sessions that overlap are marked, and are the next step until one is chosen; another time of one is named', async () => {
  star(2, 3)
  await open()
  expect((await week()).getAllByText('Clash')).toHaveLength(2)
  expect(await screen.findByRole('heading', { name: /^Two of your sessions overlap on Tue\s21\sOct$/ })).toBeTruthy()
  expect(screen.getByText(/“Backups that survive” runs again on Thu\s23\sOct/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Choose one' }).getAttribute('href')).toBe('/agenda/2')
})

test('who starred nothing does not ask for the programme', async () => {
  await open()
  await week()
  expect(wire().sent(readAgenda)).toEqual([])
  expect(await screen.findByRole('heading', { name: 'Put it into your calendar' })).toBeTruthy()
})

test('the pass stands beside the next step, which never says the same', async () => {
  wire().answer(readEdition, { ...edition, now: '2025-10-18T08:00:00.000Z' })
  await open()
  expect(await screen.findByRole('heading', { name: 'Find your way to the event' })).toBeTruthy()
  expect((await nextStep()).queryByText(/pass/i)).toBe(null)
  expect(screen.getByRole('link', { name: 'How to get there' }).getAttribute('href')).toBe('/information')
})

test('once the event is over nobody is sent there', async () => {
  wire().answer(readEdition, { ...edition, now: '2025-10-26T08:00:00.000Z' })
  await open()
  expect(await screen.findByRole('heading', { name: 'Keep your papers' })).toBeTruthy()
})

test.each([
  ['stays', listBookings, 'Your stay in Berlin', 'Doors open'],
  ['train ticket', listTrainTickets, 'Your train ticket', 'Doors open'],
  ['VIP events', listVipEvents, 'VIP events', 'Doors open'],
  ['stars', listFavourites, 'Your sessions', 'Doors open'],
] as const)('%s that cannot be read fail alone, and can be tried again', async (_, call, name, other) => {
  wire().respond(call, () => ({ status: 500, body: {} }))
  await open()
  const found = await week()
  expect(await found.findByText(other)).toBeTruthy()
  const failed = within(await found.findByRole('region', { name }))
  expect(failed.getByRole('button', { name: 'Try again' })).toBeTruthy()
  expect(screen.getAllByRole('button', { name: 'Try again' })).toHaveLength(1)
})

test('a programme that cannot be read fails alone for whoever starred something, and comes with another try', async () => {
  star(1)
  wire().respond(readAgenda, () => ({ status: 500, body: {} }))
  const person = await open()
  const failed = within(await (await week()).findByRole('region', { name: 'Your sessions' }))
  wire().answer(readAgenda, agenda)
  await person.click(failed.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('Opening keynote')).toBeTruthy()
})

test('an event that is put aside can be called back where it stood', async () => {
  wire().answer(listVipEvents, [someEvent({})])
  const person = await open()
  const found = await week()
  wire().answer(ignoreVipEvent, () => {
    wire().answer(listVipEvents, [someEvent({ isIgnored: true })])
    return someEvent({ isIgnored: true })
  })
  await person.click(await found.findByRole('button', { name: /^Ignore/ }))
  expect(await found.findByRole('button', { name: /^Undo/ })).toBeTruthy()
})

test('a phase that counts down is a card as well, which says its time to whoever asks', async () => {
  const phase = {
    name: 'Summer Kits',
    start: '2025-07-01T06:00:00.000Z',
    end: '2025-09-05T21:59:00.000Z',
    active: true,
  }
  wire().answer(readEdition, { ...edition, countdownPhases: [{ ...phase, secondsLeft: 1, link: null }] })
  await open()
  const card = within(await screen.findByRole('article', { name: /^Summer Kits ends Fri\s5\sSep/ }))
  expect(card.getByRole('timer').getAttribute('aria-label')).toMatch(/^Time left: 18\sdays/)
})

test('a session in which one has a seat stands in the week, starred or not, and clashes as a star does', async () => {
  wire().answer(listReservations, [seatsWith('reserved', { sessionId: 2 }), seatsWith('waiting', { sessionId: 4 })])
  star(3)
  await open()
  const found = await week()
  const line = (await found.findByRole('link', { name: 'Identity first' })).closest('p')
  expect(line?.textContent).toContain('Reserved')
  expect(line?.textContent).toContain('Clash')
  // Who waits for a seat does not have it yet.
  expect(found.getAllByRole('link', { name: 'Backups that survive' })).toHaveLength(1)
})
