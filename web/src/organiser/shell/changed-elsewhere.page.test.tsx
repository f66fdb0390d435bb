import { followChanges, listAuditEntries, type RecordChange } from '@foyer/contract/audit'
import { listEligibilityEntries } from '@foyer/contract/eligibility-entries'
import { requests } from '@foyer/contract/kit/refusal'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import { listOrderDocuments, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { readOfficePage } from '@foyer/contract/office-pages'
import { readProgramParts } from '@foyer/contract/office-program'
import { readSetup } from '@foyer/contract/setup'
import { listStaff } from '@foyer/contract/staff'
import { act, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros, lena } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13e01'
const order: OfficeOrder = {
  ...{ uuid, number: 'MS25-0001', purpose: 'registration', status: 'paid', userUuid: uuid, lines: [] },
  buyer: {
    name: 'Ines',
    company: null,
    email: 'ines@fair.example',
    addressLines: [],
    country: 'DE',
    vatId: null,
    vatIdProof: null,
  },
  ...{ net: euros(400), tax: euros(28), total: euros(428), refunded: euros(0), reverseCharge: false, method: 'card' },
  ...{ holdExpiresAt: null, createdAt: '2025-08-18T08:00:00.000Z', paidAt: '2025-08-18T08:05:00.000Z' },
  ...{ can: { refund: true, end: false, comment: true }, payments: [], refunds: [], timeline: [] },
}
const anna = { uuid: '0198bbfa-7212-7996-94df-c6cea4c13e09', name: 'Anna Berg' }
const change = (more: Partial<RecordChange> = {}): RecordChange => ({
  act: 'orders.refundOrder',
  at: '2025-08-18T12:02:00.000Z',
  actor: anna,
  editionId: 1,
  record: { kind: 'order', id: uuid },
  ...more,
})

beforeEach(() => {
  wire().answer(readOfficeOrder, order)
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
})

async function open() {
  const tell = wire().tell(followChanges)
  const user = await visitOffice(`/organiser/orders/${uuid}`)
  await screen.findByRole('heading', { name: 'MS25-0001' })
  await waitFor(() => expect(wire().sent(followChanges)).toHaveLength(1))
  return { user, tell: (data: RecordChange) => act(async () => tell(data)) }
}

test('who has a record open is told that a colleague changed it, and is shown it when they ask', async () => {
  const { user, tell } = await open()
  await tell(change())
  await screen.findByText('Anna Berg changed this at 14:02 CEST.')
  wire().answer(readOfficeOrder, { ...order, number: 'MS25-0009' })
  await user.click(screen.getByRole('button', { name: 'Show what changed' }))
  await screen.findByRole('heading', { name: 'MS25-0009' })
  expect(screen.queryByText(/changed this at/)).toBeNull()
})

test('of other records, of one’s own acts and of a look nothing is said', async () => {
  const { tell } = await open()
  await tell(change({ record: { kind: 'order', id: anna.uuid } }))
  await tell(change({ actor: { uuid: lena.uuid, name: 'Lena Hartwig' } }))
  await tell(change({ act: 'identity.seePerson' }))
  expect(screen.queryByText(/changed this at/)).toBeNull()
  await tell(change({ actor: { ...anna, name: 'Cem Berg' } }))
  await screen.findByText('Cem Berg changed this at 14:02 CEST.')
  expect(screen.getAllByText(/changed this at/)).toHaveLength(1)
})

test('where nobody can listen the record is as it was', async () => {
  wire().refuse(followChanges, requests.notAllowed)
  await visitOffice(`/organiser/orders/${uuid}`)
  await screen.findByRole('heading', { name: 'MS25-0001' })
  await waitFor(() => expect(wire().sent(followChanges)).toHaveLength(1))
  expect(screen.queryByRole('alert')).toBeNull()
})

const section = {
  anchor: 'dogs',
  title: { en: 'Dogs' },
  blocks: [{ kind: 'list' as const, items: [{ en: 'Welcome.' }] }],
}
const page = {
  ...{ slug: 'information', version: 3, title: { en: 'Information' }, isPublished: true },
  ...{ updatedAt: '2025-08-15T14:30:00.000Z', sections: [section] },
}

test.each([
  ['/organiser/pages/information', 'page', 'information', 'program.changePage'],
  ['/organiser/staff', 'staff', anna.uuid, 'identity.changeScopes'],
  ['/organiser/lists', 'eligibility-entry', '7', 'passes.addEligibilityEntries'],
  ['/organiser/settings', 'edition', '1', 'setup.saveTexts'],
  ['/organiser/stages', 'stage-order', '1', 'program.arrangeStages'],
])('whoever is at %s is told of it too', async (path, kind, id, name) => {
  wire().answer(readOfficePage, page)
  wire().answer(listStaff, { members: [], invitations: [] })
  wire().answer(listEligibilityEntries, { items: [], next: null })
  wire().answer(listAuditEntries, { items: [], next: null })
  wire().answer(readSetup, setupIn(['en']))
  wire().answer(readProgramParts, { stages: [], tracks: [], speakers: [], sessions: [] })
  const tell = wire().tell(followChanges)
  await visitOffice(path)
  await waitFor(() => expect(wire().sent(followChanges)).toHaveLength(1))
  const about = change({ act: name, record: { kind, id } })
  await act(async () => tell({ ...about, editionId: 2, actor: { ...anna, name: 'Of another year' } }))
  await act(async () => tell(about))
  await screen.findByText(/^(Anna Berg|Of another year) changed this at 14:02 CEST\.$/)
})

test('a page with no record of its own listens to nothing', async () => {
  wire().answer(readSetup, setupIn(['en']))
  await visitOffice('/organiser/pages/new')
  await screen.findByRole('heading', { level: 1 })
  expect(wire().sent(followChanges)).toEqual([])
})
