import { type Accommodation, listAccommodations, readStayNights } from '@foyer/contract/accommodation'
import { type Booking, cancelBooking, listBookings } from '@foyer/contract/bookings'
import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, edition, euros, lena } from '#testing/world.ts'

const house = {
  id: 28,
  name: 'Quartier Neun',
  stars: 4,
  description: '',
  address: '',
  latitude: 52.4,
  longitude: 13.4,
  minutesToVenue: 8,
  images: [],
  amenities: [],
  shuttle: true,
  fromPrice: euros(169),
  totalPrice: euros(676),
  bookable: true,
  cancelBefore: edition.cancelBefore,
}
const hotel = (more: Partial<Accommodation>): Accommodation => ({
  ...house,
  way: { kind: 'shuttle', text: 'Shuttle S2, every 12 min' },
  room: { id: 2801, name: 'Comfort single', board: 'breakfast', maxOccupancy: 1, arrival: null },
  nights: [],
  ...more,
})
const stay: Booking = {
  bookingId: 7,
  accommodationId: 28,
  roomId: 2801,
  arrival: '2025-10-20',
  departure: '2025-10-24',
  status: 'booked',
  roomOccupancy: 1,
  guests: [{ firstName: 'Lena', lastName: 'Hartwig', email: null }],
  guest: { firstName: 'Lena', lastName: 'Hartwig', email: null },
  price: euros(676),
  nights: [],
  cancelBefore: edition.cancelBefore,
  cancellation: edition.cancellation[1]?.steps ?? [],
  can: { change: true, cancel: true, addGuest: false, document: true },
}

beforeEach(() => {
  wire().answer(readStayNights, { first: '2025-10-17', last: '2025-10-27' })
  wire().answer(listAccommodations, [])
})

test('how one comes from a hotel to the venue is said once: by its shuttle where that is the way, beside it where not', async () => {
  wire().answer(listAccommodations, [
    hotel({}),
    hotel({ id: 29, name: 'Hafenhaus Süd', shuttle: false, way: { kind: 'walk', text: 'Walk along the quay' } }),
    hotel({ id: 30, name: 'Haus Kranich', way: { kind: 'train', text: 'S-Bahn S3, then 4 min walk' } }),
  ])
  await visit('/accommodation', { user: lena, pass: approvedPass })
  const wayFrom = async (name: string) =>
    (await screen.findByRole('article', { name })).textContent?.match(/Shuttle[^C]*|Walk along the quay|S-Bahn[^C]*/g)
  expect(await wayFrom('Quartier Neun')).toEqual(['Shuttle S2, every 12 min'])
  expect(await wayFrom('Hafenhaus Süd')).toEqual(['Walk along the quay'])
  expect(await wayFrom('Haus Kranich')).toEqual(['ShuttleS-Bahn S3, then 4 min walk'])
})

test('until when a stay is cancelled for nothing is said before the ways to change it', async () => {
  wire().answer(listBookings, [stay])
  await visit('/accommodation', { user: lena, pass: approvedPass })
  const until = await screen.findByText(/^Free cancellation until 6\sOct$/)
  for (const name of [/^Change the stay/, /^Cancel the stay/]) {
    const way = screen.getByRole('button', { name })
    expect(until.compareDocumentPosition(way) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
  }
})

test('a stay in an order that staff made is paid or cancelled with it, and not changed or let go by itself', async () => {
  const orderUuid = '0198bbfa-7212-7996-94df-c6cea4c13b01'
  const can = { change: false, cancel: false, addGuest: false, document: false }
  wire().answer(listBookings, [{ ...stay, status: 'held', holdExpiresAt: null, orderUuid, can }])
  await visit('/accommodation', { user: lena, pass: approvedPass })
  await screen.findByText(/in an order that we made for you: pay or cancel that as a whole/)
  for (const name of [/^Change the stay/, /^Let it go/]) expect(screen.queryByRole('button', { name })).toBeNull()
  expect(screen.queryByText(/^Could be cancelled/)).toBeNull()
  const way = screen.getByRole('link', { name: 'Go to checkout' }).getAttribute('href')
  expect(way).toBe(`/registration/checkout?order=${orderUuid}`)
})

test.for([
  { status: 'held', act: 'Let it go', goesBack: 0, says: 'Nothing was paid for them yet.' },
  {
    status: 'booked',
    act: 'Cancel the stay',
    goesBack: 1,
    says: 'The money goes back the way it came, with a credit note.',
  },
] as const)('what goes back with a stay that is $status is said only where something was paid', async (standing) => {
  const { status, act, goesBack, says } = standing
  const booking = { ...stay, status, holdExpiresAt: null }
  wire().answer(listBookings, [booking])
  wire().answer(cancelBooking, { booking, refunded: euros(676 * goesBack), fees: [] })
  const person = await visit('/accommodation', { user: lena, pass: approvedPass })
  await person.click(await screen.findByRole('button', { name: new RegExp(`^${act}`) }))
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(says)
  expect(dialog.queryAllByText('Goes back to you')).toHaveLength(goesBack)
  expect(dialog.queryByText(/^0\.00/)).toBeNull()
})
