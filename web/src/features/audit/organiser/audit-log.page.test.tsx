import { type AuditEntry, listActors, listAuditEntries } from '@foyer/contract/audit'
import { requests } from '@foyer/contract/kit/refusal'
import { listViews } from '@foyer/contract/list-views'
import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { startIn } from '#platform/messages/messages.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const ben = { uuid: '0198bbfa-7212-7996-94df-c6cea4c13e02', name: 'Ben Okafor' }
const entry = (id: number, more: Partial<AuditEntry> = {}): AuditEntry => ({
  id,
  at: '2025-08-18T08:00:00.000Z',
  act: 'passes.changePassType',
  actor: ben,
  record: { kind: 'pass-type', id: String(id) },
  editionId: 1,
  changes: [{ field: 'capacity', before: 500, after: 550 }],
  ...more,
})

beforeEach(() => {
  wire().answer(listViews, [])
  wire().answer(listActors, [{ ...ben, lastActAt: '2025-08-18T08:00:00.000Z' }])
  wire().answer(listAuditEntries, { items: [entry(7)], next: null })
})

const open = async (search = '') => {
  const user = await visitOffice(`/organiser/audit-log${search}`)
  await screen.findByRole('heading', { level: 1, name: 'Audit log' })
  return user
}
const table = () => screen.findByRole('region', { name: 'Audit log' })
const asked = () => wire().sent(listAuditEntries).at(-1)?.query

test('each line tells who did what to which record, before and after', async () => {
  await open()
  const [, line] = within(await table()).getAllByRole('row')
  expect([...(line?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    expect.stringContaining('10:00'),
    'Ben Okafor',
    'changed a pass type',
    'Pass type7',
    expect.stringMatching(/500.*550/),
  ])
})

test('a line leads to the page of its record, of this event or of a person, and names it on a phone too', async () => {
  const of = (id: number, kind: string, record: string, editionId = 1) =>
    entry(id, { record: { kind, id: record }, editionId })
  wire().answer(listAuditEntries, {
    items: [
      of(1, 'order', ben.uuid),
      of(2, 'second-factor', ben.uuid, 99),
      of(3, 'accommodation', '22'),
      of(4, 'pass-type', '7', 99),
      of(5, 'voucher-batch', '3'),
      of(6, 'pass-quota', '2'),
    ],
    next: null,
  })
  await open()
  const links = within(await table()).getAllByRole('link')
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Order', `/organiser/orders/${ben.uuid}`],
    ['Second factor', `/organiser/people/${ben.uuid}`],
    ['Hotel', '/organiser/hotels/22'],
    ['Vouchers', '/organiser/vouchers/3'],
  ])
  expect(links[0]?.closest('td')?.dataset['at']).toBe('state')
})

test('it is narrowed to a colleague and to a kind of record, which the address keeps', async () => {
  const user = await open()
  await table()
  await user.selectOptions(await screen.findByLabelText('Who'), 'Ben Okafor')
  await user.selectOptions(screen.getByLabelText('What'), 'Pass type')
  await table()
  expect(asked()).toEqual({ actor: ben.uuid, record: 'pass-type' })
  expect(Object.fromEntries(new URLSearchParams(location.search))).toEqual({ actor: ben.uuid, record: 'pass-type' })
  await user.selectOptions(screen.getByLabelText('Who'), 'Anybody')
  await table()
  expect(asked()).toEqual({ record: 'pass-type' })
})

test('older entries come when they are asked for; a page that does not come says so, and what is there stays', async () => {
  wire().answer(listAuditEntries, { items: [entry(7)], next: 'further' })
  const user = await open()
  await table()
  wire().refuse(listAuditEntries, requests.unexpected)
  await user.click(screen.getByRole('button', { name: 'Show older ones' }))
  await screen.findByText('This could not be loaded')
  expect(within(await table()).getAllByRole('row')).toHaveLength(2)
  wire().answer(listAuditEntries, { items: [entry(6)], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  await screen.findByText('6')
  expect(within(await table()).getAllByRole('row')).toHaveLength(3)
  expect(asked()).toEqual({ cursor: 'further' })
  expect(screen.queryByRole('button', { name: 'Show older ones' })).toBeNull()
})

test('an empty log says what will stand there, and a search that finds nothing that nothing fits', async () => {
  wire().answer(listAuditEntries, { items: [], next: null })
  await open()
  await screen.findByText('What staff change stands here.')
})

test('a search that finds nothing says that nothing fits, and leads to all of it; what has the focus is not lost', async () => {
  wire().answer(listAuditEntries, ({ query }) => ({ items: query['record'] === 'order' ? [] : [entry(7)], next: null }))
  const user = await open('?record=order&without=time')
  await screen.findByText('No entry fits what you look for.')
  await user.click(screen.getByRole('button', { name: 'Show all' }))
  await table()
  expect(location.search).toBe('?without=time')
  expect(document.activeElement?.textContent).toBe('Audit log')
})

test('a log that cannot be loaded says so, and comes at the next try; an act that has no words yet is named', async () => {
  wire().refuse(listAuditEntries, requests.unexpected)
  const user = await open()
  await screen.findByText('This could not be loaded')
  wire().answer(listAuditEntries, { items: [entry(7, { act: 'passes.unheardOf', changes: [] })], next: null })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  within(await table()).getByText('passes.unheardOf')
})

test('it is read in the language of who reads', async () => {
  await open()
  await table()
  await startIn('fr')
  await screen.findByRole('heading', { level: 1, name: 'Journal' })
})

const uuid = (last: string) => `0198bbfa-7212-7996-94df-c6cea4c13e${last}`

test('the log is narrowed to what somebody did who has left, and two of one name are told apart by the day of their last act', async () => {
  wire().answer(listActors, [
    { uuid: uuid('01'), name: 'Erased Erased', lastActAt: '2025-08-12T07:20:00.000Z' },
    { uuid: uuid('02'), name: 'Erased Erased', lastActAt: '2025-08-11T07:20:00.000Z' },
    { uuid: uuid('03'), name: 'Olga Wendt', lastActAt: '2025-08-18T07:20:00.000Z' },
  ])
  const user = await visitOffice('/organiser/audit-log', ['owner'])
  const who = await screen.findByRole<HTMLSelectElement>('combobox', { name: 'Who' })
  await within(who).findByRole('option', { name: 'Olga Wendt' })
  expect(within(who).getByRole('option', { name: /^Erased Erased, .*12\sAug/ })).toBeTruthy()
  await user.selectOptions(who, uuid('02'))
  await waitFor(() => expect(wire().sent(listAuditEntries).at(-1)?.query).toMatchObject({ actor: uuid('02') }))
})
