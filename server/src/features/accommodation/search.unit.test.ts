import { LONGEST_STAY } from '@foyer/contract/constants'
import { noSuchStayMessage, searchTooLongMessage } from '@foyer/contract/stay-messages'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { InvalidInput } from '#platform/door/problem'
import { readStaySearch } from './search.ts'
import { isPossibleStay, moveDay, nightStripOf, nightsAround, nightsBetween, nightsOf } from './stay.ts'

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

test('thirty nights are the most, and a refusal says what to change', () => {
  const problems = (query: Parameters<typeof readStaySearch>[1]) => {
    try {
      readStaySearch(edition, query)
      return []
    } catch (error) {
      return (error as InvalidInput).issues
    }
  }
  expect(readStaySearch(edition, { start: '2025-10-01', currentStays: 30 })).toMatchObject({ nights: 30 })
  expect(readStaySearch(edition, { start: '2025-10-01', end: '2025-10-31' })).toMatchObject({ nights: 30 })
  const most = searchTooLongMessage
  // The sentences name the number that the rule has.
  for (const sentence of [most, noSuchStayMessage]) expect(sentence).toContain(` ${LONGEST_STAY} nights`)
  expect(problems({ start: '2025-10-01', currentStays: 31 })).toEqual([{ path: 'currentStays', message: most }])
  // So many that no calendar has the day.
  expect(problems({ currentStays: 1e9 })).toEqual([{ path: 'currentStays', message: most }])
  expect(problems({ start: '2025-10-01', end: '2025-11-01' })).toEqual([{ path: 'end', message: most }])
  expect(problems({ start: '2025-10-20', end: '2025-10-20' })).toEqual([
    { path: 'end', message: 'Enter a departure after the arrival.' },
  ])
})

test('nights are calendar days: the night of the clock change is one night', () => {
  expect(nightsOf({ arrival: '2025-10-25', departure: '2025-10-27' })).toEqual(['2025-10-25', '2025-10-26'])
  expect(nightsBetween('2025-10-25', '2025-10-27')).toBe(2)
  expect(nightsOf({ arrival: '2025-10-25', departure: '2025-10-25' })).toEqual([])
  expect(nightsOf({ arrival: '2025-10-25', departure: '2025-10-24' })).toEqual([])
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

test('the nights of an event and seven on either side: the last one ends on the eighth morning', () => {
  expect(nightsAround({ startsOn: '2025-10-20', endsOn: '2025-10-24' })).toEqual({
    arrival: '2025-10-13',
    departure: '2025-11-01',
  })
})
