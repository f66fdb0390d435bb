import { allEndpoints } from '@foyer/contract/all'
import { type AuditEntry, listRecordEntries } from '@foyer/contract/audit'
import { scopesFor } from '@foyer/contract/kit/endpoint'
import { requests } from '@foyer/contract/kit/refusal'
import { changePage, type OfficePage, readOfficePage } from '@foyer/contract/office-pages'
import { readSetup } from '@foyer/contract/setup'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const page: OfficePage = {
  slug: 'information',
  version: 3,
  title: { en: 'Information' },
  isPublished: true,
  updatedAt: '2025-08-15T14:30:00.000Z',
  sections: [{ anchor: 'dogs', title: { en: 'Dogs' }, blocks: [{ kind: 'list', items: [{ en: 'Welcome.' }] }] }],
}
const entry = (id: number, act: string, changes: AuditEntry['changes'] = []): AuditEntry => ({
  id,
  at: '2025-08-18T08:00:00.000Z',
  act,
  actor: { uuid: '0198bbfa-7212-7996-94df-c6cea4c13b01', name: 'Olga Wendt' },
  record: { kind: 'page', id: 'information' },
  editionId: 1,
  changes,
})

beforeEach(() => {
  wire().answer(readOfficePage, page)
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
})

const timeline = async () => within(await screen.findByRole('region', { name: 'Timeline' }))

test('a record says who did what to it and when, before and after; what was done before that is a click away', async () => {
  const hidden = entry(2, 'program.changePage', [{ field: 'isPublished', before: true, after: false }])
  wire().answer(listRecordEntries, ({ query }) =>
    query['cursor'] === undefined
      ? { items: [hidden], next: 'older' }
      : { items: [entry(1, 'program.addPage')], next: null },
  )
  const user = await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText('changed a page')
  const first = within(shown.getAllByRole('listitem')[0] as HTMLElement)
  expect(first.getByText(/^Mon 18 Aug, 10:00 CEST, Olga Wendt$/)).toBeTruthy()
  expect(first.getByText('Published')).toBeTruthy()
  expect(first.getByText('Yes').tagName).toBe('S')
  expect(first.getByText('No').tagName).toBe('B')
  await user.click(shown.getByRole('button', { name: 'Show older ones' }))
  await shown.findByText('wrote a page')
})

test('nights of a hotel stand there by the name of their room, their days and what they cost', async () => {
  const price = {
    field: 'price',
    before: ['2201 2025-10-20/2025-10-20: 14900'],
    after: ['2201 Canal double 2025-10-20/2025-10-22: 15950', '2202 Suite (2 beds) 2025-10-21/2025-10-21: –'],
  }
  const arrival = { field: 'closedToArrival', after: ['2201 Canal double 2025-10-20/2025-10-20: true'] }
  wire().answer(listRecordEntries, { items: [entry(1, 'program.changePage', [price, arrival])], next: null })
  await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText('changed a page')
  shown.getByText('2201, Mon 20 Oct: 149.00')
  shown.getByText('Canal double, Mon 20 – Wed 22 Oct: 159.50, Suite (2 beds), Tue 21 Oct: –')
  shown.getByText('Canal double, Mon 20 Oct: Yes')
})

test('with what a second factor was shown is said in words, which elsewhere are words like any other', async () => {
  const changes = [
    { field: 'shown', before: 'app', after: 'paper' },
    { field: 'name', before: 'paper', after: 'app' },
  ]
  wire().answer(listRecordEntries, { items: [entry(1, 'program.changePage', changes)], next: null })
  await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText('changed a page')
  expect(['Authenticator app', 'paper'].map((text) => shown.getByText(text).tagName)).toEqual(['S', 'S'])
  expect(['Recovery code', 'app'].map((text) => shown.getByText(text).tagName)).toEqual(['B', 'B'])
})

