import { describe, expect, test } from 'vitest'
import { applyFilters, filterCounts, filterNames, letterOf } from './filters.ts'
import { defaultSearch, listQuery, readSearch, searchBounds, writeSearch } from './room-search.ts'

const defaults = defaultSearch({
  accommodationSearch: {
    start: '2025-10-20',
    end: '2025-10-24',
    roomOccupancy: 1,
    currentStays: 4,
    roomIsBookable: true,
    order: 'priceHighLow',
  },
})

describe('the search in the address', () => {
  test('is the edition’s where the address says nothing, and asks as the specification does', () => {
    expect(readSearch({}, defaults)).toEqual(defaults)
    expect(listQuery(defaults)).toEqual({
      start: '2025-10-20',
      end: '2025-10-24',
      roomOccupancy: '1',
      currentStays: '4',
      roomIsBookable: 'true',
      order: 'priceHighLow',
    })
    expect(writeSearch(defaults, defaults)).toEqual({})
  })
  test('comes back as it was written', () => {
    const search = {
      stay: { arrival: '2025-10-19', departure: '2025-10-22' },
      guests: 2,
      order: 'distance',
      isBookableOnly: false,
      filters: ['near', 'stars'],
      view: 'map',
    } as const
    expect(readSearch(writeSearch(search, defaults), defaults)).toEqual(search)
    expect(listQuery(search)).toMatchObject({ roomIsBookable: 'null', currentStays: '3', order: 'distance' })
  })
  test.each([
    [{ start: '2025-10-24', end: '2025-10-20' }],
    [{ start: '2025-10-24', end: '2025-10-24' }],
    [{ start: '2025-10-20' }],
    [{ start: '2025-10-32', end: '2025-11-02' }],
    [{ start: '2025-10-20', end: '2026-10-20' }],
    [{ guests: '0' }],
    [{ guests: '1.5' }],
    [{ guests: '99' }],
    [{ sort: 'random' }],
    [{ bookable: 'perhaps' }],
    [{ filter: 'pool,,near ' }],
    [{ view: 'globe' }],
  ])('counts %j as not said', (texts) => expect(readSearch(texts, defaults)).toEqual(defaults))

  test('asks for no night that is over', () => {
    const event = { startsOn: '2025-10-20', endsOn: '2025-10-24' }
    const usual = { arrival: '2025-10-06', departure: '2025-11-07' }
    expect(searchBounds(event, '2025-08-18', undefined)).toEqual(usual)
    expect(searchBounds(event, '2025-08-18', { first: null, last: null })).toEqual(usual)
    expect(searchBounds(event, '2025-10-19', undefined).arrival).toBe('2025-10-19')
    // Nights that nobody offers cannot be asked for.
    const offered = { first: '2025-10-16', last: '2025-10-28' }
    expect(searchBounds(event, '2025-08-18', offered)).toEqual({ arrival: '2025-10-16', departure: '2025-10-29' })
    expect(searchBounds(event, '2025-11-03', offered)).toEqual({ arrival: '2025-10-28', departure: '2025-10-29' })
  })
})

const hotel = (part: object) => ({
  minutesToVenue: 20,
  shuttle: false,
  room: { id: 1, name: 'Single', board: 'none' as const, maxOccupancy: 1, arrival: null },
  totalPrice: { amount: 800_00, currency: 'EUR' },
  stars: 3,
  amenities: [],
  ...part,
})

test('chips narrow the list together and count what they leave', () => {
  const hotels = [
    hotel({ minutesToVenue: 15, stars: 4 }),
    hotel({ minutesToVenue: 16, shuttle: true }),
    hotel({ minutesToVenue: 5, totalPrice: { amount: 700_00, currency: 'EUR' } }),
    hotel({ totalPrice: null, room: null }),
  ]
  expect(applyFilters(hotels, ['near', 'stars'], 4)).toEqual([hotels[0]])
  expect(filterCounts(hotels, [], 4, filterNames)).toEqual({ near: 2, shuttle: 1, breakfast: 0, price: 1, stars: 1 })
  expect(filterCounts(hotels, ['near'], 4, filterNames)).toMatchObject({ near: 2, shuttle: 0, stars: 1, price: 1 })
})

test('plates go from A to Z and on', () => {
  expect([0, 25, 26, 51, 52, 701].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AZ', 'BA', 'ZZ'])
})

test('what a hotel has narrows the list as well, and stands in the address', () => {
  const hotels = [hotel({ amenities: ['sauna', 'wifi'] }), hotel({ amenities: ['wifi'] })]
  expect(applyFilters(hotels, ['sauna'], 4)).toEqual([hotels[0]])
  expect(filterCounts(hotels, [], 4, ['sauna', 'wifi', 'pets'])).toEqual({ sauna: 1, wifi: 2, pets: 0 })
  const search = { ...defaults, filters: ['stars', 'wifi'] as const }
  expect(readSearch(writeSearch(search, defaults), defaults)).toEqual(search)
})
