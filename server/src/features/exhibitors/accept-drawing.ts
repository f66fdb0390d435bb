import type { DrawingFile } from '@foyer/contract/drawing.schemas'
import { InvalidInput } from '#platform/door/problem'
import { centimetres } from './ground.ts'
import { type Drawing, readDrawing } from './read-drawing.ts'
import { UnreadableDrawing } from './unreadable-drawing.ts'

/** What a file draws on the ground. @throws InvalidInput with the sentence that says what is wrong with it. */
export function acceptDrawing({ svg, x, y, width }: DrawingFile): Drawing {
  try {
    return readDrawing(svg, { x: centimetres(x), y: centimetres(y), width: centimetres(width) })
  } catch (error) {
    if (!(error instanceof UnreadableDrawing)) throw error
    throw new InvalidInput([{ path: 'svg', message: error.message }])
  }
}
