import { type FloorPlan, readFloorPlan } from '@foyer/contract/exhibitors'
import { changedMeanwhile } from '@foyer/contract/kit/versions.refusals'
import { readOfficeSitePlan } from '@foyer/contract/office-site-plan'
import { type OfficeWays, readWays, saveWays } from '@foyer/contract/office-ways'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { query } from '#platform/api.ts'
import { queryClient } from '#platform/query-client.ts'
import { wire } from '#testing/visit.tsx'
import { visitOffice } from '#testing/visit-office.tsx'

const plan: FloorPlan = {
  halls: [
    {
      ...{ code: '1', name: 'Hall 1', rooms: [], stands: [{ code: 'A1', x: 2, y: 2, width: 4, depth: 4 }] },
      outline: [
        [0, 0],
        [40, 0],
        [40, 10],
        [0, 10],
      ],
    },
  ],
  ...{ facilities: [], entrances: [], ways: { points: [], segments: [] } },
}
const ways: OfficeWays = {
  version: 4,
  points: [
    { code: 'gate', at: [-10, 8], door: null },
    { code: 'door', at: [0, 8], door: { en: 'Door West' } },
    { code: 'aisle', at: [20, 8], door: null },
  ],
  segments: [
    { from: 'gate', to: 'door', hall: null, name: { en: 'Path' }, isStepFree: true },
    { from: 'door', to: 'aisle', hall: '1', name: null, isStepFree: true },
  ],
  entrances: [{ code: 'south', name: { en: 'Entrance South' }, point: 'gate' }],
  facilities: [{ kind: 'information', at: [-12, 8] }],
}
const none: OfficeWays = { version: 1, points: [], segments: [], entrances: [], facilities: [] }

async function open(shown: OfficeWays = ways) {
  wire().answer(readWays, shown)
  wire().answer(readFloorPlan, plan)
  wire().answer(readOfficeSitePlan, null)
  wire().answer(saveWays, ({ body }) => ({ ...(body as OfficeWays), version: shown.version + 1 }))
  const user = await visitOffice('/organiser/site-plan/ways')
  await screen.findByRole('button', { name: 'Save the ways' })
  return user
}
type User = Awaited<ReturnType<typeof open>>
const sent = () => wire().sent(saveWays)[0]?.body as OfficeWays | undefined
const dialog = async () => within(await screen.findByRole('dialog'))
const save = (user: User) => user.click(screen.getByRole('button', { name: 'Save the ways' }))
const drawing = () => screen.getByRole('img', { name: /^The ways and entrances/ })

/** Adds a thing by its form. */
async function add(user: User, word: string, fields: Readonly<Record<string, string>>) {
  await user.click(screen.getByRole('button', { name: word }))
  const form = await dialog()
  for (const [label, text] of Object.entries(fields)) {
    const field = form.getByLabelText(new RegExp(`^${label}`))
    if (field.tagName === 'SELECT') await user.selectOptions(field, text)
    else await user.type(field, text)
  }
  await user.click(form.getByRole('button', { name: 'Take it over' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

test('an event that has none gets an entrance, a way into a hall and a sign, by forms alone', async () => {
  const user = await open(none)
  expect(screen.getByText('No entrances: attendees are shown no way.')).toBeTruthy()
  await add(user, 'Add an entrance', { 'Name, English': 'South', 'Metres east': '-10', 'Metres south': '8' })
  await add(user, 'Add a point', { 'Metres east': '0', 'Metres south': '8', 'Door, English': 'Door West' })
  await add(user, 'Add a point', { 'Metres east': '20,5', 'Metres south': '8' })
  await add(user, 'Add a way', { From: 'South (-10, 8)', To: 'Door West (0, 8)', 'Name, English': 'Path' })
  await add(user, 'Add a way', { From: 'Door West (0, 8)', To: 'point-3 (20.5, 8)' })
  await add(user, 'Add a sign', { Kind: 'Lift', 'Metres east': '1', 'Metres south': '2' })
  await save(user)
  expect(await screen.findByText('The ways are saved.')).toBeTruthy()
  expect(sent()).toEqual({
    version: 1,
    points: [
      { code: 'south', at: [-10, 8], door: null },
      { code: 'point-2', at: [0, 8], door: { en: 'Door West' } },
      { code: 'point-3', at: [20.5, 8], door: null },
    ],
    segments: [
      { from: 'south', to: 'point-2', hall: null, name: { en: 'Path' }, isStepFree: true },
      { from: 'point-2', to: 'point-3', hall: '1', name: null, isStepFree: true },
    ],
    entrances: [{ code: 'south', name: { en: 'South' }, point: 'south' }],
    facilities: [{ kind: 'lift', at: [1, 2] }],
  })
})

test('what is no number, a code that is taken and two points that are joined are said at their fields', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Add an entrance' }))
  let form = await dialog()
  await user.type(form.getByLabelText(/^Name/), 'Again')
  await user.type(form.getByLabelText(/^Code/), 'south')
  await user.type(form.getByLabelText('Metres east'), 'NaN')
  await user.type(form.getByLabelText('Metres south'), '1e309')
  await user.click(form.getByRole('button', { name: 'Take it over' }))
  const links = (await form.findAllByRole('link')).map((link) => link.getAttribute('href'))
  expect(links.toSorted()).toEqual(['#code', '#x', '#y'])
  expect(form.getByText('There is an entrance with this code.')).toBeTruthy()
  await user.click(form.getByRole('button', { name: 'Close' }))
  await user.click(screen.getByRole('button', { name: 'Add a way' }))
  form = await dialog()
  await user.selectOptions(form.getByLabelText('From'), 'Door West (0, 8)')
  await user.selectOptions(form.getByLabelText('To'), 'Entrance South (-10, 8)')
  await user.click(form.getByRole('button', { name: 'Take it over' }))
  expect(await form.findByText('These two points are joined already.')).toBeTruthy()
})

test('a removal that cuts attendees off says what they lose before it is saved', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: /^Remove : Path/ }))
  expect(document.activeElement?.textContent).toBe('Add a way')
  await save(user)
  const asked = await dialog()
  expect(asked.getByText('Entrance South leads no longer to 2 places: Hall 1, 1-A1')).toBeTruthy()
  expect(sent()).toBeUndefined()
  await user.click(asked.getByRole('button', { name: 'Leave it as it is' }))
  expect(sent()).toBeUndefined()
  await save(user)
  await user.click((await dialog()).getByRole('button', { name: 'Save all the same' }))
  expect(await screen.findByText('The ways are saved.')).toBeTruthy()
  expect(sent()?.segments).toEqual([ways.segments[1]])
})

