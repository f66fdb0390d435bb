import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { Area, FacilityKind, HallRoomKind, outlineMessage, Point } from './plan-shapes.schemas.ts'

export const websiteMessage = message('Enter an address that begins with https://.')
export const overlapMessage = message('This stand covers ground of another one.')
export const outsideMessage = message('This does not lie within its hall.')
export const sameEndsMessage = message('A way leads from one point to another.')
const manyPointsMessage = message('A plan has 2,000 points of ways at most.')
const manyWaysMessage = message('A plan has 4,000 ways at most.')
const manyEntrancesMessage = message('A plan has 100 entrances at most.')

/** Under which it stands in addresses, and others name it. */
const Code = z.string().check(z.regex(/^[a-z0-9-]{1,60}$/))
/** As the sign over the door says it. */
const HallCode = z.string().check(z.regex(/^[A-Za-z0-9]{1,6}$/))
/** As the sign on the stand says it, without its hall. */
const StandCode = z.string().check(z.regex(/^[A-Z0-9]{1,8}$/))

/** An address that a page may lead to. */
const Website = z.string().check(
  z.trim(),
  z.maxLength(300, websiteMessage),
  z.refine((text) => {
    // What a reader would take for another address than the browser goes to.
    if (!/^https:\/\/[!-~]+$/.test(text) || text.includes('\\')) return false
    const url = URL.parse(text)
    return url !== null && url.username === '' && url.password === '' && url.hostname.includes('.')
  }, websiteMessage),
)

export const NewProductCategory = z.strictObject({ code: Code, name: Content })
export type NewProductCategory = z.input<typeof NewProductCategory>

export const NewHallRoom = z.strictObject({ code: Code, name: Content, kind: HallRoomKind, area: Area })

export const NewHall = z.strictObject({
  code: HallCode,
  name: Content,
  /** The corners of its walls, in turn. */
  outline: z
    .array(Point)
    .check(z.minLength(3), z.maxLength(60))
    .check(z.refine((corners) => !crossesItself(corners), outlineMessage)),
  rooms: z.array(NewHallRoom).check(z.maxLength(60)),
})
export type NewHall = z.input<typeof NewHall>

export const NewStand = z.strictObject({ hall: HallCode, code: StandCode, area: Area })
export type NewStand = z.input<typeof NewStand>

export const NewFacility = z.strictObject({ kind: FacilityKind, hall: z.nullable(HallCode), at: Point })
export type NewFacility = z.input<typeof NewFacility>

/** Where ways meet or bend, or a door is. */
export const NewWayPoint = z.strictObject({ code: Code, at: Point, door: z.nullable(Content) })
export const NewWaySegment = z
  .strictObject({
    from: Code,
    to: Code,
    hall: z.nullable(HallCode),
    name: z.nullable(Content),
    isStepFree: z.boolean(),
  })
  .check(z.refine(({ from, to }) => from !== to, { error: sameEndsMessage, path: ['to'] }))
export const NewEntrance = z.strictObject({ code: Code, name: Content, point: Code })

/** The page finds the way among them without asking, on a phone too. */
export const NewWays = z.strictObject({
  points: z.array(NewWayPoint).check(z.maxLength(2000, manyPointsMessage)),
  segments: z.array(NewWaySegment).check(z.maxLength(4000, manyWaysMessage)),
  entrances: z.array(NewEntrance).check(z.maxLength(100, manyEntrancesMessage)),
})
export type NewWays = z.input<typeof NewWays>

export const StandName = z.strictObject({ hall: HallCode, code: StandCode })

export const NewExhibitor = z.strictObject({
  code: Code,
  name: line(120),
  city: line(80),
  tagline: Content,
  description: Content,
  website: z.nullable(Website),
  /** Codes of product categories. */
  categories: z.array(Code).check(z.maxLength(20)),
  products: z.array(Content).check(z.maxLength(20)),
  stands: z.array(StandName).check(z.maxLength(500)),
})
export type NewExhibitor = z.input<typeof NewExhibitor>

type Corner = readonly [number, number]
const side = (a: Corner, b: Corner, c: Corner): number =>
  Math.sign((b[0] - a[0]) * (c[1] - a[1]) - (b[1] - a[1]) * (c[0] - a[0]))

/** Whether two walls that do not share a corner meet, or there is no room between them. */
function crossesItself(corners: readonly Corner[]): boolean {
  const walls = corners.map((corner, at) => [corner, corners[(at + 1) % corners.length] ?? corner] as const)
  const twice = corners.reduce((sum, [x, y], at) => {
    const [nextX, nextY] = corners[(at + 1) % corners.length] ?? [x, y]
    return sum + x * nextY - nextX * y
  }, 0)
  if (Math.abs(twice) < 0.0002) return true
  return walls.some(([a, b], one) =>
    walls.some(
      ([c, d], other) =>
        other > one + 1 &&
        !(one === 0 && other === walls.length - 1) &&
        side(a, b, c) * side(a, b, d) <= 0 &&
        side(c, d, a) * side(c, d, b) <= 0,
    ),
  )
}
