import { type Exhibitor, type FloorPlan, listExhibitors, readFloorPlan } from '@foyer/contract/exhibitors'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const person = { user: lena, pass: approvedPass }
const exhibitor = (code: string, name: string, part: Partial<Exhibitor>): Exhibitor => ({
  ...{ code, name, city: 'Utrecht', tagline: `${name} does things`, description: 'More of it.', website: null },
  ...{ categories: [], products: [], stands: [] },
  ...part,
})
const polder = exhibitor('polder-it', 'Polder IT', {
  website: 'https://polder.example/',
  products: ['Polder Billing'],
  stands: [{ hall: '5', code: 'C12' }],
})
const jokull = exhibitor('jokull', 'Jökull Data', { city: 'Reykjavík', stands: [{ hall: '3', code: 'A01' }] })
const guest = exhibitor('guest', 'Guest of Jökull', { stands: [{ hall: '3', code: 'A01' }] })

const square = (x: number): [number, number][] => [
  [x, 0],
  [x + 40, 0],
  [x + 40, 30],
  [x, 30],
]
const plan: FloorPlan = {
  halls: [
    {
      ...{ code: '3', name: 'Hall 3', outline: square(0), rooms: [] },
      stands: [
        { code: 'A01', x: 6, y: 6, width: 5, depth: 5 },
        { code: 'A02', x: 11, y: 6, width: 5, depth: 5 },
      ],
    },
    {
      ...{ code: '5', name: 'Hall 5', outline: square(50) },
      rooms: [{ code: '5-a', name: '5 A', kind: 'room', x: 52, y: 20, width: 10, depth: 8 }],
      stands: [{ code: 'C12', x: 72, y: 6, width: 5, depth: 5 }],
    },
  ],
  facilities: [{ kind: 'first-aid', hall: '3', at: [30, 20] }],
  entrances: [
    { code: 'south', name: 'Entrance South', point: 0 },
    { code: 'east', name: 'Entrance East', point: 4 },
  ],
  ways: {
    points: [
      { at: [20, 50], door: null },
      { at: [20, 30], door: 'Door 3 South' },
      { at: [20, 12], door: null },
      { at: [80, 12], door: null },
      { at: [95, 12], door: null },
    ],
    segments: [
      { from: 0, to: 1, hall: null, name: 'Forecourt', isStepFree: true },
      { from: 1, to: 2, hall: '3', name: 'Main aisle', isStepFree: true },
      { from: 2, to: 3, hall: '5', name: 'Aisle C', isStepFree: true },
      { from: 3, to: 4, hall: '5', name: 'Steps', isStepFree: false },
    ],
  },
}

beforeEach(() => {
  wire().answer(listExhibitors, [guest, jokull, polder])
  wire().answer(readFloorPlan, plan)
})

/** A stand or a room of the drawing, for who points at it. */
function partOf(svg: HTMLElement, part: string): Element {
  const found = svg.querySelector(part)
  if (found === null) throw new Error(`The drawing has no ${part}.`)
  return found
}
const drawing = () => screen.findByRole('img', { name: /^Floor plan: 2\shalls with 3\sstands/ })

test('whom one searches, one finds: the stand is marked on the plan, and the way is said', async () => {
  const user = await visit('/floor-plan', person)
  const search = await screen.findByRole('searchbox', { name: 'Search exhibitors' })
  await user.type(search, 'billing')
  await screen.findByText('1 of 3 exhibitors')
  await user.click(screen.getByRole('link', { name: 'Polder IT' }))
  const card = within(await screen.findByRole('article', { name: 'Polder IT' }))
  expect(location.search).toBe('?q=billing&exhibitor=polder-it')
  expect(card.getByText('Hall 5, stand C12')).toBeTruthy()
  expect(card.getByRole('link', { name: /polder\.example/ }).getAttribute('rel')).toBe('noopener noreferrer')
  expect(card.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Straight on: Forecourt, 20 m',
    'Through Door 3 South',
    'Straight on: Main aisle, 20 m',
    'Right: Aisle C, 55 m',
    'Stand C12 is on your left',
  ])
  expect((await drawing()).querySelector('[data-is-stand]')?.textContent).toBe('C12')
})

