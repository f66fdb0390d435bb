import { contrastOf, hexOf, type Lch, lchOf } from './kit/colour.ts'

/** The shades in which one colour stands in one scheme: tokens.css has the same for each colour of the house. */
export interface Tones {
  /** A ground of its own: buttons, stripes, what is chosen. */
  readonly solid: string
  /** What is written on it. */
  readonly on: string
  /** Words in the colour on the grounds of the page. */
  readonly text: string
  /** A quiet ground: chosen rows. */
  readonly soft: string
  readonly onSoft: string
}

export interface Theme {
  readonly light: Tones
  readonly dark: Tones
}

/** The grounds of the pages and their ink (tokens.css). */
export const grounds = {
  light: { paper: '#f4f9f7', surface: '#ffffff', sunken: '#e7efed' },
  dark: { paper: '#081214', surface: '#0f1c1e', sunken: '#040c0d' },
} as const
const WHITE = '#ffffff'
const INK = '#0b1b1d'

/** What words need on their ground, and edges beside theirs (WCAG 2.2, level AA: 1.4.3 and 1.4.11). */
export const WORDS_NEED = 4.5
export const EDGES_NEED = 3

/** What the house itself has, where an event has no colour of its own. */
export const HOUSE_COLOUR = '#046a6a'

const isColour = (text: string): boolean => /^#[0-9a-f]{6}$/i.test(text)

/** `#1F8A80`, `1f8a80` or `#1f8`, in one spelling; null where it is none of these. */
export function readColour(text: string): string | null {
  const digits = text.trim().replace(/^#/, '').toLowerCase()
  const long = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return isColour(`#${long}`) ? `#${long}` : null
}

/** The lowest contrast with any of these. */
const lowest = (colour: string, others: readonly string[]): number =>
  Math.min(...others.map((other) => contrastOf(colour, other)))

/** The shade nearest to `from`, on the way to `to`, that reaches what is needed. */
function shade(
  colour: Lch,
  { from, to }: { readonly from: number; readonly to: number },
  reaches: (hex: string) => boolean,
) {
  const steps = 100
  for (let step = 0; step <= steps; step += 1) {
    const hex = hexOf({ ...colour, l: from + ((to - from) * step) / steps })
    if (reaches(hex)) return hex
  }
  return hexOf({ ...colour, l: to })
}

const writtenOn = (solid: string): string => (contrastOf(solid, WHITE) >= WORDS_NEED ? WHITE : INK)

function lightTones(colour: string, lch: Lch): Tones {
  const soft = hexOf({ ...lch, l: 0.945, c: Math.min(lch.c, 0.045) })
  return {
    solid: colour,
    on: writtenOn(colour),
    text: shade(
      lch,
      { from: Math.min(lch.l, 0.55), to: 0 },
      (hex) => lowest(hex, Object.values(grounds.light)) >= WORDS_NEED,
    ),
    soft,
    onSoft: shade(lch, { from: Math.min(lch.l, 0.5), to: 0 }, (hex) => contrastOf(hex, soft) >= 5.5),
  }
}

/** By night the same hue, lighter and weaker, with dark words on it. */
function darkTones(lch: Lch): Tones {
  const soft = hexOf({ ...lch, l: 0.29, c: Math.min(lch.c, 0.05) })
  const solid = hexOf({ ...lch, l: Math.max(0.78, Math.min(lch.l, 0.92)), c: Math.min(lch.c, 0.11) })
  const quiet = { ...lch, c: Math.min(lch.c, 0.1) }
  return {
    solid,
    on: hexOf({ ...lch, l: 0.17, c: Math.min(lch.c, 0.02) }),
    text: shade(quiet, { from: 0.6, to: 1 }, (hex) => lowest(hex, Object.values(grounds.dark)) >= 5.5),
    soft,
    onSoft: shade(quiet, { from: 0.7, to: 1 }, (hex) => contrastOf(hex, soft) >= 5.5),
  }
}

/** All shades of an event's colour, by day and by night. @param colour as `readColour` spells it. */
export function themeOf(colour: string): Theme {
  const lch = lchOf(colour)
  return { light: lightTones(colour, lch), dark: darkTones(lch) }
}

/** One pair of colours that stand on each other somewhere, and whether that is enough. */
export interface Verdict {
  readonly scheme: 'light' | 'dark'
  /** What is read or seen there. */
  readonly what: 'on-solid' | 'edge' | 'text' | 'on-soft'
  readonly colour: string
  readonly ground: string
  readonly ratio: number
  readonly needed: number
  readonly passes: boolean
}

/** Every pair in which an event's colour is seen, with its contrast. */
export function verdictsOf(colour: string): Verdict[] {
  const theme = themeOf(colour)
  return (['light', 'dark'] as const).flatMap((scheme) => {
    const { solid, on, text, soft, onSoft } = theme[scheme]
    const others = Object.values(grounds[scheme])
    const nearest = (tone: string) => others.reduce((a, b) => (contrastOf(tone, a) <= contrastOf(tone, b) ? a : b))
    const verdict = (what: Verdict['what'], one: string, ground: string, needed: number): Verdict => {
      const ratio = contrastOf(one, ground)
      return { scheme, what, colour: one, ground, ratio, needed, passes: ratio >= needed }
    }
    return [
      verdict('on-solid', on, solid, WORDS_NEED),
      verdict('edge', solid, nearest(solid), EDGES_NEED),
      verdict('text', text, nearest(text), WORDS_NEED),
      verdict('on-soft', onSoft, soft, WORDS_NEED),
    ]
  })
}

/** Words can be read on it, white or ink. */
export const bearsWords = (colour: string): boolean => lowest(colour, [writtenOn(colour)]) >= WORDS_NEED

/** It is told from the page beneath it. */
export const standsOut = (colour: string): boolean => lowest(colour, Object.values(grounds.light)) >= EDGES_NEED

/** How well something of this colour is seen on the pages, by day and by night. */
export const seenOn = (colour: string) =>
  (['light', 'dark'] as const).map((scheme) => {
    const ratio = contrastOf(colour, grounds[scheme].paper)
    return { scheme, ratio, passes: ratio >= EDGES_NEED }
  })

/** All else that is made of it passes anyway. */
const passes = (colour: string): boolean => standsOut(colour) && bearsWords(colour)

/** The shade of the same hue, nearest in lightness, that passes. */
export function nearestThatPasses(colour: string): string {
  const lch = lchOf(colour)
  for (let away = 0; away <= 1; away += 0.002)
    for (const l of [lch.l - away, lch.l + away]) {
      const hex = hexOf({ ...lch, l: Math.min(1, Math.max(0, l)) })
      if (passes(hex)) return hex
    }
  return HOUSE_COLOUR
}

const declared = ({ solid, on, text, soft, onSoft }: Tones): string =>
  `--c-primary-solid:${solid};--c-primary-on:${on};--c-primary-text:${text};--c-primary-soft:${soft};--c-primary-on-soft:${onSoft}`

/** An event's colour over that of the house, for the same screens and papers as tokens.css has each scheme. */
export function styleOfTheme(colour: string): string {
  const { light, dark } = themeOf(colour)
  return [
    `:root{${declared(light)}}`,
    `@media screen and (prefers-color-scheme:dark){:root:not([data-theme=light]){${declared(dark)}}}`,
    `@media screen{:root[data-theme=dark]{${declared(dark)}}}`,
  ].join('')
}
