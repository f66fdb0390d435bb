import type { WaysEntries } from '@foyer/contract/office-ways'
import { hashKey } from '@tanstack/react-query'
import type { Point } from '../halls/metres.ts'
import { sameSign, signKey, signOf } from './sign-keys.ts'

export type WayPoint = WaysEntries['points'][number]
export type Way = WaysEntries['segments'][number]
export type Entrance = WaysEntries['entrances'][number]
export type Sign = WaysEntries['facilities'][number]

/** Of both ends, whichever is named first. */
export const wayKey = ({ from, to }: Pick<Way, 'from' | 'to'>): string => [from, to].toSorted().join(' ')

export const entriesOf = ({ points, segments, entrances, facilities }: WaysEntries): WaysEntries => ({
  ...{ points, segments, entrances, facilities },
})

/** Whatever stands first in either. */
export const isSame = (one: unknown, other: unknown): boolean => hashKey([one]) === hashKey([other])

/** To the centimetre, as the ground is kept. */
export const toCentimetre = (metres: number): number => Math.round(metres * 100) / 100

export const pointAt = (ways: WaysEntries, code: string): WayPoint | undefined =>
  ways.points.find((point) => point.code === code)

/** A code that no point has. */
export function newPointCode({ points }: WaysEntries): string {
  const taken = new Set(points.map(({ code }) => code))
  let count = points.length + 1
  while (taken.has(`point-${count}`)) count += 1
  return `point-${count}`
}

const joins = ({ from, to }: Way, code: string): boolean => from === code || to === code

/** Puts a point in, or in the place of the one with its code. */
export const withPoint = (ways: WaysEntries, point: WayPoint): WaysEntries => ({
  ...ways,
  points: replaced(ways.points, point, ({ code }) => code),
})

/** Puts a way in, in the place of the one between the ends that are named. */
export const withWay = (ways: WaysEntries, way: Way, instead = way): WaysEntries => ({
  ...ways,
  segments: replaced(ways.segments, way, wayKey, wayKey(instead)),
})

function replaced<One>(all: readonly One[], one: One, keyOf: (one: One) => string, key = keyOf(one)): One[] {
  const at = all.findIndex((other) => keyOf(other) === key)
  return at < 0 ? [...all, one] : all.with(at, one)
}

/** Puts an entrance where it is named, with its point; @param before its code until now, null: it is a new one. */
export function withEntrance(ways: WaysEntries, entrance: Entrance, at: Point, before: string | null): WaysEntries {
  const place: WayPoint = { ...(pointAt(ways, entrance.point) ?? { code: entrance.point, door: null }), at: [...at] }
  return {
    ...withPoint(ways, place),
    entrances: replaced(ways.entrances, entrance, ({ code }) => code, before ?? entrance.code),
  }
}

export const moved = (ways: WaysEntries, code: string, at: Point): WaysEntries => ({
  ...ways,
  points: ways.points.map((point) => (point.code === code ? { ...point, at: [...at] } : point)),
})

export const withSign = (ways: WaysEntries, sign: Sign, key: string | null): WaysEntries => {
  const was = signOf(ways, key)
  if (was === undefined) return { ...ways, facilities: [...ways.facilities, sign] }
  return { ...ways, facilities: ways.facilities.map((one) => (one === was ? sameSign(was, sign) : one)) }
}

export function signMoved(ways: WaysEntries, key: string, at: Point): WaysEntries {
  const was = signOf(ways, key)
  return was === undefined ? ways : withSign(ways, { ...was, at: [...at] }, key)
}

/** Without points that nothing leads to and nobody comes in at, among these. */
function tidied(ways: WaysEntries, codes: readonly string[]): WaysEntries {
  const isLeft = (code: string) =>
    ways.segments.some((way) => joins(way, code)) || ways.entrances.some(({ point }) => point === code)
  return { ...ways, points: ways.points.filter(({ code }) => !codes.includes(code) || isLeft(code)) }
}

