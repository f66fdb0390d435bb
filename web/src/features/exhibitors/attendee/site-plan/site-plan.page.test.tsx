import { type Accommodation, listAccommodations } from '@foyer/contract/accommodation'
import { readSitePlan, type SitePlan } from '@foyer/contract/exhibitors'
import { screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { visit, wire } from '#testing/visit.tsx'
import { approvedPass, lena } from '#testing/world.ts'

const person = { user: lena, pass: approvedPass }
const hotel = (id: number, name: string, minutesToVenue: number): Accommodation => ({
  ...{
    id,
    name,
    minutesToVenue,
    stars: 3,
    description: '',
    address: '',
    latitude: 52,
    longitude: 13,
    images: [],
    amenities: [],
  },
  ...{ way: { kind: 'walk', text: 'Walk along the canal' }, shuttle: false, fromPrice: null, totalPrice: null },
  ...{ bookable: false, cancelBefore: '2025-10-06T16:00:00.000Z', room: null, nights: [] },
})
const plan: SitePlan = {
  address: 'Südhallen, Gleisbogen 40',
  area: { x: -100, y: -100, width: 400, depth: 300 },
  shapes: [
    {
      kind: 'water',
      points: [
        [0, 0],
        [1, 0],
        [1, 1],
      ],
      name: { text: 'Canal', at: [0, 0] },
    },
  ],
  marks: [{ kind: 'stop', sign: 'S1', name: 'Stop S1', at: [10, 10] }],
  halls: [
    {
      code: '3',
      name: 'Hall 3',
      outline: [
        [0, 0],
        [9, 0],
        [9, 9],
        [0, 9],
      ],
    },
  ],
  entrances: [{ code: 'south', name: 'Entrance South', at: [5, 10] }],
  accommodations: [{ id: 22, at: [50, 50] }],
  lines: [
    { line: 'S1', kind: 'shuttle', to: 'Kupferhof', stop: 'Stop S1', first: '06:56', last: '00:56', everyMinutes: 8 },
  ],
  linesFrom: '2025-10-19',
  linesUntil: '2025-10-25',
  linesNote: 'Free with every pass.',
  arrivals: [{ kind: 'train', text: 'Take the S-Bahn.', link: { to: '/train-ticket', text: 'Your train ticket' } }],
}

beforeEach(() => {
  wire().answer(readSitePlan, plan)
  wire().answer(listAccommodations, [hotel(30, 'Quartier Neun', 11), hotel(22, 'Hotel Adler', 6)])
})

test('says when the first bus leaves, how one gets there, and how long it takes from each hotel, the nearest first', async () => {
  await visit('/site-plan', person)
  const board = within(await screen.findByRole('region', { name: 'Departures' }))
  expect(board.getByText('06:56')).toBeTruthy()
  expect(board.getByText('then every 8 min')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Your train ticket' }).getAttribute('href')).toBe('/train-ticket')
  const hotels = within(await screen.findByRole('region', { name: 'From your hotel' }))
  expect(hotels.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Hotel Adler', 'Quartier Neun'])
  const drawing = screen.getByRole('img', { name: /^Site plan, north is up/ })
  expect(drawing.getAttribute('aria-label')).toContain('Entrance South, Stop S1, A: Hotel Adler.')
})

test('what cannot be loaded fails alone', async () => {
  wire().lose(listAccommodations)
  const user = await visit('/site-plan', person)
  await screen.findByRole('region', { name: 'Departures' })
  const again = await screen.findByRole('button', { name: 'Try again' })
  wire().answer(listAccommodations, [hotel(22, 'Hotel Adler', 6)])
  await user.click(again)
  await screen.findByRole('link', { name: 'Hotel Adler' })
})

test('an event without a site plan says so, and the hotels are there', async () => {
  wire().answer(readSitePlan, null)
  await visit('/site-plan', person)
  await screen.findByRole('heading', { name: 'The site plan is not there yet' })
  await screen.findByRole('link', { name: 'Hotel Adler' })
})

test('the drawing comes nearer and moves by its buttons and by keys, and goes back to all of it', async () => {
  const actor = userEvent.setup()
  await visit('/site-plan', person)
  const drawing = await screen.findByRole('img', { name: /^Site plan/ })
  const shown = () => drawing.getAttribute('viewBox')
  const all = shown()
  await actor.click(screen.getByRole('button', { name: 'Closer' }))
  const nearer = shown()
  expect(nearer).not.toBe(all)
  await actor.click(screen.getByRole('button', { name: 'Right' }))
  expect(shown()).not.toBe(nearer)
  await actor.click(screen.getByRole('button', { name: 'Whole plan' }))
  expect(shown()).toBe(all)

  drawing.focus()
  await actor.keyboard('{+}')
  expect(shown()).toBe(nearer)
  await actor.keyboard('{ArrowUp}{Home}')
  expect(shown()).toBe(all)
})
