/** A place on the drawing, in its units, from the venue in its middle. North is up. */
export interface Point {
  readonly x: number
  readonly y: number
}

interface Place {
  readonly latitude: number
  readonly longitude: number
}

interface Reach extends Place {
  readonly minutesToVenue: number
}

/** The distance between two rings, in units of the drawing. */
export const RING = 70
export const RINGS = 3
/** A letter plate's side, and how close two may come, in units of the drawing. */
export const PLATE = 26
const APART = PLATE + 8
/** So often the plates are moved: more than any number of hotels that the drawing has place for needs. */
const ROUNDS = 200
/** How wide the label of a ring is, in units of the drawing. */
const LABEL = 36
/** So many directions are tried for the rings' labels. */
const BEARINGS = 48

const radians = (degrees: number) => (degrees * Math.PI) / 180
const clamp = (value: number, most: number) => Math.min(most, Math.max(-most, value))

/**
 * Where the venue must be. The edition names no coordinates, but who is three minutes away is next door: the hotels’
 * places, weighed by their nearness.
 */
export function venueAmong(hotels: readonly Reach[]): Place {
  const weigh = ({ minutesToVenue }: Reach) => 1 / Math.max(1, minutesToVenue) ** 2
  const total = hotels.reduce((sum, hotel) => sum + weigh(hotel), 0)
  const mean = (read: (hotel: Reach) => number) =>
    total === 0 ? 0 : hotels.reduce((sum, hotel) => sum + read(hotel) * weigh(hotel), 0) / total
  return { latitude: mean((hotel) => hotel.latitude), longitude: mean((hotel) => hotel.longitude) }
}

/** Minutes between two rings: 10, or as many tens as it takes to have everything inside. */
export function minutesPerRing(hotels: readonly Pick<Reach, 'minutesToVenue'>[]): number {
  const farthest = Math.max(0, ...hotels.map((hotel) => hotel.minutesToVenue))
  return Math.max(10, Math.ceil(farthest / RINGS / 10) * 10)
}

/** A hotel in its direction, as far out as it takes minutes. */
export function placeOnRose(hotel: Reach, venue: Place, perRing: number): Point {
  const east = radians(hotel.longitude - venue.longitude) * Math.cos(radians(venue.latitude))
  const north = radians(hotel.latitude - venue.latitude)
  const far = Math.hypot(east, north)
  const radius = (hotel.minutesToVenue / perRing) * RING
  if (far === 0) return { x: 0, y: -radius }
  return { x: (east / far) * radius, y: (-north / far) * radius }
}

/** Moves plates that would lie on each other, or on the hall in the middle, just so far apart that each can be read. */
export function spreadOut(points: readonly Point[]): Point[] {
  const moved = points.map((point) => ({ ...point }))
  /** Moves `a` off `b`. Of two in the same place, `side` says which way. */
  const push = (a: { x: number; y: number }, b: Point, share: number, side: 1 | -1) => {
    const [dx, dy] = [a.x - b.x, a.y - b.y]
    if (Math.abs(dx) >= APART || Math.abs(dy) >= APART) return
    const by = (away: number) => (Math.sign(away) || side) * (APART - Math.abs(away)) * share
    // Along the axis on which less is missing: plates are squares.
    if (Math.abs(dx) > Math.abs(dy)) a.x += by(dx)
    else a.y += by(dy)
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const before = { ...a }
        push(a, b, 0.5, 1)
        push(b, before, 0.5, -1)
      }
      push(a, { x: 0, y: 0 }, 1, 1)
      a.x = clamp(a.x, RING * RINGS)
      a.y = clamp(a.y, RING * RINGS)
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

/** How near a point is to the line between two others. */
function awayFromLine(point: Point, from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  const length = dx * dx + dy * dy
  const along = length === 0 ? 0 : ((point.x - from.x) * dx + (point.y - from.y) * dy) / length
  const share = Math.min(1, Math.max(0, along))
  return Math.hypot(point.x - from.x - share * dx, point.y - from.y - share * dy)
}

/** Where the label of a ring stands: on it, in this direction. 0 is north, a quarter turn east. */
export function labelPlace(ring: number, bearing: number): Point {
  return { x: RING * ring * Math.sin(bearing), y: -RING * ring * Math.cos(bearing) }
}

/** The free space around a point: to the plates' edges and to the lines. */
export function spaceAround(point: Point, hotels: readonly (Point & { readonly isWalk: boolean })[]): number {
  return Math.min(
    Number.POSITIVE_INFINITY,
    ...hotels.flatMap((hotel) => {
      const hall = { x: 0, y: 0 }
      const { bend } = wayTo(hotel)
      const turns = hotel.isWalk ? [hall, hotel] : [hall, bend, hotel]
      return [
        Math.max(Math.abs(point.x - hotel.x), Math.abs(point.y - hotel.y)) - PLATE / 2,
        ...turns.slice(1).map((turn, index) => awayFromLine(point, turns[index] ?? hall, turn)),
      ]
    }),
  )
}

/** The direction in which the rings' labels have most room around them; north where nothing is in the way. */
export function freeBearing(hotels: readonly (Point & { readonly isWalk: boolean })[]): number {
  // More room than this is no better: then the first direction clockwise from north wins.
  const enough = PLATE / 2
  let best = { bearing: 0, room: -1 }
  for (let step = 0; step < BEARINGS; step += 1) {
    const bearing = (step / BEARINGS) * 2 * Math.PI
    const rings = Array.from({ length: RINGS }, (_, ring) => labelPlace(ring + 1, bearing))
    const words = rings.flatMap(({ x, y }) => [-LABEL / 2, 0, LABEL / 2].map((along) => ({ x: x + along, y })))
    const room = Math.min(enough, ...words.map((place) => spaceAround(place, hotels)))
    if (room > best.room) best = { bearing, room }
  }
  return best.bearing
}

/** The way from the hall as plans of lines draw it: slanting first, then straight. */
export function wayTo({ x, y }: Point): { readonly path: string; readonly bend: Point } {
  const slant = Math.min(Math.abs(x), Math.abs(y))
  const bend = { x: Math.sign(x) * slant, y: Math.sign(y) * slant }
  return { path: `M0 0 ${bend.x} ${bend.y} ${x} ${y}`, bend }
}
