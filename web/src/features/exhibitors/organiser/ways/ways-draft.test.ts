import type { WaysEntries } from '@foyer/contract/office-ways'
import { expect, test } from 'vitest'
import {
  bent,
  merged,
  moved,
  newPointCode,
  type Way,
  withEntrance,
  withFirst,
  withoutEntrance,
  withoutPoint,
  withoutWay,
  withWay,
} from './ways-draft.ts'

const way = (from: string, to: string, rest: Partial<Way> = {}): Way => ({
  ...{ from, to, hall: null, name: null, isStepFree: true },
  ...rest,
})
const ways: WaysEntries = {
  points: [
    { code: 'a', at: [0, 0], door: null },
    { code: 'b', at: [10, 0], door: null },
    { code: 'c', at: [10, 10], door: { en: 'Door' } },
    { code: 'd', at: [20, 10], door: null },
  ],
  segments: [way('a', 'b'), way('b', 'c'), way('c', 'd', { hall: '1' })],
  entrances: [
    { code: 'south', name: { en: 'South' }, point: 'a' },
    { code: 'north', name: { en: 'North' }, point: 'd' },
  ],
  facilities: [{ kind: 'toilet', at: [1, 1] }],
}
const codes = (all: readonly { readonly code: string }[]) => all.map(({ code }) => code)

test('of a way that only bends at a point its ends stay joined, without steps only where both pieces were', () => {
  const steps = withWay(ways, way('b', 'c', { isStepFree: false }))
  const next = withoutPoint(steps, 'b')
  expect(codes(next.points)).toEqual(['a', 'c', 'd'])
  expect(next.segments).toEqual([way('c', 'd', { hall: '1' }), way('a', 'c', { isStepFree: false })])
})

test('a point where ways of two kinds meet goes with them, and with an entrance that is left alone', () => {
  const next = withoutPoint(ways, 'c')
  expect(next.segments).toEqual([way('a', 'b')])
  // At the end of what is gone stands an entrance: it stays.
  expect(codes(next.points)).toEqual(['a', 'b', 'd'])
  expect(codes(withoutPoint(ways, 'd').entrances)).toEqual(['south'])
})

test('a way goes with the points that nothing else leads to', () => {
  const next = withoutWay(withoutEntrance(ways, ways.entrances[1]!), way('d', 'c'))
  expect(codes(next.points)).toEqual(['a', 'b', 'c'])
  expect(next.segments).toHaveLength(2)
})

test('an entrance goes alone where its point is one of a way, and a new one brings its own', () => {
  expect(codes(withoutEntrance(ways, ways.entrances[0]!).points)).toEqual(['a', 'b', 'c', 'd'])
  const next = withEntrance(ways, { code: 'east', name: { en: 'East' }, point: 'east' }, [30, 5], null)
  expect(next.points.at(-1)).toEqual({ code: 'east', at: [30, 5], door: null })
  expect(codes(withoutEntrance(next, next.entrances[2]!).points)).toEqual(['a', 'b', 'c', 'd'])
  expect(codes(withFirst(next, 'east').entrances)).toEqual(['east', 'south', 'north'])
})

test('an entrance is called otherwise, and stands elsewhere with its point', () => {
  const next = withEntrance(ways, { code: 'gate', name: { en: 'Gate' }, point: 'a' }, [1, 2], 'south')
  expect(codes(next.entrances)).toEqual(['gate', 'north'])
  expect(next.points[0]).toEqual({ code: 'a', at: [1, 2], door: null })
})

test('a bend is put into the middle of a way, at a point that no other is called like', () => {
  expect(newPointCode({ ...ways, points: [...ways.points, { code: 'point-6', at: [0, 0], door: null }] })).toBe(
    'point-7',
  )
  const { ways: next, bend } = bent(ways, ways.segments[2]!)
  expect(next.points.at(-1)).toEqual({ code: bend, at: [15, 10], door: null })
  expect(next.segments.slice(2)).toEqual([way('c', bend, { hall: '1' }), way(bend, 'd', { hall: '1' })])
})

test('what a colleague saved stands beside what was changed here', () => {
  const mine = moved(withWay(ways, way('a', 'd')), 'b', [11, 0])
  const theirs = {
    ...moved(withoutWay(ways, way('c', 'd')), 'a', [5, 5]),
    facilities: [],
    entrances: [{ code: 'south', name: { en: 'South gate' }, point: 'a' }, ways.entrances[1]!],
  }
  const both = merged(ways, mine, theirs)
  expect(both.points.map(({ code, at }) => [code, ...at])).toEqual([
    ['a', 5, 5],
    ['b', 11, 0],
    ['c', 10, 10],
    ['d', 20, 10],
  ])
  expect(both.segments).toEqual([way('a', 'b'), way('b', 'c'), way('a', 'd')])
  expect(both.entrances[0]?.name).toEqual({ en: 'South gate' })
  expect(both.facilities).toEqual([])
})

test('what was removed here stays so, and another order of entrances too', () => {
  const mine = withFirst({ ...ways, facilities: [], segments: ways.segments.slice(1) }, 'north')
  const theirs = {
    ...ways,
    facilities: [...ways.facilities, { kind: 'lift' as const, at: [2, 2] as [number, number] }],
    entrances: [...ways.entrances, { code: 'east', name: { en: 'East' }, point: 'b' }],
  }
  const both = merged(ways, mine, theirs)
  expect(both.segments).toEqual(mine.segments)
  expect(codes(both.entrances)).toEqual(['north', 'south', 'east'])
  // The sign that a colleague put up meanwhile was seen by nobody here.
  expect(both.facilities).toEqual([{ kind: 'lift', at: [2, 2] }])
})
