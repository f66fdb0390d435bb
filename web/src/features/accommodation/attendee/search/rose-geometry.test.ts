import { expect, test } from 'vitest'
import {
  freeBearing,
  labelPlace,
  minutesPerRing,
  PLATE,
  placeOnRose,
  RING,
  RINGS,
  spaceAround,
  spreadOut,
  venueAmong,
  wayTo,
} from './rose-geometry.ts'

const venue = { latitude: 52.46, longitude: 13.4 }
const at = (north: number, east: number, minutesToVenue: number) => ({
  latitude: venue.latitude + north,
  longitude: venue.longitude + east,
  minutesToVenue,
})

test('directions are those of the compass, distances minutes', () => {
  expect(placeOnRose(at(0.02, 0, 10), venue, 10)).toEqual({ x: 0, y: -RING })
  const east = placeOnRose(at(0, 0.001, 20), venue, 10)
  expect(east.x).toBeCloseTo(2 * RING)
  expect(east.y).toBeCloseTo(0)
  expect(placeOnRose(at(-0.02, 0, 10), venue, 20).y).toBeCloseTo(RING / 2)
})

test('every hotel is within the rings', () => {
  expect(minutesPerRing([{ minutesToVenue: 26 }])).toBe(10)
  expect(minutesPerRing([{ minutesToVenue: 31 }])).toBe(20)
  expect(minutesPerRing([])).toBe(10)
})

test('the venue is near those who are near it', () => {
  const found = venueAmong([at(0.004, 0, 5), at(-0.004, 0, 5), at(0.1, 0.1, 40)])
  expect(found.latitude).toBeCloseTo(venue.latitude, 2)
  expect(found.longitude).toBeCloseTo(venue.longitude, 2)
})

test('no plate lies on another, on the hall, or outside', () => {
  const crowd = Array.from({ length: 14 }, (_, index) => ({ x: index % 3, y: index % 5 }))
  const spread = spreadOut([...crowd, { x: 209, y: 209 }])
  for (const [index, a] of spread.entries()) {
    expect(Math.max(Math.abs(a.x), Math.abs(a.y))).toBeLessThanOrEqual(RING * RINGS)
    for (const b of [...spread.slice(index + 1), { x: 0, y: 0 }]) {
      expect(Math.max(Math.abs(a.x - b.x), Math.abs(a.y - b.y))).toBeGreaterThanOrEqual(PLATE + 4)
    }
  }
  expect(spreadOut([{ x: 100, y: 0 }])).toEqual([{ x: 100, y: 0 }])
})

test('ways slant first and run straight after', () => {
  expect(wayTo({ x: 113, y: 39 })).toEqual({ path: 'M0 0 39 39 113 39', bend: { x: 39, y: 39 } })
  expect(wayTo({ x: -20, y: -60 }).path).toBe('M0 0 -20 -20 -20 -60')
})

test('two hotels in the same place are moved apart', () => {
  const [first, second] = spreadOut([
    { x: 100, y: 50 },
    { x: 100, y: 50 },
  ])
  expect(Math.abs((first?.y ?? 0) - (second?.y ?? 0))).toBeGreaterThanOrEqual(PLATE + 4)
})

test('the rings are labelled where no line and no plate is', () => {
  expect(freeBearing([])).toBe(0)
  // North is taken by a hotel and the way to it, north-east by another.
  const hotels = [
    { x: 4, y: -180, isWalk: false },
    { x: 150, y: -150, isWalk: true },
    { x: 120, y: 10, isWalk: false },
  ]
  const bearing = freeBearing(hotels)
  for (let ring = 1; ring <= RINGS; ring += 1) {
    const { x, y } = labelPlace(ring, bearing)
    // From the first letter of a label to its last.
    for (const along of [-18, 0, 18]) expect(spaceAround({ x: x + along, y }, hotels)).toBeGreaterThanOrEqual(PLATE / 2)
  }
  expect(spaceAround(labelPlace(1, 0), hotels)).toBeLessThan(PLATE / 2)
})
