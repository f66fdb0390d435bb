import type { Entrance, FloorPlan } from '@foyer/contract/exhibitors'
import { expect, test } from 'vitest'
import { groundOf } from './ground-of.ts'

const plan = (...entrances: Entrance[]): FloorPlan => ({
  halls: [
    {
      ...{ code: '1', name: 'Hall 1', rooms: [], stands: [] },
      outline: [
        [0, 0],
        [100, 0],
        [100, 60],
        [0, 60],
      ],
    },
  ],
  facilities: [],
  entrances,
  ways: {
    points: [
      { at: [-2, 30], door: null },
      { at: [50, 62], door: null },
    ],
    segments: [],
  },
})

test('the name of an entrance beside a hall has room on the drawing, each of its lines', () => {
  const beside = (name: string) => -2 - groundOf(plan({ code: 'west', name, point: 0 })).x
  // A letter is some two metres wide where everything is in sight.
  expect(beside('VIP entrance, Hall 1')).toBeGreaterThan('VIP entrance,'.length * 2.2 + 4.4)
  expect(beside('VIP entrance, Hall 1')).toBe(beside('VIP entrance,'))
  expect(beside('Besuchereingang West')).toBeGreaterThan(beside('VIP entrance, Hall 1'))
})

test('a name above or below a hall makes the drawing no wider', () => {
  expect(groundOf(plan({ code: 'south', name: 'Entrance South of everything', point: 1 })).width).toBe(
    groundOf(plan()).width,
  )
})
