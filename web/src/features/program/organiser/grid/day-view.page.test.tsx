import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  listOfficeSessions,
  moveSession,
  type OfficeSession,
  previewMove,
  readOfficeSession,
  readProgramParts,
} from '@foyer/contract/office-program'
import { readSetup } from '@foyer/contract/setup'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { desk, phone, sitAt } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const stage = { version: 1, sessions: 4, seats: 180, way: { en: 'Straight on.' } }
const talk = (id: number, title: string, times: string, changes: Partial<OfficeSession> = {}): OfficeSession => {
  const [startsAt = '', endsAt = ''] = times.split('-').map((at) => new Date(`2025-10-20T${at}:00+02:00`).toISOString())
  return {
    ...{ id, version: 3, code: `t-${id}`, title: { en: title }, abstract: { en: 'About it.' }, track: 'cloud' },
    ...{ stage: '5-a', level: 'all', language: 'en', speakers: [], repeats: null, seats: null },
    ...{ startsAt, endsAt, cancelledAt: null, taken: 0, held: 0, waiting: 0, starred: 0 },
    ...changes,
  }
}

const lamps = talk(1, 'Lamps', '09:00-10:00', { speakers: ['ada'], starred: 40 })
const chairs = talk(2, 'Chairs', '09:30-10:30', { stage: '5-b', speakers: ['ada'] })
const lunch = talk(3, 'Lunch', '12:00-13:00', { stage: null, track: null })
const gone = talk(4, 'Ropes', '14:00-15:00', { cancelledAt: '2025-08-01T00:00:00.000Z' })
const nothing = { mails: 0, starred: 40, clash: null, busySpeakers: [], seatsElsewhere: 0 }

let sessions: readonly OfficeSession[]

beforeEach(() => {
  sitAt(desk)
  sessions = [lamps, chairs, lunch, gone]
  wire().respond(listOfficeSessions, () => ({ status: 200, body: { items: sessions, next: null } }))
  wire().answer(readProgramParts, {
    tracks: [
      { version: 1, sessions: 4, id: 1, code: 'cloud', name: { en: 'Cloud' } },
      { version: 1, sessions: 0, id: 2, code: 'security', name: { en: 'Security' } },
    ],
    stages: [
      { ...stage, id: 1, code: '5-a', hall: '5', name: 'A' },
      { ...stage, id: 2, code: '5-b', hall: '5', name: 'B', seats: 30 },
    ],
    speakers: [{ code: 'ada', name: 'Ada Example' }],
    sessions: sessions.map(({ code, title, startsAt }) => ({ code, title, startsAt })),
  })
})

const block = (name: string) => screen.findByRole('button', { name: new RegExp(`^${name}`) })
const openGrid = (scope: 'owner' | 'finance' = 'owner', search = '') =>
  visitOffice(`/organiser/program${search}`, [scope])

test('a day has its sessions on their stages, and marks who speaks in two places', async () => {
  await openGrid()
  expect(within(await screen.findByRole('group', { name: 'Hall 5, A' })).getAllByRole('button')).toHaveLength(1)
  expect((await block('Lamps')).textContent).toMatch(/Ada Example.*09:00–10:00.*Speaker twice/)
  expect(screen.getByText('1 clash that day')).toBeTruthy()
  expect(screen.getByText('09:00 Hall 5, A · 09:30 Hall 5, B')).toBeTruthy()
  const cancelled = screen.getByRole('heading', { name: 'Cancelled' }).parentElement as HTMLElement
  expect(within(cancelled).getByRole('link').textContent).toBe('Ropes')
})

test('no day is said to have none while nobody knows how many it has', async () => {
  wire().refuse(readProgramParts, requests.unexpected)
  await openGrid()
  const days = within(await screen.findByRole('navigation', { name: 'Days' }))
  await screen.findByRole('button', { name: 'Try again' })
  const [first] = days.getAllByRole('link')
  expect(first?.textContent).toMatch(/^Mon\s20\sOct$/)
})

