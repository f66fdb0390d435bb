import { followChanges } from '@foyer/contract/audit'
import {
  listSentMeanwhile,
  type RoomingList,
  readRoomingList,
  type SentList,
  sendRoomingList,
} from '@foyer/contract/rooming-lists'
import { act, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const counts = { stays: 3, people: 5, added: 0, changed: 0, cancelled: 0 }
const sent = (number: number, changes: Partial<SentList> = {}): SentList => ({
  ...counts,
  number,
  sentAt: '2025-08-18T07:00:00.000Z',
  sentBy: 'Omar Aydin',
  sentTo: 'desk@spree.example',
  ...changes,
})
const list = (changes: Partial<RoomingList> = {}): RoomingList => ({
  name: 'Hotel Spree',
  email: 'desk@spree.example',
  now: counts,
  sent: [],
  ...changes,
})

beforeEach(() => {
  wire().answer(readRoomingList, list())
})

const open = async () => {
  const user = await visitOffice('/organiser/hotels/1/rooming-list')
  await screen.findByRole('heading', { name: 'Hotel Spree' })
  return user
}

test('whoever is overtaken by a colleague is told that nothing was sent, beside what the colleague sent', async () => {
  const user = await open()
  wire().refuse(sendRoomingList, listSentMeanwhile)
  wire().answer(readRoomingList, list({ sent: [sent(1, { sentBy: 'Mara Lindqvist' })] }))
  await user.click(await screen.findByRole('button', { name: 'Send list 1' }))
  await screen.findByText(/Mara Lindqvist/)
  screen.getByRole('button', { name: 'Send list 2' })
  screen.getByText(/A colleague sent this hotel a list since you looked\./)

  wire().answer(sendRoomingList, list({ sent: [sent(2), sent(1, { sentBy: 'Mara Lindqvist' })] }))
  await user.click(screen.getByRole('button', { name: 'Send list 2' }))
  await screen.findByText('List 2 is on its way.')
  expect(screen.queryByText(/A colleague sent this hotel/)).toBeNull()
  expect(
    wire()
      .sent(sendRoomingList)
      .map(({ body }) => body),
  ).toEqual([
    { email: 'desk@spree.example', after: 0 },
    { email: 'desk@spree.example', after: 1 },
  ])
})

test('a list goes to whom it says there, and what was sent says what changed', async () => {
  const changed = sent(2, { added: 1, changed: 2, cancelled: 1 })
  wire().answer(readRoomingList, list({ email: null, now: { ...counts, added: 1 }, sent: [changed, sent(1)] }))
  const user = await open()
  const form = within(await screen.findByRole('form', { name: 'Send the list to the hotel' }))
  const to = form.getByLabelText<HTMLInputElement>('Send it to')
  expect(to.value).toBe('desk@spree.example')
  screen.getByText('1 new, 2 changed, 1 cancelled since the list before')
  wire().answer(sendRoomingList, list({ sent: [sent(3, { sentTo: 'night@spree.example' }), changed, sent(1)] }))
  await user.clear(to)
  await user.type(to, 'night@spree.example')
  await user.click(form.getByRole('button', { name: 'Send list 3' }))
  await screen.findByText(/to night@spree\.example/)
  expect(wire().sent(sendRoomingList)).toMatchObject([{ body: { email: 'night@spree.example', after: 2 } }])
})

test('who looks at a hotel’s lists is told that a colleague sent one, and is shown it when they ask', async () => {
  const tell = wire().tell(followChanges)
  const user = await open()
  await waitFor(() => expect(wire().sent(followChanges)).toHaveLength(1))
  const mara = { uuid: '0198bbfa-7212-7996-94df-c6cea4c13e09', name: 'Mara Lindqvist' }
  const told = { act: 'accommodation.sendRoomingList', at: '2025-08-18T12:02:00.000Z', actor: mara, editionId: 1 }
  await act(async () => tell({ ...told, record: { kind: 'rooming-list', id: '2' } }))
  expect(screen.queryByText(/changed this at/)).toBeNull()
  await act(async () => tell({ ...told, record: { kind: 'rooming-list', id: '1' } }))
  await screen.findByText('Mara Lindqvist changed this at 14:02 CEST.')
  wire().answer(readRoomingList, list({ sent: [sent(1, { sentBy: mara.name })] }))
  await user.click(screen.getByRole('button', { name: 'Show what changed' }))
  await screen.findByRole('button', { name: 'Send list 2' })
})