test('the way starts at another entrance, and without steps where that is asked', async () => {
  const user = await visit('/floor-plan?exhibitor=polder-it', person)
  await user.selectOptions(await screen.findByRole('combobox', { name: 'From' }), 'Entrance East')
  await screen.findByText(/^Straight on: Steps/)
  await user.click(screen.getByRole('checkbox', { name: 'Without steps' }))
  await screen.findByText('No way without steps is known from here.')
  expect(location.search).toBe('?exhibitor=polder-it&from=east&steps=none')
})

test('what is chosen on the plan, the page says: who shares a stand, and that one is free', async () => {
  await visit('/floor-plan', person)
  const svg = await drawing()
  await screen.findByRole('link', { name: 'Jökull Data' })
  fireEvent.click(partOf(svg, '[data-stand="3-A01"]'))
  const shared = within(await screen.findByRole('article', { name: 'A shared stand' }))
  expect(shared.getByRole('link', { name: 'Guest of Jökull' })).toBeTruthy()
  fireEvent.click(partOf(await drawing(), '[data-stand="3-A02"]'))
  const free = within(await screen.findByRole('article', { name: 'Stand A02' }))
  expect(free.getByText('Nobody has taken this stand yet.')).toBeTruthy()
  fireEvent.click(partOf(await drawing(), '[data-room="5-a"]'))
  await screen.findByRole('article', { name: '5 A' })
})

test('a hall narrows the list and says how to get there; the buttons and keys move the drawing', async () => {
  const user = await visit('/floor-plan', person)
  await user.click(await screen.findByRole('button', { name: 'Hall 3' }))
  await screen.findByText('2 of 3 exhibitors')
  await screen.findByRole('article', { name: 'Hall 3' })
  const svg = await drawing()
  const before = svg.getAttribute('viewBox')
  await user.click(screen.getByRole('button', { name: 'Closer' }))
  const nearer = svg.getAttribute('viewBox')
  expect(nearer).not.toBe(before)
  svg.focus()
  await user.keyboard('{ArrowRight}')
  expect(svg.getAttribute('viewBox')).not.toBe(nearer)
  await user.keyboard('0')
  expect(svg.getAttribute('viewBox')).toBe(before)
})

test('nobody fits: that is said, and one step leads back to all', async () => {
  const user = await visit('/floor-plan?q=nobody&hall=5', person)
  await screen.findByText('Nobody fits this search.')
  await user.click(screen.getByRole('button', { name: 'Show all exhibitors' }))
  await screen.findByText('3 exhibitors')
  expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('')
})

test('without the plan there is the list, and the plan is asked for again alone', async () => {
  wire().lose(readFloorPlan)
  const user = await visit('/floor-plan?exhibitor=polder-it', person)
  await screen.findByRole('article', { name: 'Polder IT' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(readFloorPlan, plan)
  await user.click(again)
  expect((await drawing()).querySelector('[data-is-stand]')?.textContent).toBe('C12')
})

test('without the list there is the plan, which says of no stand that it is free', async () => {
  wire().lose(listExhibitors)
  await visit('/floor-plan?stand=3-A01', person)
  await screen.findByRole('article', { name: 'Stand A01' })
  await screen.findByRole('button', { name: 'Try again' })
  expect(screen.queryByText('Nobody has taken this stand yet.')).toBeNull()
})

test('an event without a plan says so', async () => {
  wire().answer(listExhibitors, [])
  wire().answer(readFloorPlan, { halls: [], facilities: [], entrances: [], ways: { points: [], segments: [] } })
  await visit('/floor-plan', person)
  await screen.findByRole('heading', { name: 'The floor plan is not there yet' })
})

test('a name that is markup is a name', async () => {
  const words = '"><img src=x onerror=alert(1)>'
  wire().answer(listExhibitors, [exhibitor('hostile', words, { tagline: words, products: [words] })])
  await visit('/floor-plan?exhibitor=hostile', person)
  const card = await screen.findByRole('article', { name: words })
  await waitFor(() => expect(within(card).getByText('Their stand will be announced here.')).toBeTruthy())
  expect(document.querySelector('main img')).toBeNull()
})
