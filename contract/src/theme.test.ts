import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { contrastOf, hexOf, lchOf } from './kit/colour.ts'
import { grounds, HOUSE_COLOUR, nearestThatPasses, readColour, styleOfTheme, themeOf, verdictsOf } from './theme.ts'

const tokens = readFileSync(join(import.meta.dirname, '../../web/src/ui/styles/tokens.css'), 'utf8')

/** Sixty-four colours over the whole of what a screen shows. */
const colours = [0, 85, 170, 255].flatMap((r) =>
  [0, 85, 170, 255].flatMap((g) =>
    [0, 85, 170, 255].map((b) => `#${[r, g, b].map((part) => part.toString(16).padStart(2, '0')).join('')}`),
  ),
)
const failing = (colour: string) => verdictsOf(colour).filter(({ passes }) => !passes)

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#046a6a', '#f4f9f7', 6.01],
])('%s on %s reaches %d', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 1)
  expect(contrastOf(other, one)).toBe(contrastOf(one, other))
})

test('a colour comes back from how the eye weighs it as it went in', () => {
  expect(colours.map((colour) => hexOf(lchOf(colour)))).toEqual(colours)
})

test.each([
  ['#1F8A80', '#1f8a80'],
  [' 1f8a80 ', '#1f8a80'],
  ['#fA0', '#ffaa00'],
  ['', null],
  ['teal', null],
  ['#1f8a8', null],
  ['#1f8a80;}', null],
])('%o is read as %o', (text, colour) => {
  expect(readColour(text)).toBe(colour)
})

test('whatever colour is chosen, only what it is itself can fail: all shades made of it can be read', () => {
  for (const colour of colours)
    for (const { scheme, what } of failing(colour))
      expect([scheme, what]).toEqual(['light', expect.stringMatching(/^(on-solid|edge)$/)])
})

test('the nearest that passes does, and is the colour itself where that passes', () => {
  for (const colour of colours.filter((_, at) => at % 3 === 0))
    expect([colour, failing(nearestThatPasses(colour))]).toEqual([colour, []])
  expect(nearestThatPasses(HOUSE_COLOUR)).toBe(HOUSE_COLOUR)
  const near = nearestThatPasses('#1f8a80')
  expect(Math.abs(lchOf(near).l - lchOf('#1f8a80').l)).toBeLessThan(0.03)
})

test.each([
  ['#1f8a80', ['on-solid 4.2']],
  ['#ffd500', ['edge 1.2']],
])('%s fails as %o', (colour, said) => {
  expect(failing(colour).map(({ what, ratio }) => `${what} ${Math.floor(ratio * 10) / 10}`)).toEqual(said)
})

test('the grounds and the house’s colour are those of the pages', () => {
  const all = [...Object.values(grounds.light), ...Object.values(grounds.dark), HOUSE_COLOUR]
  for (const colour of all) expect(tokens).toContain(`: ${colour};`)
})

test('every shade of the house’s colour has its place in an event’s style, by day and by night', () => {
  const style = styleOfTheme('#700b5d')
  const names = new Set([...tokens.matchAll(/--c-primary-[a-z-]+/g)].map(([name]) => name))
  for (const name of names) expect(style.split(`${name}:`)).toHaveLength(4)
  expect(style).toContain(themeOf('#700b5d').dark.solid)
  expect(style).not.toMatch(/[<&]/)
})
