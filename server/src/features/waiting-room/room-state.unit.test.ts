import { expect, test } from 'vitest'
import { askAgainSeconds } from './place-times.ts'
import { gaugeOf, paceOf, secondsSince, shallBeOpen } from './room-state.ts'

const now = new Date('2025-09-01T07:00:00Z')
const at = (seconds: number) => new Date(now.getTime() + seconds * 1000)
const room = { mode: 'auto', opens_at: null, is_open: false, busy_since: null, calm_since: null } as const

test.each([
  ['nothing to wait for', {}, false],
  ['turned on', { mode: 'on' as const }, true],
  ['turned off, whatever happens', { mode: 'off' as const, opens_at: at(60), is_open: true }, false],
  ['an opening in half an hour', { opens_at: at(1800) }, true],
  ['an opening later than that', { opens_at: at(1801) }, false],
  ['an opening that nobody gathered for', { opens_at: at(-1) }, false],
  ['an opening that people gathered for', { opens_at: at(-1), is_open: true }, true],
  ['busy for four seconds', { busy_since: at(-4) }, false],
  ['busy for five', { busy_since: at(-5) }, true],
  ['calm for 59 seconds', { is_open: true, calm_since: at(-59) }, true],
  ['calm for a minute', { is_open: true, calm_since: at(-60) }, false],
])('%s', (_what, changes, isOpen) => {
  expect(shallBeOpen({ ...room, ...changes }, now)).toBe(isOpen)
})

const gauge = (waited_ms: number, per_second: number) => ({ waited_ms, per_second })

test('as many are let in as servers can serve, fewer where people wait in them, never none and never a flood', () => {
  const settled = { per_second: null, moved_at: now, admitted_per_second: 500 }
  expect(paceOf({ ...settled, per_second: 7 }, [gauge(9000, 20)], 1)).toBe(7)
  expect(paceOf(settled, [gauge(0, 20), gauge(0, 10)], 1)).toBe(30)
  expect(paceOf(settled, [gauge(0, 20), gauge(1500, 10)], 1)).toBe(15)
  expect(paceOf(settled, [gauge(9000, 20)], 1)).toBe(1)
  expect(paceOf(settled, [], 1)).toBe(1)
  expect(paceOf(settled, [gauge(0, 2250)], 1)).toBe(200)
})

test('the pace begins with half of what servers can serve and grows slowly, for what people cost shows later', () => {
  const servers = [gauge(0, 20)]
  expect(paceOf({ per_second: null, moved_at: null, admitted_per_second: 0 }, servers, 1)).toBe(10)
  const grown = paceOf({ per_second: null, moved_at: now, admitted_per_second: 10 }, servers, 1)
  expect(grown).toBeGreaterThan(10)
  expect(grown).toBeLessThan(10.2)
  expect(paceOf({ per_second: null, moved_at: now, admitted_per_second: 10 }, [gauge(2700, 20)], 1)).toBeCloseTo(2)
})

test('a server says what it can do less of: passwords or transactions', () => {
  const load = (perSecond: number | null, waitedMs = 0) => ({ perSecond, waitedMs })
  expect(gaugeOf(load(null), load(null))).toEqual(gauge(0, 2))
  expect(gaugeOf(load(120, 40), load(null))).toEqual(gauge(40, 10))
  expect(gaugeOf(load(120, 40), load(40, 70.4))).toEqual(gauge(70, 5))
})

test('a step is worth the time since the one before, and no more than five seconds', () => {
  expect(secondsSince({ moved_at: at(-2) }, now)).toBe(2)
  expect(secondsSince({ moved_at: at(-600) }, now)).toBe(5)
  expect(secondsSince({ moved_at: at(30) }, now)).toBe(0)
  expect(secondsSince({ moved_at: null }, now)).toBe(1)
})

test('20,000 who wait ask fewer than 700 times a second, and whoever is near the door learns of it soon', () => {
  for (const pace of [5, 20, 50]) {
    let perSecond = 0
    for (let place = 1; place <= 20_000; place += 1)
      perSecond +=
        1 / askAgainSeconds({ waitSeconds: Math.ceil(place / pace), untilOpening: null }, (place % 100) / 100)
    expect(perSecond).toBeLessThan(700)
  }
  expect(askAgainSeconds({ waitSeconds: 3, untilOpening: null }, 1)).toBeLessThan(6)
  expect(askAgainSeconds({ waitSeconds: null, untilOpening: 3600 }, 1)).toBeLessThan(90)
  expect(askAgainSeconds({ waitSeconds: null, untilOpening: 10 }, 0)).toBeGreaterThan(10)
})
