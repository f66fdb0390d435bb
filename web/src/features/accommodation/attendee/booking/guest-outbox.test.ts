import { expect, test } from 'vitest'
import { placesLeft, type UnsavedGuest, withGuest, withoutGuest } from './guest-outbox.ts'

const ada = { firstName: 'Ada', lastName: 'Lovelace', email: null }
const waiting = (key: string, part: Partial<UnsavedGuest> = {}): UnsavedGuest => ({
  key,
  bookingId: 7,
  accommodationId: 28,
  roomId: 3,
  guest: ada,
  ...part,
})

test('a guest waits once, however often the form is sent', () => {
  const one = withGuest([], waiting('a'))
  expect(withGuest(one, waiting('b'))).toEqual(one)
  expect(withGuest(one, waiting('b', { bookingId: 8 }))).toHaveLength(2)
  expect(withGuest(one, waiting('b', { guest: { ...ada, email: 'ada@example.org' } }))).toHaveLength(2)
})

test('a saved guest no longer waits, and the others keep their order', () => {
  const all = [waiting('a'), waiting('b', { bookingId: 8 }), waiting('c', { bookingId: 9 })]
  expect(withoutGuest(all, 'b').map(({ key }) => key)).toEqual(['a', 'c'])
})

test('a place is taken by a name on its way as well', () => {
  expect(placesLeft(2, 0, 1)).toBe(1)
  expect(placesLeft(2, 1, 1)).toBe(0)
  expect(placesLeft(1, 1, 1)).toBe(0)
})
