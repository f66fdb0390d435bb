import { type FloorPlan, readFloorPlan } from '@foyer/contract/exhibitors'
import { requests } from '@foyer/contract/kit/refusal'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { readExhibitorParts } from '@foyer/contract/office-exhibitors'
import {
  addStand,
  arrangeHalls,
  changeHall,
  changeStand,
  type HallLine,
  listHalls,
  type OfficeHall,
  previewDrawing,
  readHall,
  removeHall,
  setDrawing,
} from '@foyer/contract/office-halls'
import { reachesOthers } from '@foyer/contract/office-halls.refusals'
import { notAllHallsMessage } from '@foyer/contract/office-halls.schemas'
import { readSetup } from '@foyer/contract/setup'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const box = (x: number): [number, number][] => [
  [x, 1],
  [x + 4, 1],
  [x + 4, 4],
  [x, 4],
]
const hall: OfficeHall = {
  ...{ id: 7, version: 3, code: '5', name: { en: 'Hall 5' }, rooms: [], facilities: [], ways: 2 },
  outline: [
    [0, 0],
    [40, 0],
    [40, 30],
    [0, 30],
  ],
  stands: [
    {
      ...{ id: 11, version: 2, code: 'A1', shape: 'a', exhibitors: ['lamps'] },
      area: { x: 1, y: 1, width: 4, depth: 3 },
    },
  ],
  drawing: [
    { key: 'a', name: 'A1', isClosed: true, points: box(1) },
    { key: 'b', name: '<script>alert(1)</script>', isClosed: true, points: box(10) },
  ],
}

/** One comes into Hall 6 through Hall 5 alone. */
const plan: FloorPlan = {
  halls: [
    { code: '5', name: 'Hall 5', outline: hall.outline, rooms: [], stands: [] },
    { code: '6', name: 'Hall 6', outline: hall.outline, rooms: [], stands: [] },
  ],
  facilities: [],
  entrances: [{ code: 'south', name: 'Entrance South', point: 0 }],
  ways: {
    points: [
      { at: [0, 9], door: null },
      { at: [0, 8], door: 'Door 5' },
      { at: [40, 8], door: 'Passage 5/6' },
      { at: [60, 8], door: null },
    ],
    segments: [
      { from: 0, to: 1, hall: null, name: null, isStepFree: true },
      { from: 1, to: 2, hall: '5', name: null, isStepFree: true },
      { from: 2, to: 3, hall: '6', name: null, isStepFree: true },
    ],
  },
}

async function open() {
  wire().answer(readHall, hall)
  wire().answer(readFloorPlan, plan)
  wire().answer(readExhibitorParts, {
    ...{ categories: [], stands: [] },
    exhibitors: [
      { code: 'chairs', name: 'Chairs Ltd' },
      { code: 'lamps', name: 'Lamps GmbH' },
    ],
  })
  wire().respond(readSetup, () => ({ status: 200, body: { languages: ['en'] } }))
  return visitOffice('/organiser/halls/7')
}

test('a shape is made a stand and given to an exhibitor by the list alone; markup in its name is words', async () => {
  wire().answer(addStand, hall)
  const user = await open()
  expect(await screen.findByText('<script>alert(1)</script>')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Make it a stand/ }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Stand', { selector: 'input' }))
  await user.type(dialog.getByLabelText('Stand', { selector: 'input' }), 'b2')
  await user.selectOptions(dialog.getByLabelText(/^Give it to/), 'Chairs Ltd')
  await user.click(dialog.getByRole('button', { name: 'Save the stand' }))
  expect(await screen.findByText('The stand is saved.')).toBeTruthy()
  expect(wire().sent(addStand)[0]?.body).toEqual({
    ...{ code: 'B2', shape: 'b', exhibitors: ['chairs'] },
    area: { x: 10, y: 1, width: 4, depth: 3 },
  })
})

