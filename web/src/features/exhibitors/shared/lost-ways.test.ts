import type { FloorPlan, Point } from '@foyer/contract/exhibitors'
import { expect, test } from 'vitest'
import { lostWays, withoutHall } from './lost-ways.ts'

const point = (x: number, y: number, door: string | null = null) => ({ at: [x, y] as Point, door })
const segment = (from: number, to: number, hall: string | null = '1', isStepFree = true) => ({
  ...{ from, to, name: null, hall, isStepFree },
})

/** One hall with an aisle, a stand at either end of it, and an entrance before each of its two doors. */
const plan: FloorPlan = {
  halls: [
    {
      ...{
        code: '1',
        name: 'Hall 1',
        rooms: [{ code: 'lamp', name: 'Lamp', kind: 'room', x: 18, y: 2, width: 4, depth: 4 }],
      },
      stands: [
        { code: 'A1', x: 2, y: 2, width: 4, depth: 4 },
        { code: 'A9', x: 34, y: 2, width: 4, depth: 4 },
      ],
      outline: [
        [0, 0],
        [40, 0],
        [40, 10],
        [0, 10],
      ],
    },
  ],
  facilities: [],
  entrances: [
    { code: 'west', name: 'West', point: 0 },
    { code: 'east', name: 'East', point: 5 },
  ],
  ways: {
    points: [
      point(-5, 8),
      point(0, 8, 'Door West'),
      point(4, 8),
      point(36, 8),
      point(40, 8, 'Door East'),
      point(45, 8),
    ],
    segments: [segment(0, 1, null), segment(1, 2), segment(2, 3), segment(3, 4), segment(4, 5, null)],
  },
}
const withSegments = (change: (all: FloorPlan['ways']['segments']) => FloorPlan['ways']['segments']): FloorPlan => ({
  ...plan,
  ways: { ...plan.ways, segments: change(plan.ways.segments) },
})

test('the same ways lose nothing, and more of them neither', () => {
  expect(lostWays(plan, plan)).toEqual({ entrances: [], from: [] })
  const more = withSegments((all) => [...all, segment(1, 3)])
  expect(lostWays(plan, more)).toEqual({ entrances: [], from: [] })
})

test('an entrance that goes is named', () => {
  expect(lostWays(plan, { ...plan, entrances: plan.entrances.slice(1) })).toEqual({ entrances: ['West'], from: [] })
})

test('an entrance that leads nowhere any more loses all that it led to', () => {
  const cut = withSegments((all) => all.slice(1))
  expect(lostWays(plan, cut).from).toEqual([
    { entrance: 'West', places: ['Hall 1', 'Lamp', '1-A1', '1-A9'], withoutSteps: [] },
  ])
})

test('what is reached by steps alone from now on is lost to whoever needs none', () => {
  const steps = withSegments((all) => all.map((one, at) => (at === 2 ? { ...one, isStepFree: false } : one)))
  expect(lostWays(plan, steps).from).toEqual([
    { entrance: 'West', places: [], withoutSteps: ['Lamp', '1-A9'] },
    { entrance: 'East', places: [], withoutSteps: ['Lamp', '1-A1'] },
  ])
})

test('a stand with no way before loses none', () => {
  const none = withSegments(() => [])
  expect(lostWays(none, none)).toEqual({ entrances: [], from: [] })
  expect(lostWays(none, plan)).toEqual({ entrances: [], from: [] })
})

test('a hall that goes cuts off what was reached through it, and takes along entrances that led into it alone', () => {
  const beyond: FloorPlan = {
    ...plan,
    halls: [...plan.halls, { code: '2', name: 'Hall 2', rooms: [], stands: [], outline: [] }],
    entrances: [...plan.entrances, { code: 'south', name: 'South', point: 2 }],
    ways: {
      points: [...plan.ways.points, point(60, 8, 'Door 2')],
      segments: [...plan.ways.segments, segment(5, 6, '2')],
    },
  }
  expect(lostWays(beyond, withoutHall(beyond, '1'))).toEqual({
    entrances: ['South'],
    from: [{ entrance: 'West', places: ['Hall 2'], withoutSteps: [] }],
  })
})
