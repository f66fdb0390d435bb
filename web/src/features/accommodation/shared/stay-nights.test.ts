import { describe, expect, test } from 'vitest'
import { addDays, isDay, nightCount, nightsOf, stripWindow } from './stay.ts'
import { freshNight, fullNights, longestFreeStretch, nightState, stayAfterTap } from './stay-nights.ts'

const stay = { arrival: '2025-10-20', departure: '2025-10-24' }

/** Rooms left from the 18th on; null: not known. */
const strip = (...left: (number | null)[]) =>
  left.map((one, index) => ({
    availabilityId: one === null ? null : index + 1,
    night: addDays('2025-10-18', index),
    left: one ?? 0,
  }))

test('nights are calendar days, over the change of the clocks as well', () => {
  expect(nightsOf(stay)).toEqual(['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23'])
  expect(nightCount({ arrival: '2025-10-25', departure: '2025-10-27' })).toBe(2)
  expect(addDays('2025-12-31', 1)).toBe('2026-01-01')
  expect(nightsOf({ arrival: '2025-10-24', departure: '2025-10-20' })).toEqual([])
  expect(isDay('2025-02-29')).toBe(false)
  expect(isDay('2025-02-28')).toBe(true)
  expect(isDay('20251020')).toBe(false)
})

test('a night whose read failed is unknown, also while it is read again', () => {
  const price = { amount: 9900, currency: 'EUR' }
  const night = { availabilityId: 1, night: '2025-10-20', left: 4, price }
  const known = { availabilityId: 1, night: '2025-10-20', left: 0, price: { ...price, amount: 12_000 } }
  const state = (data: typeof known | undefined, errorUpdateCount: number) =>
    nightState(freshNight(night, { data, errorUpdateCount }))
  expect(state(undefined, 0), 'asked for the first time').toBe('free')
  expect(state(undefined, 1), 'failed, and maybe asked for again').toBe('unknown')
  expect(state(known, 1)).toBe('full')
  expect(freshNight(night, { data: known, errorUpdateCount: 0 }).price?.amount).toBe(12_000)
  expect(nightState(freshNight(night, undefined))).toBe('free')
})

test('a strip holds the stay, the event and two nights on either side', () => {
  const event = { startsOn: '2025-10-20', endsOn: '2025-10-24' }
  expect(stripWindow(stay, event)).toEqual({ arrival: '2025-10-18', departure: '2025-10-26' })
  expect(stripWindow({ arrival: '2025-10-17', departure: '2025-10-19' }, event).arrival).toBe('2025-10-15')
  expect(stripWindow({ arrival: '2025-10-24', departure: '2025-10-27' }, event).departure).toBe('2025-10-29')
})

test('a night is free, nearly full, full, or not known', () => {
  expect(nightState({ availabilityId: 1, left: 4 })).toBe('free')
  expect(nightState({ availabilityId: 1, left: 3 })).toBe('few')
  expect(nightState({ availabilityId: 1, left: 0 })).toBe('full')
  expect(nightState({ availabilityId: null, left: 0 })).toBe('closed')
  expect(nightState({ availabilityId: 1, left: 2, isUnknown: true })).toBe('unknown')
  expect(nightState(undefined)).toBe('unknown')
})

describe('the longest free stretch of a stay', () => {
  test('is the whole of it where all is free', () => {
    expect(longestFreeStretch(strip(1, 1, 1, 1, 1, 1, 1), stay)).toEqual(stay)
  })
  test('is the longer side of a full night', () => {
    expect(longestFreeStretch(strip(5, 5, 5, 0, 5, 5, 5), stay)).toEqual({
      arrival: '2025-10-22',
      departure: '2025-10-24',
    })
  })
  test('is the earlier of equals', () => {
    const nights = strip(5, 5, 5, 0, 5, 0)
    expect(longestFreeStretch(nights, stay)).toEqual({ arrival: '2025-10-20', departure: '2025-10-21' })
  })
  test('never counts a night that is not known, and none where none is free', () => {
    expect(longestFreeStretch(strip(5, 5, null, 5, 0, null), stay)).toEqual({
      arrival: '2025-10-21',
      departure: '2025-10-22',
    })
    expect(longestFreeStretch(strip(5, 5, 0, 0, 0, 0), stay)).toBeNull()
  })
  test('names the full nights, not the unknown ones', () => {
    expect(fullNights(strip(0, 5, 5, 0, null, 0), stay)).toEqual(['2025-10-21', '2025-10-23'])
  })
})

describe('a tap on a night', () => {
  const nights = strip(5, 5, 5, 5, 5, 5, 0, 5)
  test('beside the stay makes it longer, and takes what lies between', () => {
    expect(stayAfterTap(nights, stay, '2025-10-19')).toEqual({ ...stay, arrival: '2025-10-19' })
    expect(stayAfterTap(nights, stay, '2025-10-18')).toEqual({ ...stay, arrival: '2025-10-18' })
    expect(stayAfterTap(strip(5, 5, 5, 5, 5, 5, 5), stay, '2025-10-24')).toEqual({ ...stay, departure: '2025-10-25' })
  })
  test('that is full, or lies behind one, does nothing', () => {
    expect(stayAfterTap(nights, stay, '2025-10-24')).toBeNull()
    expect(stayAfterTap(nights, stay, '2025-10-25')).toBeNull()
    expect(stayAfterTap(strip(5, null, 5, 5, 5, 5), stay, '2025-10-18')).toBeNull()
  })
  test('at the edge of the stay gives it up, inside does nothing', () => {
    expect(stayAfterTap(nights, stay, '2025-10-20')).toEqual({ ...stay, arrival: '2025-10-21' })
    expect(stayAfterTap(nights, stay, '2025-10-23')).toEqual({ ...stay, departure: '2025-10-23' })
    expect(stayAfterTap(nights, stay, '2025-10-21')).toBeNull()
    const one = { arrival: '2025-10-20', departure: '2025-10-21' }
    expect(stayAfterTap(nights, one, '2025-10-20')).toBeNull()
  })
})
