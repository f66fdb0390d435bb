import {
  drawingTooLargeMessage,
  entitiesMessage,
  mostOfDrawing,
  noDrawingMessage,
  tooDeepMessage,
  tooManyElementsMessage,
} from '@foyer/contract/drawing.schemas'
import { XMLParser } from 'fast-xml-parser'
import { UnreadableDrawing } from './unreadable-drawing.ts'

/** An element of a file: its name without a namespace, its attributes, and what stands in it. */
export interface Element {
  readonly name: string
  readonly attributes: Readonly<Record<string, string>>
  readonly children: readonly (Element | string)[]
}

const MOST_ELEMENTS = 20_000
const DEEPEST = 50

/** No entity is looked up, none but the five of XML is known, and nothing in a file is ever asked for elsewhere. */
const parser = new XMLParser({
  preserveOrder: true,
  ignoreAttributes: false,
  attributeNamePrefix: '',
  removeNSPrefix: true,
  parseTagValue: false,
  parseAttributeValue: false,
  processEntities: false,
  trimValues: false,
})

/** As `preserveOrder` gives it: one name, its children under it, and its attributes beside. */
type Parsed = Readonly<Record<string, unknown>>

/**
 * The outermost element of an SVG file. How large it is, and of how many parts, is looked at before anything is read of it.
 * @throws UnreadableDrawing
 */
export function readSvgElements(svg: string): Element {
  if (svg.length > mostOfDrawing) throw new UnreadableDrawing(drawingTooLargeMessage)
  // Up to the next tag, and no further: what begins again and again without an end would be read again each time.
  if (/<!ENTITY|<!DOCTYPE[^<>[]*\[/i.test(svg)) throw new UnreadableDrawing(entitiesMessage)
  const text = svg.replace(/<!DOCTYPE[^<>[]*>/gi, '')
  if (/<!DOCTYPE/i.test(text)) throw new UnreadableDrawing(noDrawingMessage)
  // Each element has two tags at most.
  if (text.split('<').length > 2 * MOST_ELEMENTS) throw new UnreadableDrawing(tooManyElementsMessage)
  let parsed: readonly Parsed[]
  try {
    parsed = parser.parse(text, true) as readonly Parsed[]
  } catch {
    throw new UnreadableDrawing(noDrawingMessage)
  }
  const root = parsed.map((one) => elementOf(one, 0)).find((one) => typeof one === 'object' && one.name === 'svg')
  if (typeof root !== 'object') throw new UnreadableDrawing(noDrawingMessage)
  return root
}

function elementOf(parsed: Parsed, depth: number): Element | string {
  if (depth > DEEPEST) throw new UnreadableDrawing(tooDeepMessage)
  const name = Object.keys(parsed).find((key) => key !== ':@') ?? ''
  const value = parsed[name]
  if (name === '#text') return plain(String(value))
  const attributes = Object.entries((parsed[':@'] ?? {}) as Readonly<Record<string, unknown>>)
  return {
    name,
    attributes: Object.fromEntries(attributes.map(([key, said]) => [key, plain(String(said))])),
    children: Array.isArray(value) ? (value as readonly Parsed[]).map((one) => elementOf(one, depth + 1)) : [],
  }
}

const letters: Readonly<Record<string, string>> = { lt: '<', gt: '>', quot: '"', apos: "'", amp: '&' }

const plain = (text: string): string =>
  text.replace(/&(lt|gt|quot|apos|amp);/g, (_, name: string) => letters[name] ?? '')
