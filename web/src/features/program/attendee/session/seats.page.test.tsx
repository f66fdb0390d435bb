import { listFavourites, listSpeakers, readAgenda, unstarSession } from '@foyer/contract/program'
import {
  giveSeatBack,
  listReservations,
  reserveSeat,
  type SessionSeats,
  sessionBegun,
} from '@foyer/contract/reservations'
import { listVipEvents } from '@foyer/contract/vip-events'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { noteConnection } from '#platform/connection.ts'
import { agendaOf, seatsWith, someSeats, someSession } from '#testing/program.ts'
import { answered, someEvent } from '#testing/vip-events.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const person = { user: lena, pass: approvedPass }
const workshop = someSession({ id: 1, title: 'Lamp workshop', isReservable: true, speakers: [] })
const identity = someSession({ id: 2, title: 'Identity first', track: 'security', stage: '5-a', speakers: [] })

let seats: SessionSeats

beforeEach(() => {
  seats = someSeats()
  wire().answer(readAgenda, agendaOf(workshop, identity))
  wire().answer(listSpeakers, [])
  wire().answer(listReservations, () => [seats])
  wire().answer(reserveSeat, () => {
    seats = seats.can.wait ? seatsWith('waiting') : seatsWith('reserved', { left: 29 })
    return seats
  })
  wire().answer(giveSeatBack, () => {
    seats = seatsWith('withdrawn', { left: 30 })
    return seats
  })
})

const open = () => visit('/agenda/1', person)
const box = async (name: string | RegExp) => within(await screen.findByRole('region', { name }))

test('a seat is reserved, and the page goes on at what it says then', async () => {
  const user = await open()
  const free = await box('30 of 30 seats left')
  expect(screen.getByText('30, by reservation')).toBeTruthy()
  await user.click(free.getByRole('button', { name: 'Reserve a seat' }))
  const own = await box('Your seat is reserved')
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Your seat is reserved'))
  expect(own.queryByRole('button', { name: 'Reserve a seat' })).toBe(null)
  expect(screen.getByRole('heading', { name: 'In your agenda, 10:30 in Hall 3 Stage' })).toBeTruthy()
})

