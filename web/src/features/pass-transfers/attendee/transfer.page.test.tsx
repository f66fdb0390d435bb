import {
  alreadyInvited,
  invite,
  type PassInvitation,
  type PassTransfer,
  readPassTransfer,
  sendAgain,
  withdraw,
} from '@foyer/contract/pass-transfers'
import { passNotForAddress } from '@foyer/contract/passes'
import { listReservations } from '@foyer/contract/reservations'
import { listTrainTickets } from '@foyer/contract/train-tickets'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { seatsWith } from '#testing/program.ts'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, lena } from '#testing/world.ts'

const possible: PassTransfer = {
  obstacle: null,
  until: '2025-10-17T16:00:00.000Z',
  answerDays: 7,
  invitation: null,
  stays: [{ accommodation: 'Hotel Kupferhof', arrival: '2025-10-20', departure: '2025-10-24', nights: 4 }],
  vipEvents: [{ name: 'Partner Dinner', isPaid: false }],
}
const invitation: PassInvitation = {
  uuid: '0198bbfa-7212-7996-94df-c6cea4c15301',
  email: 'max@nordwerk.example',
  firstName: 'Maximiliane',
  lastName: 'Oberhuber-Castellanos',
  note: null,
  status: 'invited',
  stays: 'to-colleague',
  vipPlaces: 'given-back',
  invitedAt: edition.now,
  sentAt: edition.now,
  sendAgainFrom: new Date(Date.parse(edition.now) + 1_800_000).toISOString(),
  answerBy: new Date(Date.parse(edition.now) + 7 * 86_400_000).toISOString(),
  endedAt: null,
}
const open = (transfer: PassTransfer) => {
  wire().answer(readPassTransfer, transfer)
  return visit('/pass/transfer', { user: lena, pass: approvedPass })
}
const box = (name: string | RegExp) => screen.getByLabelText(name)

async function fillIn(person: Awaited<ReturnType<typeof visit>>) {
  await person.type(await screen.findByLabelText('First name'), 'Maximiliane')
  await person.type(box('Last name'), 'Oberhuber-Castellanos')
  await person.type(box('E-mail'), 'max@nordwerk.example')
}

test('a colleague is named, seen on their plate, asked about room and events, and invited', async () => {
  const person = await open(possible)
  await fillIn(person)
  expect(screen.getByText('Maximiliane Oberhuber-Castellanos')).toBeTruthy()
  const along = screen.getByRole('group', { name: 'Who sleeps in Hotel Kupferhof?' })
  await person.click(within(along).getByRole('radio', { name: /^I do/ }))
  const stays = screen.getByRole('region', { name: 'Stays with you' })
  expect(within(stays).getByText('Hotel Kupferhof')).toBeTruthy()
  const events = screen.getByRole('group', { name: 'What becomes of your VIP events?' })
  await person.click(within(events).getByRole('radio', { name: /^My colleague comes/ }))
  wire().answer(invite, { ...possible, invitation })
  wire().answer(readPassTransfer, { ...possible, invitation })
  document.documentElement.scrollTop = 500
  await person.click(screen.getByRole('button', { name: 'Invite Maximiliane' }))
  const heading = await screen.findByRole('heading', { name: 'Invitation sent' })
  await waitFor(() => expect(document.activeElement).toBe(heading))
  // The button stood far below: what came in its place is read from its beginning.
  expect(document.documentElement.scrollTop).toBe(0)
  expect(wire().sent(invite)[0]?.body).toEqual({
    firstName: 'Maximiliane',
    lastName: 'Oberhuber-Castellanos',
    email: 'max@nordwerk.example',
    note: '',
    stays: 'stay',
    vipPlaces: 'to-colleague',
  })
})

test('whoever has a seat in a session is told that it ends', async () => {
  wire().answer(listReservations, [seatsWith('reserved')])
  await open(possible)
  const ending = within(await screen.findByRole('region', { name: 'Ends with your pass' }))
  await ending.findByText('Your seats in sessions')
})