test('an entrance that is removed, and steps on a way, are named too', async () => {
  const user = await open({
    ...ways,
    entrances: [...ways.entrances, { code: 'west', name: { en: 'Entrance West' }, point: 'door' }],
  })
  await user.click(screen.getByRole('button', { name: 'Remove : Entrance West' }))
  await user.click(screen.getByRole('button', { name: /^Change : Door West to aisle/ }))
  const form = await dialog()
  await user.click(form.getByLabelText('One gets along it without steps'))
  await user.click(form.getByRole('button', { name: 'Take it over' }))
  await save(user)
  const asked = await dialog()
  expect(asked.getByText('Entrance West is gone: no way begins there any more.')).toBeTruthy()
  expect(asked.getByText('Entrance South leads no longer without steps to 2 places: Hall 1, 1-A1')).toBeTruthy()
})

test('what is chosen is moved by keys, changed and removed by them, and each step can be undone', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Move : aisle' }))
  expect(document.activeElement).toBe(drawing())
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowUp}{Shift>}{ArrowLeft}{/Shift}')
  expect(screen.getByText('aisle: 21.9 m east, 7 m south')).toBeTruthy()
  await user.keyboard('{Enter}')
  const form = await dialog()
  expect((form.getByLabelText('Metres east') as HTMLInputElement).value).toBe('21.9')
  await user.click(form.getByRole('button', { name: 'Close' }))
  await waitFor(() => expect(document.activeElement).toBe(drawing()))
  await user.keyboard('{Delete}')
  expect(screen.queryByRole('button', { name: 'Move : aisle' })).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  await user.click(screen.getByRole('button', { name: 'Undo' }))
  expect(screen.getByText('22 m east, 7 m south')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Discard all changes' }))
  expect(screen.getByText('20 m east, 8 m south')).toBeTruthy()
  expect(document.activeElement?.textContent).toBe('Save the ways')
  expect(screen.queryByRole('button', { name: 'Discard all changes' })).toBeNull()
})

/** The drawing as a browser would lay it out: a metre is ten pixels. */
function layOut() {
  const svg = drawing()
  const [x = 0, y = 0, width = 0, depth = 0] = (svg.getAttribute('viewBox') ?? '').split(' ').map(Number)
  svg.getBoundingClientRect = () => new DOMRect(0, 0, width * 10, depth * 10)
  return (east: number, south: number) => ({ clientX: (east - x) * 10, clientY: (south - y) * 10, button: 0 })
}
const thing = (name: string) => drawing().querySelector(`[data-thing="${name}"]`) as Element

test('a point is dragged to where it belongs, and what was only pressed stays', async () => {
  const user = await open()
  const at = layOut()
  fireEvent.pointerDown(thing('point:aisle'), at(20, 8))
  fireEvent.pointerMove(drawing(), at(20.1, 8))
  fireEvent.pointerUp(drawing(), at(20.1, 8))
  expect(screen.getByText('aisle: 20 m east, 8 m south')).toBeTruthy()
  fireEvent.pointerDown(thing('point:aisle'), at(20, 8))
  fireEvent.pointerMove(drawing(), at(25, 6.5))
  fireEvent.pointerUp(drawing(), at(25, 6.5))
  expect(screen.getByText('aisle: 25 m east, 6.5 m south')).toBeTruthy()
  await save(user)
  await screen.findByText('The ways are saved.')
  expect(sent()?.points.at(-1)).toEqual({ code: 'aisle', at: [25, 6.5], door: null })
})

