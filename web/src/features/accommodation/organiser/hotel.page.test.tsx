import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import {
  changeNights,
  type NightGrid,
  type NightsPreview,
  previewNights,
  readNightGrid,
} from '@foyer/contract/office-nights'
import { act, fireEvent, screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { queryClient } from '#platform/query-client.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const night = (day: string, changes: Partial<NightGrid['rooms'][number]['nights'][number]> = {}) => ({
  night: day,
  allotment: 20,
  held: 1,
  booked: 5,
  price: 14_900,
  minimumStay: 1,
  closedToArrival: false,
  ...changes,
})
const days = ['2025-10-20', '2025-10-21', '2025-10-22', '2025-10-23', '2025-10-24']
const room = (id: number, name: string, nights = days.map((day) => night(day))): NightGrid['rooms'][number] => ({
  id,
  name: { en: name },
  maxOccupancy: 2,
  isInternal: false,
  isActive: true,
  allotment: 100,
  held: 5,
  booked: 25,
  nights,
})
const house = (changes: Partial<NightGrid> = {}): NightGrid => ({
  id: 1,
  version: 3,
  name: 'Hotel Spree',
  stars: 4,
  address: 'Am Ufer 1',
  minutesToVenue: 12,
  wayKind: 'walk',
  isActive: true,
  allotment: 200,
  held: 10,
  booked: 50,
  contract: null,
  rooms: [room(11, 'Single'), room(12, 'Double')],
  ...changes,
})
const preview: NightsPreview = {
  version: 3,
  changed: 3,
  added: 0,
  allotment: { before: 60, after: 60 },
  stays: { booked: 5, held: 1 },
  below: [],
}
const other = house({ id: 2, version: 8, name: 'Hotel Havel', rooms: [room(21, 'Suite')] })

beforeEach(() => {
  wire().answer(readNightGrid, ({ params }) => (params['id'] === '2' ? other : house()))
  wire().answer(previewNights, preview)
})

const open = async (scope?: Parameters<typeof visitOffice>[1]) => {
  const user = await visitOffice('/organiser/hotels/1', scope)
  const grid = within(await screen.findByRole('grid'))
  const cell = (row: number, column: number) => {
    const found = grid.getAllByRole('gridcell')[row * days.length + column]
    if (found === undefined) throw new Error('No such night')
    return found
  }
  return { user, grid, cell }
}
const value = (label: string | RegExp) => screen.getByLabelText<HTMLInputElement>(label).value
const change = (label: string | RegExp, text: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value: text } })

test('nights that a pointer is drawn over are a range, and what a new price does is read before it is made', async () => {
  const { user, cell, grid } = await open()
  fireEvent.pointerDown(cell(0, 1), { button: 0, pointerType: 'mouse' })
  fireEvent.pointerEnter(cell(0, 2), { buttons: 1, pointerType: 'mouse' })
  fireEvent.pointerEnter(cell(0, 3), { buttons: 1, pointerType: 'mouse' })
  fireEvent.pointerUp(cell(0, 3))
  fireEvent.pointerEnter(cell(1, 4), { buttons: 0, pointerType: 'mouse' })
  expect(grid.getAllByRole('gridcell', { selected: true })).toHaveLength(3)
  expect([value('First night'), value('Last night')]).toEqual(['2025-10-21', '2025-10-23'])
  change(/^Price with VAT/, '159.50')
  await screen.findByText('Booked stays on these nights: 5, held ones: 1. Each keeps its nights and its price.')
  expect(wire().sent(changeNights)).toEqual([])
  const answered = Promise.withResolvers<NightGrid>()
  wire().answer(changeNights, () => answered.promise)
  await user.dblClick(screen.getByRole('button', { name: /^Change 3\snights$/ }))
  answered.resolve(house({ version: 4 }))
  await screen.findByText('The nights are changed.')
  expect(
    wire()
      .sent(changeNights)
      .map(({ body }) => body),
  ).toEqual([{ roomIds: [11], first: '2025-10-21', last: '2025-10-23', price: 15_950, version: 3 }])
})

test('Shift and the arrows mark a range, and Enter leads to its fields', async () => {
  const { user, cell, grid } = await open()
  act(() => cell(0, 0).focus())
  await user.keyboard('{ArrowRight}{Shift>}{ArrowRight}{ArrowDown}{/Shift}')
  expect(grid.getAllByRole('gridcell', { selected: true })).toHaveLength(4)
  expect(document.activeElement).toBe(cell(1, 2))
  await user.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByLabelText(/^Rooms a night/))
})

