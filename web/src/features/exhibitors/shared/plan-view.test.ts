import { expect, test } from 'vitest'
import { around, fit, keepOn, pan, viewBoxOf, zoom } from './plan-view.ts'

const ground = { x: 0, y: 0, width: 200, depth: 100 }

test('what is zoomed at stays under the finger', () => {
  const view = { at: [100, 50] as [number, number], span: 100 }
  const nearer = zoom(view, 0.5, [120, 50])
  expect(nearer).toEqual({ at: [110, 50], span: 50 })
  // The point is where it was: so far from the middle, in parts of what is in sight.
  expect((120 - nearer.at[0]) / nearer.span).toBe((120 - view.at[0]) / view.span)
})

test('one gets no nearer than a stand, no further than everything, and never off the ground', () => {
  expect(keepOn(ground, { at: [50, 50], span: 0.001 }).span).toBe(16)
  expect(keepOn(ground, { at: [50, 50], span: 1e9 }).span).toBe(300)
  expect(keepOn(ground, pan({ at: [50, 50], span: 50 }, 9999, -9999)).at).toEqual([200, 0])
})

test('all of an area is in sight, in a frame that is wide and in one that is high', () => {
  expect(fit(ground, 2).span).toBeCloseTo(105)
  expect(fit(ground, 1).span).toBeCloseTo(210)
  expect(fit({ ...ground, width: 1, depth: 1 }, 1).span).toBe(16)
})

test('no corners are somewhere, and what is shown is written as a view box', () => {
  expect(around([])).toEqual({ x: 0, y: 0, width: 1, depth: 1 })
  expect(viewBoxOf({ at: [10, 20], span: 40 })).toBe('-10.00 0.00 40.00 40.00')
})