test('a stand is chosen in the drawing, and what a colleague saved first is seen beside what was typed', async () => {
  const theirs = { ...hall, stands: hall.stands.map((stand) => ({ ...stand, version: 3, exhibitors: ['chairs'] })) }
  wire().refuse(changeStand, changedMeanwhile, { theirs } as object)
  const user = await open()
  const drawing = await screen.findByRole('img', { name: /^The drawing of the hall/ })
  await user.click(within(drawing).getByText('A1'))
  const dialog = within(await screen.findByRole('dialog'))
  await user.clear(dialog.getByLabelText('Stand', { selector: 'input' }))
  await user.type(dialog.getByLabelText('Stand', { selector: 'input' }), 'A9')
  await user.click(dialog.getByRole('button', { name: 'Save the stand' }))
  expect(await dialog.findByText(/Somebody else saved this/)).toBeTruthy()
  expect((dialog.getByLabelText('Stand', { selector: 'input' }) as HTMLInputElement).value).toBe('A9')
  expect(dialog.getByText('Chairs Ltd', { selector: 'li' })).toBeTruthy()
})

test('another drawing is looked at before it is taken, and says whose stands it moves', async () => {
  wire().answer(previewDrawing, {
    ...{ shapes: hall.drawing, leftOut: { scripts: 1, pictures: 0, references: 0, others: 0 }, left: [] },
    moved: [{ code: 'A1', exhibitors: [{ code: 'lamps', name: 'Lamps GmbH' }] }],
  })
  wire().answer(setDrawing, { ...hall, version: 4 })
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Take another drawing' }))
  const dialog = within(await screen.findByRole('dialog'))
  await user.upload(dialog.getByLabelText('An SVG file'), new File(['<svg/>'], 'hall.svg', { type: 'image/svg+xml' }))
  await user.click(dialog.getByRole('button', { name: 'Look at it' }))
  expect(await dialog.findByText(/where their shape is now: A1 \(Lamps GmbH\)/)).toBeTruthy()
  expect(dialog.getByText('Left out: 1 script.')).toBeTruthy()
  expect((dialog.getByLabelText('An SVG file') as HTMLInputElement).files?.[0]?.name).toBe('hall.svg')
  await user.click(dialog.getByRole('button', { name: 'Take this drawing' }))
  expect(await screen.findByText('The drawing is taken in.')).toBeTruthy()
  expect(wire().sent(setDrawing)[0]?.body).toEqual({
    svg: '<svg/>',
    x: 0,
    y: 0,
    width: 40,
    version: 3,
    reached: ['lamps'],
  })
})

test('who would lose a stand is seen before a hall is removed, and it is not where that changed meanwhile', async () => {
  wire().refuse(removeHall, reachesOthers)
  const user = await open()
  await user.click(await screen.findByRole('button', { name: 'Remove the hall' }))
  const dialog = within(await screen.findByRole('dialog'))
  expect(await dialog.findByText('These exhibitors stay, without their stands here: Lamps GmbH')).toBeTruthy()
  expect(await dialog.findByText('Entrance South leads no longer to 1 place: Hall 6')).toBeTruthy()
  await user.click(dialog.getByRole('button', { name: 'Remove the hall' }))
  expect(await dialog.findByText(/It would reach other exhibitors by now/)).toBeTruthy()
  expect(wire().sent(removeHall)[0]?.body).toEqual({ version: 3, reached: ['lamps'] })
})

test('walls that are no rectangle are written by their corners, and a room gets its place from a shape', async () => {
  wire().answer(changeHall, { ...hall, version: 4 })
  const user = await open()
  await user.click(await screen.findByLabelText('The walls are a rectangle'))
  const corners = screen.getByLabelText(/^Corners of the walls/)
  await user.clear(corners)
  await user.type(corners, '0 0\n40 0\n40 30,5\n20 20\n0 30')
  await user.click(screen.getByRole('button', { name: 'Add a room' }))
  await user.type(screen.getAllByLabelText('Name, English').at(-1) as HTMLElement, 'Quiet room')
  await user.selectOptions(screen.getByLabelText(/^Take its place from a shape/), 'b')
  await user.click(screen.getByRole('button', { name: 'Save the hall' }))
  expect(await screen.findByText('The hall is saved.')).toBeTruthy()
  expect(wire().sent(changeHall)[0]?.body).toMatchObject({
    version: 3,
    outline: [
      [0, 0],
      [40, 0],
      [40, 30.5],
      [20, 20],
      [0, 30],
    ],
    rooms: [{ code: 'hall-5-quiet-room', kind: 'room', area: { x: 10, y: 1, width: 4, depth: 3 } }],
  })
})

