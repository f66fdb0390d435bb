import { type AuditEntry, listRecordEntries } from '@foyer/contract/audit'
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
  expect(first.getByText('true').tagName).toBe('S')
  expect(first.getByText('false').tagName).toBe('B')
  await user.click(shown.getByRole('button', { name: 'Show older ones' }))
  await shown.findByText('wrote a page')
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