test('Space lifts a session, arrows carry it, and what that does is shown before it is saved', async () => {
  const user = await openGrid()
  wire().answer(previewMove, { ...nothing, mails: 15, seatsElsewhere: 2 })
  ;(await block('Lamps')).focus()
  await user.keyboard(' {ArrowDown}{ArrowDown}{ArrowRight}')
  expect(screen.getByText('“Lamps” lifted: hall 5, B, 09:30. “Chairs” is there.')).toBeTruthy()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}')
  expect(wire().sent(previewMove)).toEqual([])
  await user.keyboard('{Enter}')
  expect(await screen.findByText(/^15 people with a seat or in line get a mail\./)).toBeTruthy()
  expect(screen.getByText('2 people hold seats in another session then.')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^Mon.20.Oct, Hall 5, B, 10:30$/ }))
  const moved = talk(1, 'Lamps', '10:30-11:30', { stage: '5-b', version: 4, speakers: ['ada'] })
  wire().respond(moveSession, () => {
    sessions = [moved, chairs]
    return { status: 200, body: moved }
  })
  await user.click(screen.getByRole('button', { name: 'Move the session' }))
  expect(await screen.findByText('The session is moved.')).toBeTruthy()
  const { startsAt, endsAt } = moved
  expect(wire().sent(moveSession)[0]?.body).toEqual({ startsAt, endsAt, stage: '5-b', version: 3 })
  expect(await screen.findByText('No clash that day')).toBeTruthy()
  expect(document.activeElement).toBe(await block('Lamps'))
})

test('Escape puts back what is lifted, and what was put down elsewhere', async () => {
  const user = await openGrid()
  wire().answer(previewMove, nothing)
  ;(await block('Lamps')).focus()
  await user.keyboard(' {ArrowDown}')
  expect(screen.getByText('“Lamps” lifted: hall 5, A, 09:15.')).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByText(/^“Lamps” lifted/)).toBeNull()
  // What is not lifted is not carried: the next session is reached.
  await user.keyboard('{ArrowDown}{ArrowUp}')
  expect(screen.queryByText(/^“Lamps” lifted/)).toBeNull()
  await user.keyboard(' {ArrowDown}{Enter}')
  expect(await screen.findByRole('button', { name: 'Move the session' })).toBeTruthy()
  await user.keyboard('{Escape}')
  expect(screen.queryByRole('button', { name: 'Move the session' })).toBeNull()
  expect(document.activeElement).toBe(await block('Lamps'))
  expect(wire().sent(moveSession)).toEqual([])
})

test('arrows walk through a stage and to the one beside it, and m leads to the form', async () => {
  const user = await openGrid('owner')
  ;(await block('Lamps')).focus()
  await user.keyboard('{ArrowRight}')
  expect(document.activeElement?.textContent).toBe('Add a session: 08:00–09:30 is free')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(await block('Chairs'))
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Add a session: 10:30–18:00 is free')
  await user.keyboard('{ArrowUp}m')
  expect(document.activeElement).toBe(
    within(await screen.findByRole('region', { name: 'Chairs' })).getByLabelText('Stage'),
  )
})

test('a stage that is taken is said, and the first free time is offered instead', async () => {
  const user = await openGrid()
  wire().respond(previewMove, ({ body }) => {
    const isTaken = (body as { startsAt: string }).startsAt < chairs.endsAt
    const { id, title, startsAt, endsAt } = chairs
    return { status: 200, body: { ...nothing, clash: isTaken ? { id, title, startsAt, endsAt } : null } }
  })
  await user.click(await block('Lamps'))
  await user.selectOptions(within(await screen.findByRole('region', { name: 'Lamps' })).getByLabelText('Stage'), '5-b')
  expect(await screen.findByText('“Chairs”, 09:30–10:30')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Move the session' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Choose 10:30' }))
  expect(await screen.findByRole('button', { name: 'Move the session' })).toBeTruthy()
})

test('where a colleague came first, what they changed is shown, and it is moved knowing that', async () => {
  const user = await openGrid()
  wire().answer(previewMove, nothing)
  const theirs = talk(1, 'Better lamps', '16:00-17:00', { version: 9, speakers: ['ada'] })
  wire().respond(moveSession, ({ body }) => {
    sessions = [theirs, chairs]
    const { version } = body as { version: number }
    if (version === 9) return { status: 200, body: { ...theirs, version: 10 } }
    return { status: 409, body: { ...changedMeanwhile, statusCode: 409, requestId: 'r', theirs } }
  })
  ;(await block('Lamps')).focus()
  await user.keyboard(' {ArrowDown}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move the session' }))
  expect(await screen.findByText('Title: Lamps is Better lamps now')).toBeTruthy()
  expect(screen.getByText(/^Begins: Mon.20.Oct, 09:00.* is Mon.20.Oct, 16:00.* now$/)).toBeTruthy()
  await user.click(await screen.findByRole('button', { name: 'Move the session' }))
  await waitFor(() => expect(wire().sent(moveSession)).toHaveLength(2))
  expect(wire().sent(moveSession)[1]?.body).toMatchObject({ version: 9, startsAt: '2025-10-20T07:15:00.000Z' })
})