test.each([
  ['seats', 'Ends with your pass', 'Your seats in sessions', listReservations],
  ['a train ticket', 'Stays with you', 'Your train ticket', listTrainTickets],
])(
  '%s that could not be read are not left out: they are said not to have loaded, with Try again',
  async (_, column, what, read) => {
    wire().respond(read, () => ({ status: 500, body: {} }))
    const person = await open(possible)
    const place = within(await screen.findByRole('region', { name: column }))
    const row = (await place.findByText('This could not be loaded')).closest('li')
    expect(row?.textContent).toContain(what)
    wire().answer(read, [])
    await person.click(place.getByRole('button', { name: 'Try again' }))
    await waitFor(() => expect(place.queryByText(what)).toBe(null))
  },
)

test('whoever gave theirs back is told nothing of seats', async () => {
  wire().answer(listReservations, [seatsWith('withdrawn')])
  await open(possible)
  const ending = within(await screen.findByRole('region', { name: 'Ends with your pass' }))
  await waitFor(() => expect(wire().sent(listReservations).length).toBeGreaterThan(0))
  expect(ending.queryByText('Your seats in sessions')).toBe(null)
})

test('nothing is asked where nothing hangs on the pass, and nothing is sent that is not filled in', async () => {
  const person = await open({ ...possible, stays: [], vipEvents: [] })
  await screen.findByText('Who takes it')
  expect(screen.queryByRole('radio')).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Invite your colleague' }))
  const problems = await screen.findByRole('alert')
  // Somebody else's name is asked for here: nobody is told to enter their own.
  for (const text of ['Enter the first name.', 'Enter the last name.']) expect(problems.textContent).toContain(text)
  expect(wire().sent(invite)).toEqual([])
})

test('an address that is barred is refused beside its field, in the words of a sign-up', async () => {
  const person = await open(possible)
  await fillIn(person)
  wire().refuse(invite, passNotForAddress)
  await person.click(screen.getByRole('button', { name: 'Invite Maximiliane' }))
  await waitFor(() => expect(box('E-mail').getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getAllByText(passNotForAddress.detail).length).toBeGreaterThan(0)
})

test('what was done in another tab is said', async () => {
  const person = await open(possible)
  await fillIn(person)
  wire().refuse(invite, alreadyInvited)
  await person.click(screen.getByRole('button', { name: 'Invite Maximiliane' }))
  expect((await screen.findByRole('alert')).textContent).toContain(alreadyInvited.detail)
})

test('an invitation says until when, and is taken back after a question', async () => {
  const person = await open({ ...possible, invitation })
  await screen.findByRole('heading', { name: 'Invitation sent' })
  expect(screen.getByText(/^You can send it again from/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Send again' })).toBeNull()
  await person.click(screen.getByRole('button', { name: 'Take the invitation back' }))
  const gone = { ...possible, invitation: { ...invitation, status: 'withdrawn', endedAt: edition.now } as const }
  wire().answer(withdraw, gone)
  wire().answer(readPassTransfer, gone)
  const dialog = await screen.findByRole('dialog')
  await person.click(within(dialog).getByRole('button', { name: 'Take it back' }))
  await screen.findByText('You took the invitation to Maximiliane Oberhuber-Castellanos back.')
  expect(wire().sent(withdraw)).toHaveLength(1)
})

test('it is sent again once its time has come', async () => {
  const ripe = { ...possible, invitation: { ...invitation, sendAgainFrom: edition.now } }
  const person = await open(ripe)
  wire().answer(sendAgain, { ...possible, invitation })
  await person.click(await screen.findByRole('button', { name: 'Send again' }))
  await screen.findByText('The invitation is on its way again.')
})

test.each([
  ['no-pass', 'You have no pass to give'],
  ['closed', 'Passes stay where they are now'],
  ['order-under-way', 'Something is being bought with your pass'],
] as const)('where it is not possible (%s), the page says why and leads on', async (obstacle, title) => {
  await open({ ...possible, obstacle })
  await screen.findByRole('heading', { name: title })
  expect(screen.queryByLabelText('E-mail')).toBeNull()
})

test('what could not be loaded is tried again', async () => {
  wire().respond(readPassTransfer, () => 'unreachable')
  const person = await visit('/pass/transfer', { user: lena, pass: approvedPass })
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(readPassTransfer, possible)
  await person.click(again)
  await screen.findByText('Who takes it')
})
