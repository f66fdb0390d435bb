import { describe, expect, test } from 'vitest'
import { endOfHour, hourAfter, hourOfPlacing, ownHour, renewedHold, restedSince } from './hold-hour.ts'

// Decisions, section 3: twenty minutes from the last choice, an hour from the first, and twenty minutes for the others.
const now = new Date('2025-09-01T10:00:00.000Z')
/** So many minutes ago, and milliseconds later than that. */
const ago = (minutes: number, later = 0) => new Date(now.getTime() - minutes * 60_000 + later)
const ahead = (minutes: number) => ago(-minutes)

test('an hour is over after an hour, and somebody has rested twenty minutes later', () => {
  expect(endOfHour(now)).toEqual(ahead(60))
  expect(restedSince(now)).toEqual(ago(80))
})

describe('an order that is begun', () => {
  test.each([
    ['and has held nothing yet, takes the hour of the one before', null, null],
    ['in the first minute', ago(1), ago(1)],
    ['in its last moment', ago(60, 1), ago(60, 1)],
    ['after its hour', ago(60), 'rest'],
    ['while others come first', ago(80, 1), 'rest'],
    ['after that', ago(80), null],
  ])('%s', (_when, held_since, hour) => {
    expect(ownHour({ state: 'open', held_since }, now)).toEqual(hour)
  })
})

test('an order that is placed has its hour to the end, however long that is', () => {
  for (const minutes of [1, 60, 79, 80, 200])
    expect(ownHour({ state: 'awaiting_payment', held_since: ago(minutes) }, now)).toEqual(ago(minutes))
  expect(ownHour({ state: 'awaiting_payment', held_since: null }, now)).toBe(null)
})

describe('an order that is placed now', () => {
  test.each([
    ['and held nothing before, has none of its own', null, null],
    ['in the first minute', ago(1), ago(1)],
    ['in the last moment of its hour', ago(60, 1), ago(60, 1)],
    ['after its hour, is placed and not held beyond it', ago(60), ago(60)],
    ['while others come first', ago(80, 1), ago(80, 1)],
    ['after that, has none of its own', ago(80), null],
  ])('%s', (_when, held_since, hour) => {
    expect(hourOfPlacing({ state: 'open', held_since }, now)).toEqual(hour)
  })
})

describe('who begins to hold', () => {
  const left = { hold_expires_at: null }
  test.each([
    ['for the first time, has an hour', undefined, now],
    ['again within the hour, goes on with it', { ...left, held_since: ago(59) }, ago(59)],
    ['again in its last moment', { ...left, held_since: ago(60, 1) }, ago(60, 1)],
    ['after it was cancelled to the end, lets others come first', { ...left, held_since: ago(60) }, 'rest'],
    ['after holding to the end', { held_since: ago(60), hold_expires_at: now }, 'rest'],
    ['after the end, while others come first', { held_since: ago(80, 1), hold_expires_at: ago(20, 1) }, 'rest'],
    ['after others had their time', { held_since: ago(80), hold_expires_at: ago(20) }, now],
    ['after letting go a moment before the end', { held_since: ago(60), hold_expires_at: ago(0, -1) }, now],
    ['after letting go long before', { held_since: ago(70), hold_expires_at: ago(50) }, now],
  ])('%s', (_who, last, hour) => {
    expect(hourAfter(last, now)).toEqual(hour)
  })
})

describe('a change holds the order', () => {
  test.each([
    ['twenty minutes more', 'open', ago(40), null, 20],
    ['not beyond the hour', 'open', ago(41), ahead(20), 19],
    ['as long as was promised, where it is placed', 'awaiting_payment', ago(70), ahead(5), 5],
    ['longer than was promised, where its hour is not over', 'awaiting_payment', ago(10), ahead(5), 20],
    ['as its hour says, where nothing was promised', 'awaiting_payment', ago(50), null, 10],
  ] as const)('%s', (_how, state, since, hold_expires_at, minutes) => {
    expect(renewedHold({ state, hold_expires_at }, since, now)).toEqual(ahead(minutes))
  })
})
