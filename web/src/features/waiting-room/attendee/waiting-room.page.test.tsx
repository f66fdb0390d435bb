import { signIn } from '@foyer/contract/passes'
import { keepPlace, leavePlace, type Place, placeGone, readWaitingRoom, takePlace } from '@foyer/contract/waiting-room'
import { screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { dropTicket, keepTicket, keptTicket } from './ticket.ts'

const place = (changes: Partial<Place> = {}): Place => ({
  state: 'waiting',
  ticket: 'a-ticket',
  opensAt: null,
  place: 240,
  waitSeconds: 230,
  admittedUntil: null,
  askAgainSeconds: 1,
  ...changes,
})

const replaced = vi.fn()
beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(replaced)
  vi.spyOn(location, 'assign').mockImplementation(replaced)
  wire().answer(readWaitingRoom, { isOpen: true, opensAt: null })
})
afterEach(() => {
  dropTicket()
  replaced.mockClear()
  vi.restoreAllMocks()
})

/** What is read out when it changes: the words of the wait, and not each place. */
const said = () => document.querySelector('main [role=status]')?.textContent

test('who says their address has a place, sees it move up, and is told when it is their turn', async () => {
  let now = place()
  wire().answer(takePlace, () => now)
  wire().answer(keepPlace, () => now)
  const person = await visit('/waiting-room?to=%2Fsign-up%2Fpass')
  await person.type(await screen.findByLabelText('E-mail'), 'ada@fair.example')
  await person.click(screen.getByRole('button', { name: 'Take my place' }))
  await screen.findByText('240')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'You are in the line' }))
  expect(said()).toBe('About 4 minutes until it is your turn.')
  expect(keptTicket()).toBe('a-ticket')
  now = place({ place: 12, waitSeconds: 11 })
  await screen.findByText('12')
  expect(said()).toBe('Less than a minute until it is your turn.')
  now = place({ state: 'admitted', place: null, admittedUntil: '2025-08-18T07:10:00.000Z' })
  const turn = await screen.findByRole('heading', { name: 'It is your turn' })
  expect(document.activeElement).toBe(turn)
  expect(screen.getByText(/^Go on until 09:10/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/sign-up/pass')
})

test('what takes longer than was said is said', async () => {
  keepTicket('a-ticket', 'ada@fair.example')
  let now = place()
  wire().answer(keepPlace, () => now)
  await visit('/waiting-room')
  await screen.findByText('About 4 minutes until it is your turn.')
  now = place({ waitSeconds: 400 })
  await screen.findByText('About 7 minutes until it is your turn.')
  await screen.findByText('It takes longer than we said before. Your place has not changed.')
  now = place({ waitSeconds: 290 })
  await waitFor(() => expect(screen.queryByText(/longer than we said/)).toBeNull())
})

test('before an opening it says when, and that coming early is worth nothing', async () => {
  keepTicket('a-ticket', 'ada@fair.example')
  const early = { state: 'early', place: null, waitSeconds: null, opensAt: '2025-08-18T07:30:00.000Z' } as const
  wire().answer(keepPlace, place(early))
  await visit('/waiting-room')
  await screen.findByRole('heading', { name: /^We open at 09:30/ })
  await screen.findByText(/drawn by lot at the opening/)
})

test('a place that is gone is said to be, and another can be taken at once', async () => {
  keepTicket('a-ticket', 'ada@fair.example')
  wire().refuse(keepPlace, placeGone)
  const person = await visit('/waiting-room')
  await screen.findByText(/Your place is gone/)
  expect(keptTicket()).toBeNull()
  wire().answer(takePlace, place({ ticket: 'another' }))
  wire().answer(keepPlace, place({ ticket: 'another' }))
  await person.type(screen.getByLabelText('E-mail'), 'ada@fair.example')
  await person.click(screen.getByRole('button', { name: 'Take my place' }))
  await screen.findByText('240')
})

test('no other address is gone on to than one of ours', async () => {
  keepTicket('a-ticket', 'ada@fair.example')
  wire().answer(keepPlace, place({ state: 'open', ticket: null, place: null }))
  await visit('/waiting-room?to=%2F%2Fevil.example')
  await screen.findByRole('heading', { name: 'Nobody has to wait any more' })
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/')
})

test('a page that is closed says so', async () => {
  const beacon = vi.fn()
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { sendBeacon: beacon }))
  keepTicket('a-ticket', 'ada@fair.example')
  wire().answer(keepPlace, place())
  await visit('/waiting-room')
  await screen.findByText('240')
  dispatchEvent(new Event('pagehide'))
  expect(beacon).toHaveBeenCalledWith(leavePlace.path, expect.any(Blob))
})

test('who meets the line while they sign in is led to it, with the way back', async () => {
  wire().respond(signIn, () => ({
    status: 429,
    body: {
      type: 'about:blank',
      status: 429,
      statusCode: 429,
      code: 'requests/waiting-room',
      title: 'People wait in a line',
      detail: 'Take your place.',
      retryAfterSeconds: 30,
    },
  }))
  const person = await visit('/sign-in')
  await person.type(screen.getByLabelText('E-mail'), 'ada@fair.example')
  await person.type(screen.getByLabelText('Password'), 'Correct-Horse-7')
  await person.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(replaced).toHaveBeenCalled())
  expect(String(replaced.mock.calls[0]?.[0])).toMatch(/^\/waiting-room\?to=%2F/)
})

test('who comes back though it is their turn sees for which address, goes on when they say so, or takes another', async () => {
  keepTicket('a-ticket', 'ada@fair.example')
  wire().answer(keepPlace, place({ state: 'admitted', place: null, admittedUntil: '2025-08-18T07:10:00.000Z' }))
  const person = await visit('/waiting-room?to=%2Fsign-up')
  await screen.findByText('Your place is for ada@fair.example.')
  await person.click(screen.getByRole('button', { name: 'Use another address' }))
  await screen.findByRole('button', { name: 'Take my place' })
  expect(keptTicket()).toBeNull()
  expect(replaced).not.toHaveBeenCalled()
})
