import type { Answer } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { takenStageMessage } from '@foyer/contract/new-program.schemas'
import {
  addSession,
  cancelSession,
  changeSession,
  moveSession,
  type OfficeSession,
  previewMove,
  readOfficeSession,
  readProgramParts,
  seatsBelowTaken,
} from '@foyer/contract/office-program'
import { readSetup } from '@foyer/contract/setup'
import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const session: OfficeSession = {
  ...{ id: 7, version: 3, code: 'lamps', title: { en: 'Lamps' }, abstract: { en: 'About lamps.' } },
  ...{ track: 'cloud', stage: '5-a', level: 'all', language: 'en', speakers: [], repeats: null },
  seats: { capacity: 30, answerHours: 24 },
  ...{ startsAt: '2025-10-20T08:00:00.000Z', endsAt: '2025-10-20T09:00:00.000Z', cancelledAt: null },
  ...{ taken: 12, held: 1, waiting: 2, starred: 40 },
}
const free = { busySpeakers: [], seatsElsewhere: 0 }
const part = { version: 1, sessions: 4 }
const stage = { ...part, hall: '5', seats: 180, way: { en: 'Straight on.' } }

async function openAt(path: string) {
  wire().answer(readOfficeSession, session)
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en', 'de'] } }))
  wire().answer(readProgramParts, {
    tracks: [{ ...part, id: 1, code: 'cloud', name: { en: 'Cloud' } }],
    stages: [
      { ...stage, id: 1, code: '5-a', name: 'A' },
      { ...stage, id: 2, code: '5-b', name: 'B' },
    ],
    speakers: [{ code: 'ada', name: 'Ada Example' }],
    sessions: [],
  })
  return visitOffice(path)
}

async function open() {
  const user = await openAt('/organiser/program/7')
  await user.selectOptions(await screen.findByLabelText('Stage'), '5-b')
  return user
}

test('a session is not named before all of it is there: its title and its acts would move what is drawn below them', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const opening = openAt('/organiser/program/7')
  wire().answer(readProgramParts, async () => {
    await promise
    return { tracks: [], stages: [], speakers: [], sessions: [] }
  })
  await opening
  await waitFor(() => expect(wire().sent(readOfficeSession)).toHaveLength(1))
  await screen.findByRole('heading', { name: 'Session', level: 1 })
  expect(screen.queryByText('Cancel the session')).toBe(null)
  resolve()
  await screen.findByRole('heading', { name: 'Lamps', level: 1 })
  expect(screen.queryByText('Cancel the session')).not.toBe(null)
})

test('whom a move concerns is shown first, and then it is moved', async () => {
  wire().answer(previewMove, { mails: 15, starred: 40, clash: null, ...free })
  wire().answer(moveSession, { ...session, version: 4, stage: '5-b' })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'See what moving it does' }))
  expect(await screen.findByText(/^15 people with a seat or in line get a mail\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Move the session' }))
  expect(await screen.findByText('The session is moved.')).toBeTruthy()
  const { startsAt, endsAt } = session
  expect(wire().sent(moveSession)[0]?.body).toEqual({ startsAt, endsAt, stage: '5-b', version: 3 })
})

test('where a colleague moved it meanwhile, what is chosen stays, and what it does is looked at anew', async () => {
  wire().answer(previewMove, { mails: 15, starred: 40, clash: null, ...free })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'See what moving it does' }))
  await screen.findByText(/^15 people with a seat or in line get a mail\./)
  const moved = { startsAt: '2025-10-21T08:00:00.000Z', endsAt: '2025-10-21T09:00:00.000Z' }
  wire().answer(readOfficeSession, { ...session, ...moved, version: 4 })
  await act(() => queryClient.invalidateQueries({ type: 'active' }))
  await waitFor(() => expect(screen.getByLabelText('Begins')).toHaveProperty('value', '2025-10-21T10:00'))
  expect(screen.getByLabelText('Stage')).toHaveProperty('value', '5-b')
  expect(screen.queryByRole('button', { name: 'Move the session' })).toBeNull()
})

