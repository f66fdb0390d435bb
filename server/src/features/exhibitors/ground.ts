/** Everything here is in whole centimetres, as the database has it. */
export interface Ground {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly depth: number
}

type Corner = readonly [number, number]

export const centimetres = (metres: number): number => Math.round(metres * 100)
export const metres = (whole: number): number => whole / 100

export const groundOf = ({ x, y, width, depth }: Ground): Ground => ({
  x: centimetres(x),
  y: centimetres(y),
  width: centimetres(width),
  depth: centimetres(depth),
})

/** Whether both cover some of the same ground; walls that touch do not. */
export const overlaps = (one: Ground, other: Ground): boolean =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.depth &&
  other.y < one.y + one.depth

/** Whether all of it lies within the walls; it may touch them. */
export function liesWithin(ground: Ground, outline: readonly Corner[]): boolean {
  const { x, y, width, depth } = ground
  const walls = outline.map((corner, at) => [corner, outline[(at + 1) % outline.length] ?? corner] as const)
  // No wall leads through it, and so all of it is on the side on which its middle is.
  return !walls.some((wall) => entersInside(wall, ground)) && isInside([x + width / 2, y + depth / 2], walls)
}

function isInside([x, y]: Corner, walls: readonly (readonly [Corner, Corner])[]): boolean {
  const crossed = walls.filter(
    ([[ax, ay], [bx, by]]) => ay > y !== by > y && x < ax + ((y - ay) / (by - ay)) * (bx - ax),
  )
  return crossed.length % 2 === 1
}

/** Whether some of a wall stands on the ground and not only along its edge (clipped as by Liang and Barsky). */
function entersInside([[ax, ay], [bx, by]]: readonly [Corner, Corner], { x, y, width, depth }: Ground): boolean {
  let [from, to] = [0, 1]
  const edges = [
    [ax - bx, ax - x],
    [bx - ax, x + width - ax],
    [ay - by, ay - y],
    [by - ay, y + depth - ay],
  ] as const
  for (const [step, room] of edges) {
    if (step === 0 && room <= 0) return false
    if (step < 0) from = Math.max(from, room / step)
    if (step > 0) to = Math.min(to, room / step)
  }
  return from < to
}