test('a code has its word by the field it stands in; what people wrote stays as they typed it', async () => {
  const after = (field: string, value: unknown) => ({ field, after: value })
  const changes: AuditEntry['changes'] = [
    after('hotel', 'paid'),
    after('topic', 'asked'),
    after('tags', ['support']),
    after('scopes', ['gate', 'attendee']),
    after('kind', 'order-lines'),
    after('columns', ['providerReference', 'title_de', 'name']),
    after('board', 'halfBoard'),
    after('list', 'paid-upgrade'),
    after('reason', 'not-available-for-address'),
    after('vatCheck', 'given-back'),
    after('settlement', 'free'),
    after('country', 'AT'),
    after('languages', ['en', 'fr']),
  ]
  wire().answer(listRecordEntries, { items: [entry(1, 'program.changePage', changes)], next: null })
  await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText('changed a page')
  const said = [...shown.getAllByRole('listitem')].map((line) => line.querySelector('b')?.textContent)
  expect(said.slice(1)).toEqual([
    'paid',
    'asked',
    'support',
    'Check-in, Attendee',
    'Lines of orders',
    'Reference of the provider, Title, German, Name',
    'half board included',
    'as an upgrade',
    'Not for this address',
    'VAT given back',
    'Free of charge',
    'Austria',
    'English, French',
  ])
})

test('what is done on the page stands in the timeline at once', async () => {
  const user = await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText(/^Nothing was done since/)
  wire().answer(changePage, ({ body }) => ({ ...page, ...(body as object), version: 4 }))
  wire().answer(listRecordEntries, { items: [entry(1, 'program.changePage')], next: null })
  const title = screen.getByLabelText(/^Title/)
  await user.clear(title)
  await user.type(title, 'All about it')
  await user.click(screen.getByRole('button', { name: 'Save the page' }))
  await shown.findByText('changed a page')
})

test('a timeline that cannot be read leaves the page as it is, and is asked for again', async () => {
  wire().refuse(listRecordEntries, requests.unavailable)
  const user = await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  const again = await shown.findByRole('button', { name: 'Try again' })
  expect(screen.getByRole('button', { name: 'Save the page' })).toBeTruthy()
  wire().answer(listRecordEntries, { items: [entry(1, 'program.addPage')], next: null })
  await user.click(again)
  await shown.findByText('wrote a page')
})

test('what changed is told as people write it: sums, days, texts in each language, what is one of several', async () => {
  const changes: AuditEntry['changes'] = [
    { field: 'price', before: 49_900, after: 0 },
    { field: 'startsOn', after: '2025-10-20' },
    { field: 'publishedAt', before: null, after: '2025-08-18T08:00:00.000Z' },
    { field: 'name', after: { en: 'Guest', de: 'Gast' } },
    { field: 'scopes', before: [], after: ['organiser', 'finance'] },
    { field: 'status', before: 'pending', after: 'approved' },
  ]
  wire().answer(listRecordEntries, { items: [entry(1, 'program.changePage', changes)], next: null })
  await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText('changed a page')
  const said = [...shown.getAllByRole('listitem')].map((line) =>
    line.textContent?.replace(/before: |after: |→ /g, '').replaceAll('\u00a0', ' '),
  )
  expect(said.slice(1)).toEqual([
    'Price 499.00 0.00',
    'First day Mon 20 Oct',
    'Published on – Mon 18 Aug, 10:00 CEST',
    'Name English: Guest · Deutsch: Gast',
    'Roles – Organiser, Finance',
    'Status Waiting Approved',
  ])
})

test('whatever staff do, to whatever record, has words', async () => {
  const acts = allEndpoints.filter((endpoint) => scopesFor(endpoint) !== null && endpoint.runs !== 'read')
  expect(acts.length).toBeGreaterThan(100)
  wire().answer(listRecordEntries, { items: acts.map(({ id }, at) => entry(at, id)), next: null })
  await visitOffice('/organiser/pages/information')
  const shown = await timeline()
  await shown.findByText('changed a page')
  expect(shown.getAllByRole('listitem')).toHaveLength(acts.length)
  const unnamed = acts.filter(({ id }) => shown.queryByText(id) !== null)
  expect(unnamed.map(({ id }) => id)).toEqual([])
})
