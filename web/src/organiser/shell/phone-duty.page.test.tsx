import { listCountries } from '@foyer/contract/editions'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import { type NightGrid, readNightGrid } from '@foyer/contract/office-nights'
import { listOrderDocuments, type OfficeOrder, previewRefund, readOfficeOrder } from '@foyer/contract/office-orders'
import { listPassQuotas } from '@foyer/contract/office-pass-quotas'
import {
  listOfficePassTypes,
  type OfficePassType,
  previewPassTypeChange,
  readOfficePassType,
} from '@foyer/contract/office-pass-types'
import { approvePasses } from '@foyer/contract/office-passes'
import { type OfficePerson, readPerson } from '@foyer/contract/office-person'
import { readSetup } from '@foyer/contract/setup'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { setupIn } from '#testing/setup-of.ts'
import { desk, magnified, phone, phoneOnItsSide, sitAt, tablet } from '#testing/sit-at.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros, lena } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'
const passType: OfficePassType = {
  id: 7,
  version: 3,
  position: 2,
  name: { en: 'Badge VIP' },
  codeType: 'badge-vip',
  list: 'paid',
  description: { en: 'All halls' },
  benefits: [],
  price: 89_900,
  pricePhases: [],
  priceNow: 89_900,
  capacity: 600,
  onSaleFrom: null,
  onSaleUntil: '2025-10-24T16:00:00.000Z',
  isHidden: false,
  requiresApproval: true,
  upgradeableBy: [],
  quotaId: null,
  sharedLeft: null,
  held: 0,
  sold: 0,
}
const night = { night: '2025-10-20', allotment: 10, held: 0, booked: 2, price: 10_700, minimumStay: 1 }
const house: NightGrid = {
  id: 3,
  version: 1,
  name: 'Hotel Adler',
  stars: 3,
  address: 'Am Platz 1',
  minutesToVenue: 8,
  wayKind: 'walk',
  isActive: true,
  allotment: 10,
  held: 0,
  booked: 2,
  contract: null,
  rooms: [
    {
      id: 5,
      name: { en: 'Double' },
      maxOccupancy: 2,
      isInternal: false,
      isActive: true,
      allotment: 10,
      held: 0,
      booked: 2,
      nights: [{ ...night, closedToArrival: false }],
    },
  ],
}
const order: OfficeOrder = {
  uuid,
  number: 'MS25-0001',
  purpose: 'registration',
  status: 'paid',
  userUuid: uuid,
  buyer: {
    name: 'Ines',
    company: null,
    email: 'i@fair.example',
    addressLines: [],
    country: 'DE',
    vatId: null,
    vatIdProof: null,
  },
  lines: [
    {
      id: 1,
      kind: 'room',
      codeType: null,
      quantity: 1,
      net: euros(400),
      taxRate: 700,
      tax: euros(28),
      gross: euros(428),
      reference: '77',
      description: 'Hotel Adler, 4 nights',
      summary: 'Hotel Adler, 4 nights',
      refunded: euros(0),
      kept: euros(428),
      wentBack: false,
      state: 'given',
    },
  ],
  net: euros(400),
  tax: euros(28),
  total: euros(428),
  refunded: euros(0),
  reverseCharge: false,
  method: 'card',
  holdExpiresAt: null,
  createdAt: '2025-08-18T08:00:00.000Z',
  paidAt: '2025-08-18T08:05:00.000Z',
  can: { refund: true, end: false, comment: true },
  payments: [],
  refunds: [],
  timeline: [],
}
const person: OfficePerson = {
  person: {
    ...lena,
    uuid,
    firstName: 'Ana',
    lastName: 'Ferreira',
    createdAt: '2025-08-18T08:00:00.000Z',
    emailConfirmedAt: '2025-08-18T08:00:00.000Z',
  },
  version: 3,
  address: null,
  passes: [
    {
      uuid,
      passTypeId: 7,
      name: 'Badge VIP',
      codeType: 'badge-vip',
      status: 'pending',
      reason: 'awaiting-approval',
      createdAt: '2025-08-18T08:00:00.000Z',
      code: null,
      orderUuid: null,
      approvedAt: null,
      grantedAt: null,
      rejectedBecause: null,
      can: { approve: true, reject: true },
    },
  ],
  orders: [],
  stays: [],
  trainTickets: [],
  survey: [],
  agenda: { favourites: [], reservations: [] },
  devices: [],
  notes: [],
  timeline: [],
}

beforeEach(() => {
  wire().answer(readSetup, setupIn(['en']))
  wire().answer(listOfficePassTypes, { items: [passType], next: null })
  wire().answer(listPassQuotas, { items: [], next: null })
  wire().answer(readOfficePassType, passType)
  wire().answer(previewPassTypeChange, {
    sold: 0,
    held: 0,
    price: { before: 89_900, after: 89_900 },
    open: [],
    placed: { count: 0, numbers: [] },
  })
  wire().answer(readNightGrid, house)
  wire().answer(readOfficeOrder, order)
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  wire().answer(readPerson, person)
  wire().answer(listCountries, [])
  wire().answer(previewRefund, {
    most: euros(428),
    refunded: euros(428),
    fee: euros(0),
    agreed: null,
    net: euros(400),
    tax: euros(28),
    released: ['Hotel Adler, 4 nights'],
    isLate: false,
    method: 'card',
    status: 'refunded',
    left: euros(0),
  })
})