test('what a move would do that comes after another place was chosen is not shown for that one', async () => {
  const late = Promise.withResolvers<Answer<typeof previewMove>>()
  wire().answer(previewMove, () => late.promise)
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'See what moving it does' }))
  await waitFor(() => expect(wire().sent(previewMove)).toHaveLength(1))
  await user.selectOptions(screen.getByLabelText('Stage'), '5-a')
  await act(async () => late.resolve({ mails: 15, starred: 40, clash: null, ...free }))
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'See what moving it does' })).toHaveProperty('disabled', false),
  )
  expect(screen.queryByRole('button', { name: 'Move the session' })).toBeNull()
})

test('a session in the hour that clocks show twice stays at its time when it goes to another stage', async () => {
  const twice = { startsAt: '2025-10-26T01:15:30.000Z', endsAt: '2025-10-26T02:00:00.000Z' }
  wire().answer(previewMove, { mails: 0, starred: 0, clash: null, ...free })
  const user = await openAt('/organiser/program/7')
  await screen.findByLabelText('Stage')
  wire().answer(readOfficeSession, { ...session, ...twice, version: 4 })
  await act(() => queryClient.invalidateQueries({ type: 'active' }))
  await waitFor(() => expect(screen.getByLabelText('Begins')).toHaveProperty('value', '2025-10-26T02:15'))
  await user.selectOptions(screen.getByLabelText('Stage'), '5-b')
  await user.click(screen.getByRole('button', { name: 'See what moving it does' }))
  await screen.findByRole('button', { name: 'Move the session' })
  expect(wire().sent(previewMove)[0]?.body).toEqual({ ...twice, stage: '5-b' })
})

test('a stage that another session has is said in words, and nothing can be moved there', async () => {
  const { startsAt, endsAt } = session
  wire().answer(previewMove, {
    mails: 15,
    starred: 40,
    clash: { id: 8, title: { en: 'Chairs' }, startsAt, endsAt },
    ...free,
  })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'See what moving it does' }))
  expect((await screen.findByRole('alert')).textContent).toMatch(/^“Chairs” has this stage from 10:00/)
  expect(screen.queryByRole('button', { name: 'Move the session' })).toBeNull()
})

test('a new session whose stage another one took meanwhile is refused at its stage, and in words', async () => {
  wire().refuse(addSession, requests.invalid, {
    errors: [{ path: 'place.stage', message: takenStageMessage }],
  } as object)
  const user = await openAt('/organiser/program/new?stage=5-b&at=10:00')
  await user.type(await screen.findByLabelText('Title, English'), 'Ropes')
  await user.type(screen.getByLabelText('Abstract, English'), 'About ropes.')
  await user.selectOptions(screen.getByLabelText('Track'), 'cloud')
  await user.click(screen.getByRole('button', { name: 'Save the session' }))
  const said = await screen.findByRole('link', { name: 'Stage: Another session is on this stage at that time.' })
  await user.click(said)
  expect(document.activeElement).toBe(screen.getByRole('combobox', { name: 'Stage' }))
})

test('fewer seats than are reserved are refused at their field', async () => {
  wire().refuse(changeSession, seatsBelowTaken, { taken: 13 } as object)
  const user = await open()
  const seats = screen.getByLabelText('Seats to reserve')
  await user.clear(seats)
  await user.type(seats, '5')
  await user.click(screen.getByRole('button', { name: 'Save the session' }))
  expect(await screen.findByText('13 are reserved or offered: choose no fewer.')).toBeTruthy()
})

test('why a session could not be cancelled is said then, and no more when it is asked anew', async () => {
  wire().refuse(cancelSession, requests.unexpected)
  const user = await open()
  const ask = async () => {
    await user.click(screen.getByRole('button', { name: 'Cancel the session' }))
    return within(await screen.findByRole('dialog', { name: 'Cancel “Lamps”?' }))
  }
  const dialog = await ask()
  dialog.getByText('There is no way back.')
  await user.click(dialog.getByRole('button', { name: 'Cancel the session' }))
  await dialog.findByRole('alert')
  await user.click(dialog.getByRole('button', { name: 'Leave it as it is' }))
  expect((await ask()).queryByRole('alert')).toBeNull()
})
