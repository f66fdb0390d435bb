import { expect, test } from 'vitest'
import { hostileDrawings, refusedDrawings } from '../../testing/hostile-drawings.ts'
import { isTooMuch, slowest } from '../../testing/hostile-texts.ts'
import { readDrawing } from './read-drawing.ts'
import { UnreadableDrawing } from './unreadable-drawing.ts'

/** A hundred metres wide, from ten metres east and twenty south. */
const lies = { x: 1000, y: 2000, width: 10_000 }
const read = (inside: string, attributes = 'viewBox="0 0 100 50"') =>
  readDrawing(`<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`, lies)
/** Where its corners are, in metres from the drawing's own. */
const cornersOf = (inside: string) =>
  read(inside)
    .shapes[0]?.points.map(([x, y]) => `${(x - 1000) / 100},${(y - 2000) / 100}`)
    .join(' ')

test.each(Object.entries(hostileDrawings))('of a drawing with %s, lines alone are kept', (_, svg) => {
  const { shapes } = readDrawing(svg, lies)
  expect(shapes.length).toBeGreaterThan(0)
  for (const shape of shapes) {
    expect(Object.keys(shape).toSorted()).toEqual(['isClosed', 'key', 'name', 'points'])
    expect(shape.key).toMatch(/^[\w.:-]+$/)
    expect(shape.points.flat().every(Number.isInteger)).toBe(true)
  }
  expect(JSON.stringify(shapes)).not.toMatch(/javascript|evil|onload|url\(/)
})

test.each(['', '<svg>', '<svg><path d="'])('no file that begins with %j makes the reading think for long', (begun) => {
  const readAll = (text: string) => () => readDrawing(begun + text, lies)
  expect(slowest((text) => expect(readAll(text)).toThrow(UnreadableDrawing))).toEqual([])
})

test.each(refusedDrawings)('%s is no drawing, and is refused with a sentence, at once', (_, svg, said) => {
  const isLong = isTooMuch(() => expect(() => readDrawing(svg, lies)).toThrow(UnreadableDrawing), 10)
  expect(() => readDrawing(svg, lies)).toThrow(said)
  expect(isLong).toBe(false)
})

test.each([
  ['a rectangle', '<rect x="1" y="2" width="3" height="4"/>', '1,2 4,2 4,6 1,6'],
  ['a polygon', '<polygon points="1,2 4-2,5.5.5"/>', '1,2 4,-2 5.5,0.5'],
  ['a line', '<line x1="1" y1="2" x2="3" y2="4"/>', '1,2 3,4'],
  ['a path with every straight line', '<path d="M1 2h3V6l-3 0z"/>', '1,2 4,2 4,6 1,6'],
  ['a path that goes on without letters', '<path d="m1 2 3 0 0 4"/>', '1,2 4,2 4,6'],
  ['an arc whose flags stand close', '<path d="M0 0a1e9 1e9 0 011 0"/>'.replaceAll('1e9', '10'), undefined],
  ['what is moved', '<g transform="translate(10 5)"><rect width="1" height="1"/></g>', '10,5 11,5 11,6 10,6'],
  ['what is turned around a point', '<rect width="2" height="1" transform="rotate(90 0 0)"/>', '0,0 0,2 -1,2 -1,0'],
  [
    'first the inner, then the outer',
    '<g transform="scale(2) translate(1,1)"><rect width="1" height="1"/></g>',
    '2,2 4,2 4,4 2,4',
  ],
])('%s has its corners', (_, inside, corners) => {
  if (corners === undefined) expect(cornersOf(inside)).toMatch(/^0,0 .* 1,0$/)
  else expect(cornersOf(inside)).toBe(corners)
})

test('bends end where they end, and smooth ones go on as those before', () => {
  for (const d of ['C1 1 2 1 3 0', 'Q1 1 3 0', 'A2 1 0 1 1 3 0', 'Q1 1 2 0T3 0', 'C0 1 1 1 1 0S3-1 3 0'])
    expect(cornersOf(`<path d="M0 0${d}"/>`), d).toMatch(/^0,0 .* 3,0$/)
  const [, middle] = read('<circle cx="50" cy="25" r="10"/>').shapes[0]!.points
  expect(Math.hypot(middle![0] - 6000, middle![1] - 4500)).toBeCloseTo(1000, -1)
})

test('a smooth bend mirrors the handle before it', () => {
  const whole = cornersOf('<path d="M0 0C0 4 4 4 4 0C4-4 8-4 8 0"/>')
  expect(cornersOf('<path d="M0 0C0 4 4 4 4 0S8-4 8 0"/>')).toBe(whole)
  expect(cornersOf('<path d="M0 0Q2 4 4 0T8 0"/>')).toBe(cornersOf('<path d="M0 0Q2 4 4 0Q6-4 8 0"/>'))
})

test('each line of a path is a shape of its own, and keys are there once', () => {
  const { shapes } = read(
    '<path id="a" d="M0 0h1v1zM5 5h1"/><rect id="a" width="1" height="1"/><rect width="1" height="1"/>',
  )
  expect(shapes.map(({ key, isClosed }) => [key, isClosed])).toEqual([
    ['a', true],
    ['a-2', false],
    ['a-3', true],
    ['shape-4', true],
  ])
})

test('a shape is called what its title, its label, or the text on it says', () => {
  const inside = [
    '<rect x="0" y="0" width="50" height="50"/>',
    '<rect x="1" y="1" width="8" height="8"/><text x="2" y="5">C <tspan>12</tspan></text>',
    '<rect x="20" y="1" width="8" height="8"><title>C13 &amp; C14</title></rect>',
    '<rect xmlns:i="x" i:label="C15" x="30" y="1" width="8" height="8"/>',
  ]
  expect(read(inside.join('')).shapes.map(({ name }) => name)).toEqual([null, 'C 12', 'C13 & C14', 'C15'])
})

test('what is no shape is counted, and what only says how things look is not', () => {
  const inside = '<script/><image/><use/><foreignObject/><style/><defs><rect/></defs><rect width="1" height="1"/>'
  expect(read(inside).leftOut).toEqual({ scripts: 1, pictures: 1, references: 1, others: 1 })
  expect(
    read('<g display="none"><rect width="1" height="1"/></g><rect id="seen" width="1" height="1"/>').shapes,
  ).toHaveLength(1)
})

test('a drawing is laid out by its view, by its size, or else by what is drawn', () => {
  const rect = '<rect x="10" y="10" width="10" height="10"/>'
  const left = (attributes: string) => read(rect, attributes).shapes[0]?.points[0]
  expect(left('viewBox="10 10 20 20"')).toEqual([1000, 2000])
  expect(left('width="100mm" height="50mm"')).toEqual([2000, 3000])
  expect(left('width="100%" height="100%"')).toEqual([1000, 2000])
})

test('edges that touch in the drawing touch on the ground', () => {
  const thirds = [0, 1, 2].map((at) => `<rect x="${at / 3}" y="0" width="${1 / 3}" height="1"/>`).join('')
  const { shapes } = read(thirds, 'viewBox="0 0 1 1"')
  const edges = shapes.map(({ points }) => [points[0]![0], points[1]![0]])
  expect(edges[0]![1]).toBe(edges[1]![0])
  expect(edges[1]![1]).toBe(edges[2]![0])
})