const main = () => within(screen.getByRole('main'))
const note = () => screen.queryByText('To change this, open it on a wider screen.')
/** What of the page takes an answer. */
const fields = () => [...document.querySelectorAll('main :is(input, select, textarea)')].map(({ id }) => id)
const buttons = () =>
  main()
    .queryAllByRole('button')
    .map(({ textContent }) => textContent)

/** The page, once it has what it waits for. */
async function open(path: string, heading: string) {
  const user = await visitOffice(path, ['organiser'])
  await screen.findByRole('heading', { name: heading })
  return user
}
const openPassType = () => open('/organiser/pass-types/7', 'Places and who may buy')

test('on a phone a pass type is its values, and the page says where they are changed', async () => {
  sitAt(phone)
  await openPassType()
  expect(fields()).toEqual([])
  expect(buttons()).toEqual([])
  expect(main().getByText('Places').nextElementSibling?.textContent).toBe('600')
  expect(main().getByText('On sale until').nextElementSibling?.textContent).toBe('24 October 2025, 18:00')
  expect(main().getByText('Approval needed before the pass is valid').nextElementSibling?.textContent).toBe('yes')
  expect(note()).toBeTruthy()
})

test.each([
  ['a tablet', tablet],
  ['a desk', desk],
  ['a desk whose page is magnified until it is as narrow as a phone', magnified],
])('on %s the same is changed', async (_name, device) => {
  sitAt(device)
  await openPassType()
  expect(fields()).toContain('capacity')
  expect(buttons()).toContain('Save the pass type')
  expect(note()).toBeNull()
})

test('what was typed while the phone lay on its side is kept when it is turned, and is still to be saved', async () => {
  const turn = sitAt(phoneOnItsSide)
  const user = await openPassType()
  const places = () => main().getByLabelText<HTMLInputElement>('Places')
  await user.clear(places())
  await user.type(places(), '650')
  turn(phone)
  expect(places().value).toBe('650')
  expect(buttons()).toContain('Save the pass type')
})

test('a phone that is turned before anything was typed shows what it shows upright', async () => {
  const turn = sitAt(phoneOnItsSide)
  await openPassType()
  turn(phone)
  expect(fields()).toEqual([])
  turn(phoneOnItsSide)
  expect(fields()).toContain('capacity')
})

test('on a phone settings are read', async () => {
  sitAt(phone)
  await open('/organiser/settings', 'Texts')
  expect(fields()).toEqual([])
  expect(buttons().filter((word) => word === 'Save')).toEqual([])
  expect(main().getAllByRole('link', { name: /^Show/ }).length).toBeGreaterThan(0)
  expect(note()).toBeTruthy()
})

test('on a phone nights are read, and none is marked', async () => {
  sitAt(phone)
  await open('/organiser/hotels/3', 'Nights and prices')
  expect(fields()).toEqual([])
  expect(screen.queryByRole('heading', { name: 'Change nights' })).toBeNull()
  expect(screen.queryByRole('button', { name: 'Save the contract' })).toBeNull()
  // Nothing was agreed with it: a new contract would begin with days and sums that are nobody's.
  expect(screen.queryByText('Cut-off date')).toBeNull()
  expect(note()).toBeTruthy()
})

test('at a magnified desk nights are changed', async () => {
  sitAt(magnified)
  await open('/organiser/hotels/3', 'Change nights')
  expect(screen.getByRole('button', { name: 'Save the contract' })).toBeTruthy()
})

test('on a phone money goes back, and a comment is made; the stay and the invoice stay as they are', async () => {
  sitAt(phone)
  const user = await open(`/organiser/orders/${uuid}`, 'Timeline')
  expect(buttons()).toEqual(['Refund', 'Add the comment'])
  expect(note()).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByRole('checkbox', { name: /Hotel Adler/ })).toBeTruthy()
})

test('on a phone somebody is approved, and nothing else is done to them', async () => {
  sitAt(phone)
  wire().answer(approvePasses, { approved: 1, others: [] })
  const user = await open(`/organiser/people/${uuid}`, 'Contact')
  expect(buttons()).toEqual(['Approve', 'Add the note'])
  expect(main().queryByRole('link', { name: 'New order' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Approve' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.click(dialog.getByRole('button', { name: 'Approve' }))
  await screen.findByText('Approved.')
  expect(wire().sent(approvePasses)[0]?.body).toEqual({ passes: [uuid] })
})

test('on a phone a page on which something is made says that it needs a wider screen', async () => {
  const turn = sitAt(phone)
  await open('/organiser/pass-types/new', 'This needs a wider screen')
  expect(fields()).toEqual([])
  turn(phoneOnItsSide)
  await screen.findByRole('button', { name: 'Add the pass type' })
})

test('before the sale was opened a phone sets up the event: nobody could do anything else', async () => {
  sitAt(phone)
  await visitOffice('/organiser/setup/mail', ['organiser'])
  await main().findByRole('button', { name: 'Save' })
  expect(note()).toBeNull()
})

test('who may not change something is not told where to', async () => {
  sitAt(phone)
  await visitOffice('/organiser/hotels/3', ['finance'])
  await screen.findByRole('heading', { name: 'Nights and prices' })
  expect(screen.queryByRole('heading', { name: 'Change nights' })).toBeNull()
  expect(note()).toBeNull()
})
