import type { Area, Point } from '@foyer/contract/exhibitors'

/** What of the ground is in sight: around a point, so many metres at least in either direction. */
export interface View {
  readonly at: Point
  readonly span: number
}

/** A stand or two, in metres. */
const NEAREST = 16
/** Around what is looked at, of its size. */
const MARGIN = 1.05

/** The rectangle around corners. */
export function around(corners: readonly Point[]): Area {
  const [xs, ys] = [corners.map(([x]) => x), corners.map(([, y]) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  return corners.length === 0
    ? { x: 0, y: 0, width: 1, depth: 1 }
    : { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y }
}

export const middleOf = ({ x, y, width, depth }: Area): Point => [x + width / 2, y + depth / 2]

/** All of an area, in a frame that is so many times as wide as high. */
export function fit(area: Area, ratio: number): View {
  return {
    at: middleOf(area),
    span: Math.max(NEAREST, Math.max(area.width / Math.max(ratio, 1), area.depth * Math.min(ratio, 1)) * MARGIN),
  }
}

const between = (low: number, value: number, high: number): number => Math.min(Math.max(value, low), high)

/** As far as one can go: never nearer than so many metres, never further than all of it, never off the ground. */
export function keepOn(ground: Area, { at: [x, y], span }: View, nearest = NEAREST): View {
  const most = Math.max(ground.width, ground.depth, nearest) * 1.5
  return {
    at: [between(ground.x, x, ground.x + ground.width), between(ground.y, y, ground.y + ground.depth)],
    span: between(nearest, span, most),
  }
}

/** So many times as near (below 1) or far, with the point under the finger staying where it is. */
export function zoom(view: View, times: number, [x, y]: Point = view.at): View {
  return {
    at: [x + (view.at[0] - x) * times, y + (view.at[1] - y) * times],
    span: view.span * times,
  }
}

export const pan = ({ at: [x, y], span }: View, dx: number, dy: number): View => ({ at: [x + dx, y + dy], span })

export const viewBoxOf = ({ at: [x, y], span }: View): string =>
  [x - span / 2, y - span / 2, span, span].map((value) => value.toFixed(2)).join(' ')

/** From there on the signs of stands are too small to read, and are left out. */
export const isFar = ({ span }: View): boolean => span > 90
