import type { FloorPlan, Point } from '@foyer/contract/exhibitors'
import { describe, expect, test } from 'vitest'
import { findWay } from '../../shared/find-way.ts'
import { minutesOf, roundly, stepsOf } from './way-steps.ts'

/** One hall, 40 wide and 30 deep, with a cross of aisles, a door in the south, and steps at one in the west. */
const point = (x: number, y: number, door: string | null = null) => ({ at: [x, y] as Point, door })
const segment = (from: number, to: number, name: string | null, hall: string | null = '1', isStepFree = true) => ({
  ...{ from, to, name, hall, isStepFree },
})
const north = { code: 'A01', x: 22, y: 6, width: 5, depth: 5 }
const corner = { code: 'B09', x: 2, y: 17, width: 5, depth: 5 }
const plan: FloorPlan = {
  halls: [
    {
      ...{ code: '1', name: 'Hall 1', rooms: [], stands: [north, corner] },
      outline: [
        [0, 0],
        [40, 0],
        [40, 30],
        [0, 30],
      ],
    },
  ],
  facilities: [],
  entrances: [
    { code: 'south', name: 'Entrance South', point: 0 },
    { code: 'west', name: 'Entrance West', point: 6 },
    { code: 'island', name: 'Entrance Nowhere', point: 8 },
  ],
  ways: {
    points: [
      point(20, 60),
      point(20, 30, 'Door 1 South'),
      point(20, 15),
      point(20, 3),
      point(3, 15),
      point(37, 15),
      point(-30, 15),
      point(0, 15, 'Door 1 West'),
      point(90, 90),
    ],
    segments: [
      segment(0, 1, 'Forecourt', null),
      segment(1, 2, 'Main aisle'),
      segment(2, 3, 'Main aisle'),
      segment(2, 4, 'Aisle A'),
      segment(2, 5, 'Aisle A'),
      segment(6, 7, 'Steps', null, false),
      segment(7, 4, null),
      segment(0, 6, 'West path', null),
    ],
  },
}
const to = (area: typeof north) => ({ hall: '1', area })

describe('the way', () => {
  test('leads to the aisle beside the stand, by the shortest way', () => {
    const way = findWay(plan, 'south', to(north))!
    expect(way.metres).toBe(60 - 8.5)
    expect(way.edges.at(-1)?.to).toEqual([20, 8.5])
    expect(minutesOf(way)).toBe(1)
    expect(stepsOf(plan, way, north)).toEqual([
      { kind: 'go', turn: 'straight', name: 'Forecourt', metres: 30 },
      { kind: 'door', turn: 'straight', door: 'Door 1 South' },
      { kind: 'go', turn: 'straight', name: 'Main aisle', metres: 20 },
      { kind: 'there', side: 'right' },
    ])
  })

  test('says where one turns, and on which side the stand is then', () => {
    const way = findWay(plan, 'south', to(corner))!
    expect(stepsOf(plan, way, corner).slice(2)).toEqual([
      { kind: 'go', turn: 'straight', name: 'Main aisle', metres: 15 },
      { kind: 'go', turn: 'left', name: 'Aisle A', metres: 15 },
      { kind: 'there', side: 'left' },
    ])
  })

  test('goes over steps where they are shorter, and around them where somebody cannot', () => {
    const over = findWay(plan, 'west', to(corner))!
    expect(over.edges[0]?.name).toBe('Steps')
    const around = findWay(plan, 'west', to(corner), true)!
    expect(around.edges.map(({ name }) => name)).toEqual(['West path', 'Forecourt', 'Main aisle', 'Aisle A'])
    expect(around.metres).toBeGreaterThan(over.metres)
  })

  test('to a hall ends at its nearest door', () => {
    const way = findWay(plan, 'south', { hall: '1', area: null })!
    expect(way.metres).toBe(30)
    expect(stepsOf(plan, way, null)).toEqual([
      { kind: 'go', turn: 'straight', name: 'Forecourt', metres: 30 },
      { kind: 'door', turn: 'straight', door: 'Door 1 South' },
    ])
  })

  test('is unknown from where none leads, from no entrance, and to a hall without ways', () => {
    expect(findWay(plan, 'island', to(north))).toBeNull()
    expect(findWay(plan, 'nothing', to(north))).toBeNull()
    expect(findWay(plan, 'south', { hall: '2', area: north })).toBeNull()
    expect(findWay(plan, 'west', { hall: '2', area: null })).toBeNull()
  })

  test('is said in numbers that one can walk', () => {
    expect([0.2, 3.4, 9.6, 12, 13, 81.5].map(roundly)).toEqual([1, 3, 10, 10, 15, 80])
  })
})
