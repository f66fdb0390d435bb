import { expect, test } from 'vitest'
import { createIndicators, PART_DRAWING_MS } from './indicators.ts'

function atTheClock() {
  let now = 1000
  const indicators = createIndicators(() => now)
  indicators.setMinimum(200)
  return { indicators, forward: (milliseconds: number) => (now += milliseconds), begun: now }
}
const [one, other] = [{}, {}]

test('nothing is shown before 200 ms', () => {
  const { indicators, forward, begun } = atTheClock()
  expect(indicators.timeUntilShown(begun)).toBe(200)
  forward(200)
  expect(indicators.timeUntilShown(begun)).toBe(0)
})

test('an answer is kept back until what is shown was there for 200 ms, and no longer', () => {
  const { indicators, forward } = atTheClock()
  expect([indicators.timeLeft(), indicators.isAnyShown()]).toEqual([0, false])
  indicators.appear(one)
  forward(44)
  expect([indicators.timeLeft(), indicators.timeUntilGone(one)]).toEqual([156, 156])
  expect(indicators.isAnyShown()).toBe(true)
  forward(156)
  expect([indicators.timeLeft(), indicators.timeUntilGone(one)]).toEqual([0, 0])
  forward(1000)
  expect(indicators.timeLeft()).toBe(0)
})

test('of several, the youngest counts, while it is there', () => {
  const { indicators, forward } = atTheClock()
  indicators.appear(one)
  forward(150)
  indicators.appear(other)
  expect(indicators.timeLeft()).toBe(200)
  indicators.leave(other)
  expect(indicators.timeLeft()).toBe(50)
})

test('while React keeps back a part that came, nothing says that one waits for it', () => {
  const { indicators, forward, begun } = atTheClock()
  forward(120)
  indicators.timeLeft(PART_DRAWING_MS)
  // An answer that comes meanwhile takes nothing of it away.
  indicators.timeLeft()
  forward(180)
  expect(indicators.timeUntilShown(begun)).toBeGreaterThan(0)
})

test('an answer that came in the last moment is drawn before anything says that one waits', () => {
  const { indicators, forward, begun } = atTheClock()
  forward(198)
  indicators.timeLeft()
  forward(2)
  expect(indicators.timeUntilShown(begun)).toBe(98)
})
