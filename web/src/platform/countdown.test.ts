import { expect, test } from 'vitest'
import { activePhase, timeLeft } from './countdown.ts'

const phase = {
  name: 'MSPG Summer Kits Promo',
  start: '2025-07-01T06:00:00Z',
  end: '2025-09-05T21:59:00Z',
  active: true,
  secondsLeft: 0,
}

test.each([
  ['2025-07-01T05:59:59Z', false],
  ['2025-07-01T06:00:00Z', true],
  ['2025-08-18T07:00:00Z', true],
  ['2025-09-05T21:58:59Z', true],
  ['2025-09-05T21:59:00Z', false],
])('at %s the promotion is on: %s', (now, isOn) => {
  expect(activePhase([phase], new Date(now)) !== null).toBe(isOn)
})

test('the time left is counted in whole seconds, the last of them until it is over', () => {
  expect(timeLeft(phase.end, new Date('2025-08-18T07:00:00.500Z'))).toEqual({
    days: 18,
    hours: 14,
    minutes: 59,
    seconds: 0,
  })
  expect(timeLeft(phase.end, new Date('2025-09-05T21:58:59.001Z')).seconds).toBe(1)
  expect(timeLeft(phase.end, new Date('2026-01-01T00:00:00Z'))).toEqual({ days: 0, hours: 0, minutes: 0, seconds: 0 })
})
