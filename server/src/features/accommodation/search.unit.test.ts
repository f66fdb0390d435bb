import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readStaySearch } from './search.ts'
import { isPossibleStay, moveDay, nightStripOf, nightsBetween, nightsOf } from './stay.ts'

const edition = {
  accommodationSearch: {
    start: '2025-10-20',
    end: '2025-10-24',
    roomOccupancy: 1,
    currentStays: 4,
    roomIsBookable: true,
    order: 'priceHighLow',
  },
}

test('nobody who asks for nothing gets the edition’s default search', () => {
  expect(readStaySearch(edition, {})).toEqual({
    stay: { arrival: '2025-10-20', departure: '2025-10-24' },
    nights: 4,
    occupancy: 1,
  })
})

test.each([
  ['an end that is missing follows from the number of nights', { start: '2025-10-21', currentStays: 2 }, '2025-10-23'],
  ['a start alone keeps the usual number of nights', { start: '2025-10-22' }, '2025-10-26'],
  ['both days stand as they are', { start: '2025-10-19', end: '2025-10-20' }, '2025-10-20'],
])('%s', (_, query, departure) => {
  expect(readStaySearch(edition, query).stay.departure).toBe(departure)
})

test.each([
  ['days the wrong way round', { start: '2025-10-24', end: '2025-10-20' }],
  ['no night at all', { start: '2025-10-20', end: '2025-10-20' }],
  ['another number of nights than the days have', { start: '2025-10-20', end: '2025-10-24', currentStays: 3 }],
  ['half a year', { start: '2025-06-01', end: '2025-12-01' }],
])('%s cannot be searched for', (_, query) => {
  expect(() => readStaySearch(edition, query)).toThrow()
})

test('nights are calendar days: the night of the clock change is one night', () => {
  expect(nightsOf({ arrival: '2025-10-25', departure: '2025-10-27' })).toEqual(['2025-10-25', '2025-10-26'])
  expect(nightsBetween('2025-10-25', '2025-10-27')).toBe(2)
  expect(moveDay('2025-12-31', 1)).toBe('2026-01-01')
})

test('a stay has as many nights as lie between its days, and none twice', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 20_000 }), fc.integer({ min: 1, max: 30 }), (offset, length) => {
      const arrival = moveDay('2000-01-01', offset)
      const stay = { arrival, departure: moveDay(arrival, length) }
      const nights = nightsOf(stay)
      expect(nights).toHaveLength(length)
      expect(new Set(nights).size).toBe(length)
      expect(nights[0]).toBe(arrival)
      expect(isPossibleStay(stay)).toBe(true)
    }),
  )
})

test('the night strip has two nights on either side of the event, and the stay', () => {
  const event = { startsOn: '2025-10-20', endsOn: '2025-10-24' }
  expect(nightStripOf({ arrival: '2025-10-20', departure: '2025-10-24' }, event)).toEqual({
    arrival: '2025-10-18',
    departure: '2025-10-26',
  })
  expect(nightStripOf({ arrival: '2025-10-15', departure: '2025-10-29' }, event)).toEqual({
    arrival: '2025-10-15',
    departure: '2025-10-29',
  })
})
