import { changeDiffers } from '@foyer/contract/bookings'
import { listMailsAboutOrder } from '@foyer/contract/office-mails'
import { listOrderDocuments, type OfficeOrder, readOfficeOrder } from '@foyer/contract/office-orders'
import { changeStay, previewStayChange, readRoomChoice, type StayChangePreview } from '@foyer/contract/office-stays'
import { fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'
import { euros } from '#testing/world.ts'

const uuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'
const line = { codeType: null, quantity: 1, net: euros(400), taxRate: 700, tax: euros(28), gross: euros(428) }
const order: OfficeOrder = {
  uuid,
  number: 'MS25-0001',
  purpose: 'registration',
  status: 'paid',
  userUuid: uuid,
  buyer: {
    name: 'Ines Kestrel',
    company: null,
    email: 'ines@fair.example',
    addressLines: [],
    country: 'DE',
    vatId: null,
    vatIdProof: null,
  },
  lines: [
    {
      ...line,
      id: 1,
      kind: 'room',
      reference: '77',
      description: 'Hotel Adler, Double, 20–24 October 2025, 4 nights',
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
  timeline: [
    {
      at: '2025-08-18T09:00:00.000Z',
      kind: 'staff',
      event: 'accommodation.changeStay',
      from: null,
      to: null,
      amount: null,
      actor: { uuid, name: 'Omar Aydin' },
      changes: [
        { field: 'arrival', before: '2025-10-19', after: '2025-10-20' },
        { field: 'refunded', after: 10_700 },
      ],
      text: null,
    },
  ],
}
const stay = {
  accommodationId: 3,
  accommodation: 'Hotel Adler',
  roomId: 5,
  room: 'Double',
  arrival: '2025-10-20',
  departure: '2025-10-24',
}
const seen = { roomId: 5, arrival: '2025-10-20', departure: '2025-10-24', price: 42_800, difference: 0, kept: 0 }
const same: StayChangePreview = {
  stay: { ...stay, bookingId: 77, occupancy: 1, orderUuid: uuid },
  wanted: stay,
  before: euros(428),
  after: euros(428),
  difference: euros(0),
  kept: euros(0),
  most: euros(0),
  isLate: false,
  payUntil: null,
  replaces: false,
  seen,
}
const shorter: StayChangePreview = {
  ...same,
  wanted: { ...stay, departure: '2025-10-22' },
  after: euros(214),
  difference: euros(-200),
  kept: euros(14),
  most: euros(214),
  seen: { ...seen, price: 21_400, difference: -20_000, kept: 1400 },
}

beforeEach(() => {
  wire().answer(readOfficeOrder, order)
  wire().answer(listOrderDocuments, [])
  wire().answer(listMailsAboutOrder, { items: [], next: null })
  wire().answer(readRoomChoice, [])
  wire().answer(previewStayChange, ({ body }) => ('departure' in (body as object) ? shorter : same))
})

async function open() {
  const user = await visitOffice(`/organiser/orders/${uuid}`)
  await user.click(await screen.findByRole('button', { name: 'Change the stay' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(await dialog.findByLabelText('Departure'), { target: { value: '2025-10-22' } })
  return { user, dialog }
}
const sent = () =>
  wire()
    .sent(changeStay)
    .map(({ body }) => body)

test('who changes a stay reads what happens first, and sends back what they saw', async () => {
  wire().answer(changeStay, { orderUuid: null })
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: 'Change, 200.00\u00a0€ back' }))
  await screen.findByText('The stay is changed.')
  expect(sent()).toEqual([{ roomId: 5, arrival: '2025-10-20', departure: '2025-10-22', seen: shorter.seen }])
})

test('the hotels and rooms to choose from are those of the edition, as they are free on these days', async () => {
  wire().answer(readRoomChoice, [
    { id: 3, name: 'Hotel Adler', rooms: [{ id: 6, name: 'Suite', price: euros(800) }] },
    { id: 4, name: 'Pension Süd', rooms: [{ id: 8, name: 'Single', price: null }] },
  ])
  const { dialog } = await open()
  const words = (label: string) =>
    [...dialog.getByLabelText<HTMLSelectElement>(label).options].map(({ textContent }) => textContent)
  await dialog.findByRole('option', { name: /Pension/ })
  expect(words('Hotel')).toEqual(['Hotel Adler', 'Pension Süd, not free on all nights'])
  expect(words('Room')).toEqual(['Double', 'Suite, 800.00\u00a0€'])
  expect(wire().sent(readRoomChoice).at(-1)?.query).toEqual({
    arrival: '2025-10-20',
    departure: '2025-10-22',
    occupancy: '1',
  })
})

test('another sum than was agreed wants a reason, and no more comes back than was paid', async () => {
  wire().answer(changeStay, { orderUuid: null })
  const { user, dialog } = await open()
  await user.type(await dialog.findByLabelText('Amount'), '215')
  await dialog.findByText(/at most what is left/)
  await user.click(dialog.getByRole('button', { name: 'Change the stay' }))
  await user.clear(dialog.getByLabelText('Amount'))
  await user.type(dialog.getByLabelText('Amount'), '214')
  const button = () => dialog.getByRole('button', { name: 'Change, 214.00\u00a0€ back' })
  await user.click(button())
  await dialog.findByText('Say why.')
  expect(sent()).toEqual([])
  await user.type(dialog.getByLabelText('Why'), 'The hotel is noisy.')
  expect(dialog.queryByText('Say why.')).toBeNull()
  await user.click(button())
  await screen.findByText('The stay is changed.')
  expect(sent()).toMatchObject([{ refunded: 21_400, reason: 'The hotel is noisy.' }])
})

test('who goes on before anything is chosen is told what is missing, and nothing is sent', async () => {
  wire().answer(previewStayChange, same)
  const { user, dialog } = await open()
  const button = await dialog.findByRole<HTMLButtonElement>('button', { name: 'Change the stay' })
  await dialog.findByText('Choose other days or another room to see what happens.')
  expect(dialog.queryByRole('alert')).toBeNull()
  expect(button.disabled).toBe(false)
  await user.click(button)
  expect((await dialog.findByRole('alert')).textContent).toContain('Choose other days or another room')
  expect(sent()).toEqual([])
})

test('where it is another sum by now, nothing is done and it is read anew', async () => {
  const { user, dialog } = await open()
  const button = await dialog.findByRole('button', { name: 'Change, 200.00\u00a0€ back' })
  wire().refuse(changeStay, changeDiffers)
  wire().answer(previewStayChange, { ...shorter, difference: euros(-107), kept: euros(107) })
  await user.click(button)
  await dialog.findByRole('button', { name: 'Change, 107.00\u00a0€ back' })
  expect(dialog.getByRole('alert').textContent).toContain('is another sum by now')
})

test('what is dearer is held, and its owner pays it: it says so, and until when', async () => {
  wire().answer(previewStayChange, {
    ...same,
    wanted: { ...stay, departure: '2025-10-26' },
    after: euros(642),
    difference: euros(214),
    payUntil: '2025-08-21T07:00:00.000Z',
  })
  const { dialog } = await open()
  await dialog.findByRole('button', { name: 'Hold, 214.00\u00a0€ to pay' })
  await dialog.findByText(/By Thu 21\sAug/)
  expect(dialog.queryByLabelText('Amount')).toBeNull()
})

test('the timeline says what of the stay was changed, before and after', async () => {
  await visitOffice(`/organiser/orders/${uuid}`)
  const timeline = within(await screen.findByRole('region', { name: 'Timeline' }))
  expect(timeline.getByText('Stay changed')).toBeTruthy()
  expect(timeline.getByText(/^Arrival: Sun 19\sOct → Mon 20\sOct$/)).toBeTruthy()
  expect(timeline.getByText(/^Given back: 107\.00\s€$/)).toBeTruthy()
})

test('who may not change what is sold is not asked to', async () => {
  await visitOffice(`/organiser/orders/${uuid}`, ['finance'])
  await screen.findByRole('button', { name: 'Refund' })
  expect(screen.queryByRole('button', { name: 'Change the stay' })).toBeNull()
})
