import { actDiffers, type BulkAct, beginAct, listActs, previewAct } from '@foyer/contract/bulk-acts'
import { readDashboard } from '@foyer/contract/dashboard'
import { listCountries } from '@foyer/contract/editions'
import { listViews } from '@foyer/contract/list-views'
import { listOfficePassTypes } from '@foyer/contract/office-pass-types'
import { type ListedPerson, listPeople } from '@foyer/contract/office-people'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const uuid = (last: string) => `0198bbfa-7212-7996-94df-c6cea4c13e${last}`
const person = (last: string, name: string): ListedPerson => ({
  uuid: uuid(last),
  name,
  email: `p${last}@fair.example`,
  company: null,
  city: null,
  category: null,
  tags: [],
  pass: null,
  houses: null,
  hasTrainTicket: false,
  createdAt: '2025-08-18T08:00:00.000Z',
})
const act = (changes: Partial<BulkAct> = {}): BulkAct => ({
  uuid: uuid('99'),
  kind: 'approve',
  people: 2,
  done: 1,
  createdAt: '2025-08-18T08:00:00.000Z',
  finishedAt: '2025-08-18T08:00:05.000Z',
  left: 1,
  refused: [{ uuid: uuid('02'), name: 'Bo Li', reason: 'not-waiting' }],
  ...changes,
})

const seen = '1'.repeat(64)

beforeEach(() => {
  wire().answer(listViews, [])
  wire().answer(listActs, [])
  wire().answer(listCountries, [])
  wire().answer(listOfficePassTypes, { items: [], next: null })
  wire().answer(listPeople, { items: [person('01', 'Ana Ferreira'), person('02', 'Bo Li')], next: null })
  wire().answer(previewAct, {
    reaches: 1,
    names: ['Ana Ferreira'],
    leaves: [{ reason: 'approved-already', count: 1 }],
    refunded: null,
    seen,
  })
})

const open = async (path = '/organiser/people', scope: 'organiser' | 'support' = 'organiser') => {
  const user = await visitOffice(path, [scope])
  await screen.findByRole('link', { name: 'Ana Ferreira' })
  return user
}