test('what the server says of a stage that was taken meanwhile stands beside it, and nothing is moved', async () => {
  const user = await openGrid()
  wire().answer(previewMove, nothing)
  const message = 'Another session is on this stage at that time.'
  wire().refuse(moveSession, requests.invalid, { errors: [{ path: 'stage', message }] })
  ;(await block('Lamps')).focus()
  await user.keyboard(' {ArrowDown}{Enter}')
  await user.click(await screen.findByRole('button', { name: 'Move the session' }))
  expect((await screen.findByText(message)).closest('[role=alert]')).not.toBeNull()
})

/** Where things are drawn: stages 200 wide from 100 on, half hours 50 high from 0 on. */
function drawGrid() {
  const heads = new Map<Element, number>()
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { stage: code, minute } = (this as HTMLElement).dataset
    if (code !== undefined && !heads.has(this)) heads.set(this, heads.size)
    const left = code === undefined ? 0 : 100 + 200 * (code === '5-a' ? 0 : 1)
    const top = minute === undefined ? 0 : ((Number(minute) - 480) / 30) * 50
    return { left, right: left + 200, top, bottom: top + 50 } as DOMRect
  })
}

test('a mouse carries a session to another stage and time, and the click that ends it chooses nothing', async () => {
  await openGrid()
  drawGrid()
  wire().answer(previewMove, nothing)
  const lamp = await block('Lamps')
  const at = (clientX: number, clientY: number) => ({ button: 0, pointerType: 'mouse', pointerId: 1, clientX, clientY })
  fireEvent.pointerDown(lamp, at(150, 110))
  fireEvent.pointerMove(lamp, at(152, 112))
  expect(screen.queryByText(/lifted/)).toBeNull()
  fireEvent.pointerMove(lamp, at(350, 333))
  expect(screen.getByText(/“Lamps” lifted: hall 5, B, 11:15/)).toBeTruthy()
  fireEvent.pointerUp(lamp, at(350, 333))
  fireEvent.click(lamp)
  expect(await screen.findByRole('heading', { name: /^Mon.20.Oct, Hall 5, B, 11:15$/ })).toBeTruthy()
  vi.restoreAllMocks()
})

test('a free time leads to a new session there, at the quarter of an hour that was pointed at', async () => {
  await openGrid()
  drawGrid()
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
  const gaps = await screen.findAllByRole('link', { name: 'Add a session: 10:00–18:00 is free' })
  fireEvent.click(gaps[0] as HTMLElement, { detail: 1, clientX: 150, clientY: 333 })
  expect(await screen.findByDisplayValue('2025-10-20T11:15')).toBeTruthy()
  expect(screen.getByDisplayValue('Hall 5, A')).toBeTruthy()
  vi.restoreAllMocks()
})

test('who only reads sees the same, and can neither move nor add', async () => {
  const user = await openGrid('finance')
  ;(await block('Lamps')).focus()
  await user.keyboard(' {ArrowDown}m')
  expect(screen.queryByText(/lifted/)).toBeNull()
  expect(screen.queryByRole('link', { name: /^Add a session/ })).toBeNull()
})

test('a track steps the others back, and a stage stands alone', async () => {
  const user = await openGrid()
  await user.selectOptions(await screen.findByLabelText('Track'), 'security')
  expect((await block('Lamps')).dataset['aside']).toBe('true')
  await user.selectOptions(screen.getByLabelText('Stage'), '5-b')
  expect(screen.queryByRole('group', { name: 'Hall 5, A' })).toBeNull()
})

test.each([
  ['a narrow window', phone, ''],
  ['a narrow window that a wide one’s address is opened in', phone, '?view=grid'],
  ['who asks for it', desk, '?view=list'],
  ['who asks for clashes of any day', desk, '?clash=speaker'],
])('%s has the list, and the choice where there is room for both', async (_who, device, search) => {
  sitAt(device)
  await openGrid('owner', search)
  expect(await screen.findByRole('region', { name: 'List of sessions' })).toBeTruthy()
  expect(screen.queryByRole('group', { name: 'Hall 5, A' })).toBeNull()
  expect(wire().sent(readOfficeSession)).toEqual([])
  expect(screen.queryByRole('group', { name: 'View' }) !== null).toBe(device === desk)
})