/** A point goes with the ways that lead to it; of a way that only bends there, its ends stay joined. */
export function withoutPoint(ways: WaysEntries, code: string): WaysEntries {
  const leading = ways.segments.filter((way) => joins(way, code))
  const [one, other] = leading
  const ends = leading.map(({ from, to }) => (from === code ? to : from))
  const rest: WaysEntries = {
    ...ways,
    points: ways.points.filter((point) => point.code !== code),
    segments: ways.segments.filter((way) => !joins(way, code)),
    entrances: ways.entrances.filter(({ point }) => point !== code),
  }
  const [from, to] = ends
  const isBend = leading.length === 2 && one?.hall === other?.hall && isSame(one?.name, other?.name)
  if (!isBend || one === undefined || from === undefined || to === undefined) return tidied(rest, ends)
  const straight: Way = { ...one, from, to, isStepFree: leading.every((way) => way.isStepFree) }
  return rest.segments.some((way) => wayKey(way) === wayKey(straight)) ? rest : withWay(rest, straight)
}

export function withoutWay(ways: WaysEntries, { from, to }: Way): WaysEntries {
  const key = wayKey({ from, to })
  return tidied({ ...ways, segments: ways.segments.filter((way) => wayKey(way) !== key) }, [from, to])
}

export const withoutEntrance = (ways: WaysEntries, { code, point }: Entrance): WaysEntries =>
  tidied({ ...ways, entrances: ways.entrances.filter((one) => one.code !== code) }, [point])

export const withoutSign = (ways: WaysEntries, key: string): WaysEntries => ({
  ...ways,
  facilities: ways.facilities.filter((sign) => signKey(sign) !== key),
})

interface Bent {
  readonly ways: WaysEntries
  /** The code of the new point. */
  readonly bend: string
}

/** A way leads through a point of its own from now on: here, or in its middle. */
export function bent(ways: WaysEntries, way: Way, here?: Point): Bent {
  const code = newPointCode(ways)
  const nowhere: Point = [0, 0]
  const a: Point = pointAt(ways, way.from)?.at ?? nowhere
  const b: Point = pointAt(ways, way.to)?.at ?? nowhere
  const [x, y] = here ?? [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]
  const at: [number, number] = [toCentimetre(x), toCentimetre(y)]
  const rest = { ...ways, segments: ways.segments.filter((one) => wayKey(one) !== wayKey(way)) }
  const halves = [
    { ...way, to: code },
    { ...way, from: code },
  ]
  return {
    ways: halves.reduce((all, half) => withWay(all, half), withPoint(rest, { code, at, door: null })),
    bend: code,
  }
}

/** Attendees begin at the first, where they name none. */
export const withFirst = (ways: WaysEntries, code: string): WaysEntries => ({
  ...ways,
  entrances: ways.entrances.toSorted((one, other) => Number(other.code === code) - Number(one.code === code)),
})

/** What a colleague saved meanwhile, but for what was changed here since it was last known. */
export function merged(before: WaysEntries, mine: WaysEntries, theirs: WaysEntries): WaysEntries {
  const codeOf = ({ code }: { readonly code: string }) => code
  const entrances = mergedList(before.entrances, mine.entrances, theirs.entrances, codeOf)
  const order = (all: readonly Entrance[]) => all.map(codeOf).join(' ')
  const places = new Map(mine.entrances.map(({ code }, at) => [code, at]))
  return {
    points: mergedList(before.points, mine.points, theirs.points, codeOf),
    segments: mergedList(before.segments, mine.segments, theirs.segments, wayKey),
    entrances:
      order(before.entrances) === order(mine.entrances)
        ? entrances
        : entrances.toSorted((one, other) => (places.get(one.code) ?? 1e6) - (places.get(other.code) ?? 1e6)),
    // A sign has no name; one that was moved is another.
    facilities: mergedList(before.facilities, mine.facilities, theirs.facilities, (sign) => hashKey([sign])),
  }
}

function mergedList<One>(
  before: readonly One[],
  mine: readonly One[],
  theirs: readonly One[],
  keyOf: (one: One) => string,
) {
  const byKey = (all: readonly One[]) => new Map(all.map((one) => [keyOf(one), one]))
  const [was, own, now] = [byKey(before), byKey(mine), byKey(theirs)]
  const kept = theirs.flatMap((one) => {
    const key = keyOf(one)
    const here = own.get(key)
    if (here === undefined) return was.has(key) ? [] : [one]
    return isSame(here, was.get(key)) ? [one] : [here]
  })
  return [...kept, ...mine.filter((one) => !now.has(keyOf(one)) && !isSame(one, was.get(keyOf(one))))]
}
