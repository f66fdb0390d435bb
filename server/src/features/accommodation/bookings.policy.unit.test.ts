import { expect, test } from 'vitest'
import { bookingAbilities } from './bookings.policy.ts'

const now = new Date('2025-09-01T10:00:00.000Z')
const open = { now, cancelBefore: new Date(now.getTime() + 1) }
const over = { now, cancelBefore: now }
const booking = (state: string, guests = 0) => ({ state, occupancy: 2, guests: Array(guests).fill({}) })
const ask = (state: string, terms: Parameters<typeof bookingAbilities>[1] = open, guests = 0) =>
  bookingAbilities(booking(state, guests) as Parameters<typeof bookingAbilities>[0], terms)

// Decisions, section 4: a stay is changed and cancelled until the edition's deadline; what is only held, always.
test.each([
  ['held', open, { change: true, cancel: true, addGuest: true, document: false }],
  ['held', over, { change: true, cancel: true, addGuest: true, document: false }],
  ['held', { ...open, isOffer: false }, { change: true, cancel: true, addGuest: true, document: false }],
  ['held', { ...open, isOffer: true }, { change: false, cancel: false, addGuest: true, document: false }],
  ['booked', { ...open, isOffer: true }, { change: true, cancel: true, addGuest: true, document: true }],
  ['booked', open, { change: true, cancel: true, addGuest: true, document: true }],
  ['booked', over, { change: false, cancel: false, addGuest: true, document: true }],
  ['expired', open, { change: false, cancel: false, addGuest: false, document: false }],
  ['cancelled', open, { change: false, cancel: false, addGuest: false, document: false }],
])('what can be done with a stay that is %s', (state, terms, abilities) => {
  expect(ask(state, terms)).toEqual(abilities)
})

test('a room for two takes two guests', () => {
  expect([0, 1, 2, 3].map((guests) => ask('booked', open, guests).addGuest)).toEqual([true, true, false, false])
})