test('it is given back once that is confirmed', async () => {
  seats = seatsWith('reserved', { left: 29 })
  const user = await open()
  await user.click((await box('Your seat is reserved')).getByRole('button', { name: /^Give the seat back/ }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Not to Lamp workshop?' }))
  await user.click(dialog.getByRole('button', { name: 'Give the seat back' }))
  expect(await box('30 of 30 seats left')).toBeTruthy()
})

test('why it was not taken back is said then, and no more when it is asked anew', async () => {
  seats = seatsWith('reserved', { left: 29 })
  wire().refuse(giveSeatBack, sessionBegun)
  const user = await open()
  const ask = async () => {
    await user.click((await box('Your seat is reserved')).getByRole('button', { name: /^Give the seat back/ }))
    return within(await screen.findByRole('dialog', { name: 'Not to Lamp workshop?' }))
  }
  const dialog = await ask()
  await user.click(dialog.getByRole('button', { name: 'Give the seat back' }))
  await dialog.findByRole('alert')
  await user.click(dialog.getByRole('button', { name: 'Keep it' }))
  expect((await ask()).queryByRole('alert')).toBe(null)
})

test('of a full session one joins the waiting list, and learns one’s place in it', async () => {
  seats = someSeats({ left: 0, can: { reserve: false, wait: true, giveBack: false } })
  const user = await open()
  const full = await box('All seats are taken')
  expect(full.getByText(/we write to you, and you have 24 hours to answer/)).toBeTruthy()
  await user.click(full.getByRole('button', { name: 'Join the waiting list' }))
  const waiting = await box('You are number 2 in line.')
  expect(waiting.getByRole('button', { name: /^Leave the list/ })).toBeTruthy()
})

test('a seat that came free is taken or let go, until the time that the page says', async () => {
  seats = seatsWith('offered')
  const user = await open()
  const offered = await box('A seat is free for you')
  expect(offered.getByText(/kept for you until .*19.Aug.*09:00 CEST\./)).toBeTruthy()
  expect(offered.getByRole('button', { name: /^Let it go/ })).toBeTruthy()
  await user.click(offered.getByRole('button', { name: 'Take the seat' }))
  expect(await box('Your seat is reserved')).toBeTruthy()
})

test('whose time to answer is over may wait again', async () => {
  seats = seatsWith('expired')
  await open()
  const full = await box('All seats are taken')
  expect(full.getByText(/^Your time to answer is over\./)).toBeTruthy()
  expect(full.getByRole('button', { name: 'Join the waiting list' })).toBeTruthy()
})

test('who has no pass is told what seats need', async () => {
  seats = someSeats({ can: { reserve: false, wait: false, giveBack: false } })
  await open()
  const free = await box('30 of 30 seats left')
  expect(free.getByText('Seats are for holders of a pass.')).toBeTruthy()
  expect(free.queryByRole('button')).toBe(null)
})

test('what could not be reserved says why, where it was asked for', async () => {
  wire().refuse(reserveSeat, sessionBegun)
  const user = await open()
  await user.click((await box('30 of 30 seats left')).getByRole('button', { name: 'Reserve a seat' }))
  expect((await screen.findByRole('alert')).textContent).toContain('This session has begun.')
})

test('without a connection one reads what one has, and that the rest needs one', async () => {
  seats = seatsWith('reserved')
  await open()
  const own = await box('Your seat is reserved')
  await act(async () => noteConnection(false))
  expect(own.getByText('Reserving and giving back need a connection.')).toBeTruthy()
  expect(own.queryByRole('button')).toBe(null)
  await act(async () => noteConnection(true))
})

test('seats that cannot be read are asked for again beside a page that stands', async () => {
  wire().lose(listReservations)
  const user = await open()
  await screen.findByRole('heading', { level: 1, name: 'Lamp workshop' })
  expect(await screen.findByText('By reservation')).toBeTruthy()
  wire().answer(listReservations, [seats])
  await user.click(await screen.findByRole('button', { name: 'Try again' }))
  expect(await box('30 of 30 seats left')).toBeTruthy()
})

test('a cancelled session has no seats', async () => {
  wire().answer(readAgenda, agendaOf({ ...workshop, isCancelled: true }))
  seats = seatsWith('cancelled')
  await open()
  await screen.findByText('This session is cancelled and does not take place.')
  expect(screen.queryByText(/seats left/)).toBe(null)
})

test('a seat at the time of a starred session is a clash, and so is one at the time of a VIP event', async () => {
  seats = seatsWith('reserved')
  const starred = new Set([2])
  wire().answer(listFavourites, () => ({
    sessions: [...starred].map((sessionId) => ({ sessionId, starredAt: '2025-08-18T08:00:00.000Z' })),
    keptClashes: [],
    calendar: null,
  }))
  wire().answer(unstarSession, () => {
    starred.delete(2)
    return { sessionId: 2, isStarred: false }
  })
  wire().answer(listVipEvents, [
    someEvent({ name: 'Early supper', ...times, attendance: answered('attending') }),
    someEvent({ id: 9, name: 'Other supper', ...times, attendance: answered('withdrawn') }),
  ])
  const user = await open()
  const own = await box('Your seat is reserved')
  expect(own.getByText('At the same time: Early supper, where you have a place.')).toBeTruthy()
  expect(own.queryByText(/Other supper/)).toBe(null)
  const clash = await box(/^Overlaps by/)
  expect(clash.getByRole('button', { name: /^Give the seat back/ })).toBeTruthy()
  await user.click(clash.getByRole('button', { name: 'Unstar it Identity first' }))
  await waitFor(() => expect(screen.queryByRole('region', { name: /^Overlaps by/ })).toBe(null))
})

const row = async (title: string) =>
  within((await screen.findByRole('link', { name: title })).closest('li') ?? document.body)

const times = { startsAt: workshop.startsAt, endsAt: workshop.endsAt }

test.each([
  ['Seats to reserve', someSeats()],
  ['4 seats left', someSeats({ left: 4 })],
  ['Full, with a waiting list', someSeats({ left: 0, can: { reserve: false, wait: true, giveBack: false } })],
  ['Reserved', seatsWith('reserved')],
  ['On the waiting list, no. 2', seatsWith('waiting')],
  [/^Answer until .*19.Aug.*09:00$/, seatsWith('offered')],
])('the agenda says of a session: %s', async (says, standing) => {
  seats = standing
  await visit('/agenda?day=2025-10-21', person)
  expect((await row('Lamp workshop')).getByText(says)).toBeTruthy()
  expect((await row('Identity first')).queryByText(/seat/i)).toBe(null)
})

test('what one reserved is one’s own in the agenda, and what it clashes with is marked', async () => {
  seats = seatsWith('reserved')
  wire().answer(listFavourites, {
    sessions: [{ sessionId: 2, starredAt: '2025-08-18T08:00:00.000Z' }],
    keptClashes: [],
    calendar: null,
  })
  await visit('/agenda?day=2025-10-21&mine=true', person)
  expect((await row('Lamp workshop')).getByText('Clash')).toBeTruthy()
  expect(screen.getByRole('region', { name: /^Two of your sessions overlap/ })).toBeTruthy()
})
