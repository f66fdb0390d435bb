import type { FloorPlan, Point } from '@foyer/contract/exhibitors'

/** How wide a door is drawn. */
const WIDE = 5

/** Where a way through a door crosses a wall, the wall is open: from one point to the other. */
export function doorGaps({ halls, ways: { points, segments } }: FloorPlan): readonly (readonly [Point, Point])[] {
  const through = segments.flatMap(({ from, to }) => {
    const [one, other] = [points[from], points[to]]
    return one === undefined || other === undefined || (one.door === null && other.door === null)
      ? []
      : [[one.at, other.at] as const]
  })
  return halls.flatMap(({ outline }) =>
    outline.flatMap((corner, at) => {
      const next = outline[(at + 1) % outline.length] ?? corner
      const long = Math.hypot(next[0] - corner[0], next[1] - corner[1])
      if (long === 0) return []
      const [dx, dy] = [((next[0] - corner[0]) / long) * (WIDE / 2), ((next[1] - corner[1]) / long) * (WIDE / 2)]
      return through.flatMap((way): (readonly [Point, Point])[] => {
        const crossing = crossingOf([corner, next], way)
        return crossing === null
          ? []
          : [
              [
                [crossing[0] - dx, crossing[1] - dy],
                [crossing[0] + dx, crossing[1] + dy],
              ],
            ]
      })
    }),
  )
}

type Line = readonly [Point, Point]

function crossingOf([[ax, ay], [bx, by]]: Line, [[cx, cy], [dx, dy]]: Line): Point | null {
  const turn = (bx - ax) * (dy - cy) - (by - ay) * (dx - cx)
  if (turn === 0) return null
  const along = ((cx - ax) * (dy - cy) - (cy - ay) * (dx - cx)) / turn
  const through = ((cx - ax) * (by - ay) - (cy - ay) * (bx - ax)) / turn
  return along < 0 || along > 1 || through < 0 || through > 1 ? null : [ax + along * (bx - ax), ay + along * (by - ay)]
}