test('a range is chosen by the form alone, and one that ends before it begins says so', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Double' }))
  change('First night', '2025-10-22')
  expect(value('Last night')).toBe('2025-10-22')
  change('Last night', '2025-10-20')
  screen.getByText('It is before the first.')
  change(/^Rooms a night/, '10')
  expect(wire().sent(previewNights)).toEqual([])
  change('Last night', '2025-10-23')
  await screen.findByText('3 nights change')
  expect(wire().sent(previewNights).at(-1)?.body).toEqual({
    roomIds: [12],
    first: '2025-10-22',
    last: '2025-10-23',
    allotment: 10,
  })
})

test('never below what is taken: which nights are, and nothing is sent', async () => {
  wire().answer(previewNights, { ...preview, below: [{ roomId: 12, night: '2025-10-22', taken: 6 }] })
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Double' }))
  change('First night', '2025-10-22')
  change(/^Rooms a night/, '5')
  const alert = within(await screen.findByRole('alert'))
  alert.getByText(/Double: 6 taken/)
  await user.click(screen.getByRole('button', { name: /^Change 3\snights$/ }))
  await user.click(await screen.findByRole('link', { name: 'More are taken than that' }))
  expect(document.activeElement).toBe(screen.getByLabelText(/^Rooms a night/))
  expect(wire().sent(changeNights)).toEqual([])
})

test.each([
  [/^Rooms a night/, '99999', 'Enter a whole number, 10,000 at most.'],
  [/^Rooms a night/, '2.5', 'Enter a whole number, 10,000 at most.'],
  [/^Price with VAT/, '1e309', 'Enter an amount such as 149 or 149.50, 100,000 at most.'],
  [/^Price with VAT/, '999999', 'Enter an amount such as 149 or 149.50, 100,000 at most.'],
  [/^Shortest stay/, '0', 'Enter a number of nights, 30 at most.'],
  [/^Shortest stay/, '99999', 'Enter a number of nights, 30 at most.'],
])('%s of %s says what to enter, and is not asked about', async (label, text, said) => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Double' }))
  change('First night', '2025-10-22')
  change(label, text)
  await screen.findByText(said)
  expect(wire().sent(previewNights)).toEqual([])
})

test('what is missing is said when it is tried, each a link to its field', async () => {
  const { user } = await open()
  change(/^Rooms a night/, 'many')
  await user.click(screen.getByRole('button', { name: 'Change nights' }))
  const summary = (await screen.findByRole('heading', { name: 'There is a problem' })).parentElement as HTMLElement
  expect(document.activeElement).toBe(summary)
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(['Choose a kind of room at least.', 'Enter the first night.', 'Enter a whole number, 10,000 at most.'])
  await user.click(screen.getByRole('checkbox', { name: 'Double' }))
  change('First night', '2025-10-22')
  change(/^Rooms a night/, '10')
  await screen.findByText('3 nights change')
  expect(screen.queryByRole('heading', { name: 'There is a problem' })).toBeNull()
})

test('nights that a colleague changed meanwhile are shown, and what was typed stays', async () => {
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Double' }))
  change('First night', '2025-10-22')
  change(/^Rooms a night/, '10')
  await screen.findByText('3 nights change')
  const theirs = house({
    version: 4,
    rooms: [
      room(11, 'Single'),
      room(
        12,
        'Double',
        days.map((day) => night(day, { price: 17_900 })),
      ),
    ],
  })
  wire().refuse(changeNights, changedMeanwhile, { theirs } as object)
  await user.click(screen.getByRole('button', { name: /^Change 3\snights$/ }))
  const alert = within(await screen.findByRole('alert'))
  alert.getByText('A colleague changed nights of this hotel meanwhile.')
  expect(value(/^Rooms a night/)).toBe('10')
  wire().answer(changeNights, { ...theirs, version: 5 })
  await user.click(alert.getByRole('button', { name: 'Go on with mine' }))
  await user.click(await screen.findByRole('button', { name: /^Change 3\snights$/ }))
  await screen.findByText('The nights are changed.')
  expect(wire().sent(changeNights).at(-1)?.body).toMatchObject({ version: 4, allotment: 10 })
})

test('what is typed for one hotel is not for the next', async () => {
  await act(() =>
    queryClient.prefetchQuery({ queryKey: [readNightGrid.id, { params: { id: '2' } }], queryFn: () => other }),
  )
  const { user } = await open()
  await user.click(screen.getByRole('checkbox', { name: 'Double' }))
  change(/^Rooms a night/, '10')
  await act(async () => {
    history.pushState(history.state, '', '/organiser/hotels/2')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await screen.findByRole('heading', { name: 'Hotel Havel' })
  expect(value(/^Rooms a night/)).toBe('')
  expect(screen.queryByRole('alert')).toBeNull()
})

test('who only reads sees every night, and cannot mark one', async () => {
  const { cell, grid } = await open(['finance'])
  fireEvent.pointerDown(cell(0, 1), { button: 0, pointerType: 'mouse' })
  expect(grid.queryAllByRole('gridcell', { selected: true })).toEqual([])
  expect(screen.queryByLabelText('First night')).toBeNull()
})