test('a number of metres that is none is said at its field', async () => {
  const user = await open()
  const width = await screen.findByLabelText('Width in metres')
  await user.clear(width)
  await user.type(width, 'wide')
  await user.click(screen.getByRole('button', { name: 'Save the hall' }))
  expect(await screen.findByRole('link', { name: /Enter metres, to the centimetre/ })).toBeTruthy()
})

test('halls are put into another order, one place at a time', async () => {
  const line = { stands: 1, exhibitors: 1, hasDrawing: false }
  const lines: HallLine[] = [
    { ...line, id: 1, code: '1', name: { en: 'Hall 1' } },
    { ...line, id: 2, code: '2', name: { en: 'Hall 2' } },
  ]
  wire().answer(listHalls, lines)
  wire().answer(arrangeHalls, lines.toReversed())
  const user = await visitOffice('/organiser/halls')
  await user.click(await screen.findByRole('button', { name: /^Up ?: Hall 2$/ }))
  expect(await screen.findByText('The order is saved.')).toBeTruthy()
  expect(wire().sent(arrangeHalls)[0]?.body).toEqual({ ids: [2, 1] })
  expect(screen.getAllByText('1 stand')).toHaveLength(2)
  expect(screen.getAllByText('no drawing')).toHaveLength(2)
})

test('where a colleague added a hall meanwhile it is said, and shown', async () => {
  const line = { stands: 1, exhibitors: 1, hasDrawing: false }
  const lines = [1, 2, 3].map((id): HallLine => ({ ...line, id, code: `${id}`, name: { en: `Hall ${id}` } }))
  wire().answer(listHalls, lines.slice(0, 2))
  wire().refuse(arrangeHalls, requests.invalid, { errors: [{ path: 'ids', message: notAllHallsMessage }] } as object)
  const user = await visitOffice('/organiser/halls')
  await screen.findByRole('button', { name: /^Up ?: Hall 2$/ })
  wire().answer(listHalls, lines)
  await user.click(screen.getByRole('button', { name: /^Up ?: Hall 2$/ }))
  await screen.findByText('Halls came or went meanwhile. Look at them once more.')
  await screen.findByRole('button', { name: /^Up ?: Hall 3$/ })
})

test('a hall that was moved to the top by the keyboard keeps the focus', async () => {
  const line = { stands: 1, exhibitors: 1, hasDrawing: false }
  const lines: HallLine[] = [
    { ...line, id: 1, code: '1', name: { en: 'Hall 1' } },
    { ...line, id: 2, code: '2', name: { en: 'Hall 2' } },
  ]
  wire().answer(listHalls, lines)
  const user = await visitOffice('/organiser/halls')
  wire().respond(arrangeHalls, () => {
    wire().answer(listHalls, lines.toReversed())
    return { status: 200, body: lines.toReversed() }
  })
  ;(await screen.findByRole('button', { name: /^Up ?: Hall 2$/ })).focus()
  await user.keyboard('{Enter}')
  const down = await screen.findByRole('button', { name: /^Down ?: Hall 2$/ })
  await waitFor(() => expect(document.activeElement).toBe(down))
})

test('a new room begins at its first field, and once it is taken out the next one can be added', async () => {
  const user = await open()
  const add = await screen.findByRole('button', { name: 'Add a room' })
  add.focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getAllByLabelText('Name, English').at(-1))
  screen.getByRole('button', { name: /^Take out ?: Room 1$/ }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(add)
})

test('an exhibitor who is taken from a stand leaves the focus where another is chosen', async () => {
  const user = await open()
  await user.click(await screen.findByRole('button', { name: /^Change ?: A1$/ }))
  const dialog = within(await screen.findByRole('dialog'))
  dialog.getByRole('button', { name: /^Take out ?: Lamps GmbH$/ }).focus()
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(dialog.getByLabelText(/^Give it to/))
})

test('a room bears its name in the drawing', async () => {
  wire().answer(readHall, {
    ...hall,
    rooms: [{ code: 'lamp', name: { en: 'Lamp room' }, kind: 'room', area: { x: 20, y: 2, width: 10, depth: 6 } }],
  })
  wire().answer(readExhibitorParts, { categories: [], stands: [], exhibitors: [] })
  await visitOffice('/organiser/halls/7')
  const drawing = within(await screen.findByRole('img', { name: /^The drawing of the hall/ }))
  expect(drawing.getByText('Lamp room')).toBeTruthy()
})
