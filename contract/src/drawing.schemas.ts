import * as z from 'zod/mini'
import { message } from './kit/message.ts'
import { Length, Metres, Point } from './plan-shapes.schemas.ts'

/** Of a file with a drawing, in UTF-16 units. */
export const mostOfDrawing = 900_000

export const drawingTooLargeMessage = message(
  'This drawing is larger than 900 kB. Leave out pictures and details, and try again.',
)
export const noDrawingMessage = message('This is no drawing that can be read. Save it as plain SVG, and try again.')
export const entitiesMessage = message(
  'This drawing declares entities, which are not read. Save it as plain SVG, and try again.',
)
export const tooManyElementsMessage = message(
  'This drawing has too many parts: at most 20,000, and 2,000 shapes. Leave out details, and try again.',
)
export const tooDeepMessage = message(
  'This drawing has groups within groups, more than 50 of them. Take the groups apart, and try again.',
)
export const tooManyPointsMessage = message(
  'The lines of this drawing are too fine: at most 20,000 points. Simplify them, and try again.',
)
export const badNumberMessage = message('A number of this drawing is too large, or is none.')
export const noShapesMessage = message('There is no shape in this drawing.')

/** A file with a drawing, and where on the ground it lies: its north-west corner, and how far it reaches east. */
export const DrawingFile = z.strictObject({
  svg: z.string().check(z.minLength(1, noDrawingMessage), z.maxLength(mostOfDrawing, drawingTooLargeMessage)),
  x: Metres,
  y: Metres,
  width: Length,
})
export type DrawingFile = z.infer<typeof DrawingFile>

/** What of a drawing is kept: its lines, in metres on the ground, and how they are called. Nothing else of a file is. */
export const DrawnShape = z.object({
  /** As the file names it, or its place in it. */
  key: z.string(),
  /** What the file writes on it. */
  name: z.nullable(z.string()),
  isClosed: z.boolean(),
  points: z.array(Point),
})
export type DrawnShape = z.infer<typeof DrawnShape>

/** What in a file is no shape, and was left out. */
export const LeftOut = z.object({
  scripts: z.int(),
  pictures: z.int(),
  /** Copies of other parts, and what lies in other files. */
  references: z.int(),
  others: z.int(),
})
export type LeftOut = z.infer<typeof LeftOut>
export const standsMisplacedMessage = message(
  'With this width and place, a stand would lie outside of the walls or cover another one.',
)
