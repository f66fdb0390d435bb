import { expect, test } from 'vitest'
import { placeOfEvent } from './event-place.ts'

test.each([
  ['Südhallen', 'Berlin', 'Südhallen, Berlin'],
  ['Südhallen Berlin', 'Berlin', 'Südhallen Berlin'],
])('%s in %s is said as %s', (venue, city, said) => {
  expect(placeOfEvent({ venue, city })).toBe(said)
})
