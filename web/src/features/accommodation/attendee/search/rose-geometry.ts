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
const APART = PLATE + 3

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
  const push = (a: { x: number; y: number }, b: Point, share: number) => {
    const [dx, dy] = [a.x - b.x, a.y - b.y]
    if (Math.abs(dx) >= APART || Math.abs(dy) >= APART) return
    // Along the axis on which less is missing: plates are squares.
    if (Math.abs(dx) > Math.abs(dy)) a.x += (dx < 0 ? -1 : 1) * (APART - Math.abs(dx)) * share
    else a.y += (dy < 0 ? -1 : 1) * (APART - Math.abs(dy)) * share
  }
  for (let round = 0; round < 60; round += 1) {
    for (const [index, a] of moved.entries()) {
      for (const b of moved.slice(index + 1)) {
        const before = { ...a }
        push(a, b, 0.5)
        push(b, before, 0.5)
      }
      push(a, { x: 0, y: 0 }, 1)
      a.x = clamp(a.x, RING * RINGS)
      a.y = clamp(a.y, RING * RINGS)
    }
  }
  return moved.map(({ x, y }) => ({ x: Math.round(x), y: Math.round(y) }))
}

/** The way from the hall as plans of lines draw it: slanting first, then straight. */
export function wayTo({ x, y }: Point): { readonly path: string; readonly bend: Point } {
  const slant = Math.min(Math.abs(x), Math.abs(y))
  const bend = { x: Math.sign(x) * slant, y: Math.sign(y) * slant }
  return { path: `M0 0 ${bend.x} ${bend.y} ${x} ${y}`, bend }
}
