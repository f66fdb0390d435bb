import { badNumberMessage } from '@foyer/contract/drawing.schemas'
import { UnreadableDrawing } from './unreadable-drawing.ts'

/** Further from the middle than any drawing of a hall reaches, in whatever it counts. */
const MOST = 1e7

/** @throws UnreadableDrawing at what is no number, or is too large to count with. */
export function numberOf(text: string): number {
  const value = Number(text)
  if (text.trim() === '' || !(Math.abs(value) <= MOST)) throw new UnreadableDrawing(badNumberMessage)
  return value
}

const UNIT = /^\s*([-+\d.eE]+)\s*(?:px|pt|pc|mm|cm|in|q)?\s*$/i

/** A length as an attribute says it: which unit it is in matters nothing, since the drawing is laid out by its width. */
export function lengthOf(text: string | undefined, otherwise = 0): number {
  if (text === undefined) return otherwise
  return numberOf(UNIT.exec(text)?.[1] ?? '')
}

const ONE = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/giy
const BETWEEN = /[\s,]*/y

/** Numbers between blanks and commas. @throws UnreadableDrawing where something else stands there. */
export function numbersIn(text: string): number[] {
  const numbers: number[] = []
  let at = skip(text, 0)
  while (at < text.length) {
    ONE.lastIndex = at
    const found = ONE.exec(text)
    if (found === null) throw new UnreadableDrawing(badNumberMessage)
    numbers.push(numberOf(found[0]))
    at = skip(text, ONE.lastIndex)
  }
  return numbers
}

function skip(text: string, from: number): number {
  BETWEEN.lastIndex = from
  BETWEEN.test(text)
  return BETWEEN.lastIndex
}
