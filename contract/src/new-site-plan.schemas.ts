import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { AskedDay, Id, line } from './kit/fields.ts'
import { message } from './kit/message.ts'
import { PageLink } from './new-page.schemas.ts'
import { Area, ArrivalKind, LineKind, Point, SiteMarkKind, SiteShapeKind } from './plan-shapes.schemas.ts'

export const timeOfDayMessage = message('Enter a time like 08:30.')
export const linesEndBeforeMessage = message('The last day must not be before the first one.')

const TimeOfDay = z.string().check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, timeOfDayMessage))
const few = <T extends z.ZodMiniType>(of: T) => z.array(of).check(z.maxLength(200))

export const NewSiteShape = z.strictObject({
  kind: SiteShapeKind,
  points: z.array(Point).check(z.minLength(2), z.maxLength(200)),
  name: z.nullable(z.strictObject({ text: Content, at: Point })),
})

export const NewSiteMark = z.strictObject({ kind: SiteMarkKind, sign: line(20), name: Content, at: Point })

/** What takes people there, and how often. */
export const NewSiteLine = z.strictObject({
  line: line(20),
  kind: LineKind,
  to: Content,
  stop: Content,
  first: TimeOfDay,
  last: TimeOfDay,
  everyMinutes: z.int().check(z.minimum(1), z.maximum(720)),
})

export const NewArrival = z.strictObject({
  kind: ArrivalKind,
  text: Content,
  link: z.nullable(z.strictObject({ to: PageLink, text: Content })),
})

/** What is around the halls and how one gets there, in shapes that the product draws. */
export const NewSitePlan = z
  .strictObject({
    address: Content,
    area: Area,
    shapes: few(NewSiteShape),
    marks: few(NewSiteMark),
    accommodations: few(z.strictObject({ id: Id, at: Point })),
    lines: few(NewSiteLine),
    linesFrom: AskedDay,
    linesUntil: AskedDay,
    linesNote: Content,
    arrivals: few(NewArrival),
  })
  .check(
    z.refine(({ linesFrom, linesUntil }) => linesFrom <= linesUntil, {
      error: linesEndBeforeMessage,
      path: ['linesUntil'],
    }),
  )
export type NewSitePlan = z.input<typeof NewSitePlan>