test('ways are drawn from an entrance over the ground into a hall', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Draw ways' }))
  const at = layOut()
  const press = (target: Element, east: number, south: number) => {
    fireEvent.pointerDown(target, at(east, south))
    fireEvent.pointerUp(drawing(), at(east, south))
  }
  press(thing('entrance:south'), -10, 8)
  press(drawing(), -8, 3)
  press(drawing(), 10, 3)
  press(thing('point:aisle'), 20, 8)
  await save(user)
  await screen.findByText('The ways are saved.')
  expect(sent()?.segments.slice(2)).toEqual([
    { from: 'gate', to: 'point-4', hall: null, name: null, isStepFree: true },
    { from: 'point-4', to: 'point-5', hall: '1', name: null, isStepFree: true },
    { from: 'point-5', to: 'aisle', hall: '1', name: null, isStepFree: true },
  ])
})

test('where a colleague saved first, what was changed here stands beside it', async () => {
  const theirs: OfficeWays = { ...ways, version: 5, facilities: [] }
  const user = await open()
  wire().refuse(saveWays, changedMeanwhile, { theirs } as object)
  await user.click(screen.getByRole('button', { name: /^Put a bend in : Path/ }))
  await save(user)
  expect(await screen.findByText('Somebody else saved this while you were here.')).toBeTruthy()
  expect(screen.getByText('No signs outside the halls.')).toBeTruthy()
  wire().answer(saveWays, ({ body }) => ({ ...(body as OfficeWays), version: 6 }))
  await save(user)
  expect(await screen.findByText('The ways are saved.')).toBeTruthy()
  const body = wire().sent(saveWays).at(-1)?.body as OfficeWays
  expect(body).toMatchObject({ version: 5, facilities: [] })
  expect(body.segments).toHaveLength(3)
})

test('an open form stays with its sign where a colleague takes down another one', async () => {
  const others: OfficeWays['facilities'] = [
    { kind: 'lift', at: [1, 2] },
    { kind: 'toilet', at: [3, 3] },
  ]
  const user = await open({ ...ways, facilities: [...ways.facilities, ...others] })
  await user.click(screen.getByRole('button', { name: /^Change : Lift/ }))
  const form = await dialog()
  act(() => {
    const theirs = { ...ways, version: 5, facilities: structuredClone(others) }
    queryClient.setQueryData(query(readWays).queryKey, theirs)
  })
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Change : Information/, hidden: true })).toBeNull())
  expect(form.getByRole('heading', { name: 'Lift' })).toBeTruthy()
  await user.clear(form.getByLabelText('Metres east'))
  await user.type(form.getByLabelText('Metres east'), '9')
  await user.click(form.getByRole('button', { name: 'Take it over' }))
  await save(user)
  await screen.findByText('The ways are saved.')
  expect(sent()?.facilities).toEqual([{ kind: 'lift', at: [9, 2] }, others[1]])
})

test('what is changed while it is being saved is not lost, and not said to be saved', async () => {
  const user = await open()
  const answered = Promise.withResolvers<void>()
  wire().answer(saveWays, async ({ body }) => {
    await answered.promise
    return { ...(body as OfficeWays), version: 5 }
  })
  await user.click(screen.getByRole('button', { name: 'Move : aisle' }))
  await user.keyboard('{ArrowRight}')
  await save(user)
  act(() => drawing().focus())
  await user.keyboard('{ArrowRight}')
  answered.resolve()
  expect(await screen.findByText('The ways are saved.')).toBeTruthy()
  expect(screen.getByText('aisle: 22 m east, 8 m south')).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Discard all changes' })).toBeTruthy()
  await save(user)
  await waitFor(() => expect(wire().sent(saveWays)).toHaveLength(2))
  expect(wire().sent(saveWays)[1]?.body).toMatchObject({ version: 5, points: [{}, {}, { at: [22, 8] }] })
})

test('what the server says of one of them leads to it', async () => {
  const user = await open()
  await user.click(screen.getByRole('button', { name: 'Move : aisle' }))
  await user.keyboard('{ArrowRight}')
  wire().respond(saveWays, () => ({
    status: 400,
    body: {
      ...{ status: 400, statusCode: 400, code: 'requests/invalid', title: 'Invalid', detail: 'Please check.' },
      errors: [{ path: 'points.2.at', message: 'This lies outside the plan.' }],
    },
  }))
  await save(user)
  expect(await screen.findByText(/This lies outside the plan\./)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'aisle' }))
  expect((await dialog()).getByRole('heading', { name: 'aisle' })).toBeTruthy()
})

test('whoever may not edit reads where everything is', async () => {
  wire().answer(readWays, ways)
  wire().answer(readFloorPlan, plan)
  wire().answer(readOfficeSitePlan, null)
  await visitOffice('/organiser/site-plan/ways', ['support'])
  expect(await screen.findByRole('region', { name: 'List of entrances' })).toBeTruthy()
  expect(screen.getAllByText('Entrance South').length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: 'Save the ways' })).toBeNull()
  expect(screen.queryByRole('button', { name: /^Remove/ })).toBeNull()
})