test('lines are chosen by keys alone; it says whom it reaches and whom it leaves, begins, and the result says who was left and why', async () => {
  wire().answer(beginAct, act({ done: 0, left: 0, finishedAt: null, refused: [] }))
  const user = await open()
  await user.keyboard('j')
  await user.keyboard('x')
  await user.keyboard('j')
  await user.keyboard('x')
  expect(await screen.findByText('2 selected')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await dialog.findByText('It reaches one person.')
  expect(dialog.getByText('1: approved already')).toBeTruthy()
  wire().answer(listActs, [act()])
  await user.click(dialog.getByRole('button', { name: 'Approve: one person' }))
  await screen.findByText('Approve: 1 of 2')
  expect(wire().sent(beginAct)[0]?.body).toEqual({
    kind: 'approve',
    people: [uuid('01'), uuid('02')],
    filters: null,
    reason: null,
    seen,
  })
  await user.click(screen.getByText('Left as they are: 1'))
  expect(screen.getByText('does not wait for a decision')).toBeTruthy()
  expect(screen.getByText('0 selected')).toBeTruthy()
})

test('all that the list finds is what it is narrowed to; another list is another question', async () => {
  const user = await open('/organiser/people?room=none&countryId=14')
  await user.click(screen.getByRole('button', { name: 'Select all that is found' }))
  await user.click(screen.getByRole('button', { name: 'Let in as a vendor' }))
  await screen.findByText('It reaches one person.')
  expect(wire().sent(previewAct)[0]?.body).toEqual({
    kind: 'tag-vendor',
    people: null,
    filters: { room: 'none', countryId: 14 },
  })
  const dialog = within(screen.getByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Let in as a vendor: one person' }))
  expect(document.activeElement?.textContent).toContain('Say why.')
  await user.click(dialog.getByRole('button', { name: 'Cancel' }))
  await user.click(screen.getByRole('button', { name: 'No train' }))
  await waitFor(() => expect(screen.getByText('0 selected')).toBeTruthy())
})

test('while nobody is chosen no bar lies over the list: everybody is chosen above it, and what can be done to them comes with the first', async () => {
  const user = await open()
  const bar = screen.getByRole('region', { name: 'Selected people' })
  expect(within(bar).queryByRole('button')).toBeNull()
  expect(bar.className).toBe('vh')
  await user.click(screen.getByRole('button', { name: 'Select these' }))
  expect(bar.className).not.toBe('vh')
  await user.click(within(bar).getByRole('button', { name: 'Select none' }))
  expect(bar.className).toBe('vh')
})

test('another list is begun with nobody chosen, and who is not in this one any more is not chosen either', async () => {
  const user = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Select Ana Ferreira' }))
  await user.click(screen.getByRole('checkbox', { name: 'Select Bo Li' }))
  await screen.findByText('2 selected')
  wire().answer(listPeople, { items: [person('02', 'Bo Li')], next: null })
  await queryClient.invalidateQueries({ queryKey: [listPeople.id] })
  await screen.findByText('1 selected')
  await user.click(screen.getByRole('button', { name: 'No train' }))
  await screen.findByText('0 selected')
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Select Bo Li' }).checked).toBe(false)
})

test('where others are reached by now, nothing begins and it says whom', async () => {
  wire().refuse(beginAct, actDiffers)
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Select these' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await dialog.findByText('It reaches one person.')
  const now = { reaches: 2, names: ['Ana Ferreira', 'Bo Li'], leaves: [], refunded: null, seen: '2'.repeat(64) }
  wire().answer(previewAct, now)
  await user.click(dialog.getByRole('button', { name: 'Approve: one person' }))
  await dialog.findByText('It reaches 2 people.')
  expect(dialog.getByRole('alert').textContent).toContain('It would reach others by now.')
  wire().answer(beginAct, act({ done: 0, left: 0, finishedAt: null, refused: [] }))
  await user.click(dialog.getByRole('button', { name: /^Approve: 2\speople$/ }))
  await waitFor(() => expect(wire().sent(beginAct).at(-1)?.body).toMatchObject({ seen: now.seen }))
})

test('the list and the numbers of the dashboard are asked for anew once an act is over, and not before', async () => {
  wire().answer(listActs, [act({ finishedAt: null })])
  await open()
  await screen.findByText('Under way')
  const asked = () => wire().sent(listPeople).length
  const before = asked()
  const counts = queryClient.getQueryCache().build(queryClient, { queryKey: [readDashboard.id], queryFn: () => 1 })
  counts.setData(1)
  wire().answer(listActs, [act({ done: 1, finishedAt: null }), act({ uuid: uuid('98'), done: 1 })])
  await queryClient.invalidateQueries({ queryKey: [listActs.id] })
  expect(asked()).toBe(before)
  wire().answer(listActs, [act()])
  await queryClient.invalidateQueries({ queryKey: [listActs.id] })
  await waitFor(() => expect(asked()).toBe(before + 1))
  await waitFor(() => expect(counts.state.isInvalidated).toBe(true))
})

test('an act that is over before anybody asks about it is shown in the list too', async () => {
  wire().answer(beginAct, act({ done: 0, left: 0, finishedAt: null, refused: [] }))
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Select these' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  wire().answer(listActs, [act()])
  const before = wire().sent(listPeople).length
  await user.click(await dialog.findByRole('button', { name: 'Approve: one person' }))
  await screen.findByText('Approve: 1 of 2')
  await waitFor(() => expect(wire().sent(listPeople).length).toBe(before + 1))
})

test('who decides nothing chooses nobody', async () => {
  await open('/organiser/people', 'support')
  expect(screen.queryByRole('checkbox')).toBeNull()
  expect(screen.queryByRole('region', { name: 'Selected people' })).toBeNull()
})

test('where it reaches nobody pressing says so, and nothing begins', async () => {
  wire().answer(previewAct, {
    reaches: 0,
    names: [],
    leaves: [{ reason: 'approved-already', count: 2 }],
    refunded: null,
    seen,
  })
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Select these' }))
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Approve' }))
  await dialog.findByText('It reaches nobody.')
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  expect(document.activeElement?.textContent).toContain('It reaches nobody: choose others.')
  expect(wire().sent(beginAct)).toEqual([])
})
