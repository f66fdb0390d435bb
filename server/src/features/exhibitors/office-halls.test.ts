import type { Exhibitor, FloorPlan } from '@foyer/contract/exhibitors'
import type { HallLine, OfficeHall, StandEntries } from '@foyer/contract/office-halls'
import { beforeAll, expect, test } from 'vitest'
import { drawingFile, hallEntries } from '../../testing/office-hall-scenarios.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

type Answer = OfficeHall & { theirs?: OfficeHall; code?: string; errors?: { path: string; message: string }[] }
const send = <Body = Answer>(method: 'GET' | 'POST' | 'PATCH' | 'PUT', path: string, body?: object) =>
  call<Body>(house, method, `/api/organiser${path}`, { token, ...(body && { body }) })
const pathsOf = ({ body: { errors } }: { body: Answer }) => errors?.map(({ path }) => path)

async function add(changes: object = {}) {
  const entries = { ...hallEntries(), ...changes }
  const { status, body } = await send('POST', '/hall', entries)
  expect(status, JSON.stringify(body)).toBe(201)
  const [x, y] = entries.outline[0]!
  const areaAt = (east: number, south = 1) => ({ x: x + east, y: y + south, width: 4, depth: 3 })
  return { entries, hall: body, at: `/hall/${body.id}`, areaAt, drawing: drawingFile(entries) }
}
const stand = (code: string, area: StandEntries['area'], rest: Partial<StandEntries> = {}): StandEntries => ({
  ...{ code, area, shape: null, exhibitors: [] },
  ...rest,
})
let count = 0
async function anExhibitor() {
  count += 1
  const code = `stands-${count}`
  const texts = { tagline: { en: 'Lamps' }, description: { en: 'They show lamps.' } }
  const rest = { name: `Stands ${count}`, city: 'Ulm', website: null, categories: [], products: [], stands: [] }
  const { body } = await send<{ id: number; version: number }>('POST', '/exhibitor', { code, ...texts, ...rest })
  return { code, id: body.id, entries: { ...texts, ...rest }, version: body.version }
}
async function seen() {
  house.clock.forward(2000)
  const plan = (await call<FloorPlan>(house, 'GET', '/api/floor-plan')).body
  const exhibitors = (await call<Exhibitor[]>(house, 'GET', '/api/exhibitor')).body
  return { plan, exhibitors, hall: (code: string) => plan.halls.find((one) => one.code === code) }
}

test('a hall is added behind the others with its rooms, changed, put elsewhere in the order, and attendees see it', async () => {
  const { entries, hall, at } = await add()
  const [x, y] = entries.outline[0]!
  const room = { code: `room-${hall.id}`, name: { en: 'Quiet' }, kind: 'room', area: { x, y, width: 5, depth: 5 } }
  const facilities = [{ kind: 'lift', at: [x + 9, y + 9] }]
  const changed = await send('PATCH', at, { ...entries, rooms: [room], facilities, version: 1 })
  expect(changed).toMatchObject({ status: 200, body: { version: 2, rooms: [room], facilities } })
  const lines = (await send<HallLine[]>('GET', '/hall')).body
  expect(lines.at(-1)).toMatchObject({ id: hall.id, stands: 0, exhibitors: 0, hasDrawing: false })
  const ids = lines.map(({ id }) => id)
  const order = [hall.id, ...ids.filter((id) => id !== hall.id)]
  expect((await send<HallLine[]>('PUT', '/hall-order', { ids: order })).body.map(({ id }) => id)).toEqual(order)
  expect((await send('PUT', '/hall-order', { ids: order.slice(1) })).status).toBe(400)
  const { plan } = await seen()
  expect(plan.halls[0]).toMatchObject({ code: entries.code, rooms: [{ code: room.code, name: 'Quiet' }] })
  expect(plan.facilities).toContainEqual({ kind: 'lift', hall: entries.code, at: [x + 9, y + 9] })
})

test('what cannot be of a hall is said at its field', async () => {
  const { entries, hall, at, areaAt } = await add()
  expect(pathsOf(await send('POST', '/hall', { ...hallEntries(), code: entries.code }))).toEqual(['code'])
  const room = { code: `once-${hall.id}`, name: { en: 'Room' }, kind: 'room', area: areaAt(1) }
  const twice = { ...entries, rooms: [room, { ...room, area: areaAt(90) }], version: 1 }
  expect(pathsOf(await send('PATCH', at, twice))).toEqual(['rooms.1.code', 'rooms.1.area'])
  await send('POST', `${at}/stand`, stand('A1', areaAt(14)))
  const [a, b, c, d] = entries.outline as [[number, number], [number, number], [number, number], [number, number]]
  const smaller = [a, [b[0] - 10, b[1]], [c[0] - 10, c[1]], d]
  expect(pathsOf(await send('PATCH', at, { ...entries, outline: smaller, version: 1 }))).toEqual(['outline'])
  expect((await send('GET', at)).body.version).toBe(1)
})

test('a stand is put in, given to exhibitors, and each of them knows it', async () => {
  const { entries, at, areaAt } = await add()
  const [one, other] = [await anExhibitor(), await anExhibitor()]
  const { body } = await send('POST', `${at}/stand`, stand('A1', areaAt(1), { exhibitors: [one.code] }))
  const [made] = body.stands
  expect(made).toMatchObject({ code: 'A1', version: 1, exhibitors: [one.code] })
  const path = `${at}/stand/${made!.id}`
  const given = stand('A2', areaAt(6), { exhibitors: [other.code] })
  expect((await send('PATCH', path, { ...given, version: 1 })).body.stands).toMatchObject([{ ...given, version: 2 }])
  const { exhibitors } = await seen()
  const standsOf = (code: string) => exhibitors.find((exhibitor) => exhibitor.code === code)?.stands
  expect([standsOf(one.code), standsOf(other.code)]).toEqual([[], [{ hall: entries.code, code: 'A2' }]])
  // Whoever had the exhibitor open is told.
  const stale = await send('PATCH', `/exhibitor/${other.id}`, { ...other.entries, version: other.version })
  expect(stale.status).toBe(409)
  expect((await send('POST', `${path}/remove`, { version: 2 })).body.stands).toEqual([])
  expect((await seen()).exhibitors.find(({ code }) => code === other.code)?.stands).toEqual([])
})

test('what cannot be of a stand is said at its field', async () => {
  const { at, areaAt } = await add()
  await send('POST', `${at}/stand`, stand('A1', areaAt(1)))
  const wrong = stand('A1', areaAt(3), { shape: 'none', exhibitors: ['nobody'] })
  expect(pathsOf(await send('POST', `${at}/stand`, wrong))).toEqual(['code', 'area', 'shape', 'exhibitors.0'])
  expect(pathsOf(await send('POST', `${at}/stand`, stand('A2', areaAt(18))))).toEqual(['area'])
})

test('who saves second is shown what the first saved, a stand that an exhibitor was given included', async () => {
  const { entries, hall, at, areaAt } = await add()
  await send('PATCH', at, { ...entries, name: { en: 'First' }, version: 1 })
  const second = await send('PATCH', at, { ...entries, name: { en: 'Second' }, version: 1 })
  expect(second).toMatchObject({ status: 409, body: { theirs: { id: hall.id, name: { en: 'First' } } } })
  const { body } = await send('POST', `${at}/stand`, stand('A1', areaAt(1)))
  const exhibitor = await anExhibitor()
  const stands = [{ hall: entries.code, code: 'A1' }]
  await send('PATCH', `/exhibitor/${exhibitor.id}`, { ...exhibitor.entries, stands, version: exhibitor.version })
  const late = await send('PATCH', `${at}/stand/${body.stands[0]!.id}`, { ...stand('A1', areaAt(1)), version: 1 })
  expect(late).toMatchObject({ status: 409, body: { theirs: { stands: [{ exhibitors: [exhibitor.code] }] } } })
})

test('whoever has a hall open is told who gets a stand of it elsewhere, and not what else is written of them', async () => {
  const { entries, hall, at, areaAt } = await add()
  const { body } = await send('POST', `${at}/stand`, stand('A1', areaAt(1)))
  const noted = async () => {
    const log = await send<{ items: { act: string }[] }>('GET', `/record/hall/${hall.id}/entry`)
    const { stands } = (await send('GET', at)).body
    return { acts: log.body.items.map(({ act }) => act.replace('exhibitors.', '')), version: stands[0]?.version }
  }
  const exhibitor = await anExhibitor()
  const change = async (changes: object) => {
    const { version } = (await send<{ version: number }>('GET', `/exhibitor/${exhibitor.id}`)).body
    const given = { ...exhibitor.entries, stands: [{ hall: entries.code, code: 'A1' }], ...changes, version }
    expect((await send('PATCH', `/exhibitor/${exhibitor.id}`, given)).status).toBe(200)
    return version + 1
  }
  expect(body.stands).toMatchObject([{ version: 1 }])
  await change({})
  expect(await noted()).toEqual({ acts: ['changeExhibitor', 'addStand', 'addHall'], version: 2 })
  const version = await change({ city: 'Bonn' })
  expect(await noted()).toEqual({ acts: ['changeExhibitor', 'addStand', 'addHall'], version: 2 })
  expect((await send('POST', `/exhibitor/${exhibitor.id}/remove`, { version })).status).toBe(204)
  expect(await noted()).toMatchObject({
    acts: ['removeExhibitor', 'changeExhibitor', 'addStand', 'addHall'],
    version: 3,
  })
})

test('a hall goes with all that is in it, once whoever removes it saw whom it reaches', async () => {
  const { entries, hall, at, areaAt } = await add()
  const exhibitor = await anExhibitor()
  await send('POST', `${at}/stand`, stand('A1', areaAt(1), { exhibitors: [exhibitor.code] }))
  const remove = (reached: string[], version = 1) => send('POST', `${at}/remove`, { version, reached })
  expect(await remove([])).toMatchObject({ status: 409, body: { code: 'exhibitors/reaches-others' } })
  expect((await remove([exhibitor.code], 2)).status).toBe(409)
  expect((await remove([exhibitor.code])).status).toBe(204)
  const { exhibitors, hall: find } = await seen()
  expect(find(entries.code)).toBeUndefined()
  expect(exhibitors.find(({ code }) => code === exhibitor.code)?.stands).toEqual([])
  const log = await call<{ items: { act: string; record: { kind: string; id: string } }[] }>(
    house,
    'GET',
    '/api/organiser/audit-entry?act=exhibitors.removeHall',
    { token: await signInStaff(house, 'owner') },
  )
  expect(log.body.items.map(({ record }) => [record.kind, record.id])).toEqual(
    expect.arrayContaining([
      ['hall', String(hall.id)],
      ['exhibitor', String(exhibitor.id)],
    ]),
  )
})

test('with a hall of the demo go its ways, and the entrances that led nowhere else', async () => {
  const before = (await seen()).plan
  const line = (await send<HallLine[]>('GET', '/hall')).body.find(({ code }) => code === '7')!
  const { body } = await send('GET', `/hall/${line.id}`)
  const reached = [...new Set(body.stands.flatMap(({ exhibitors }) => exhibitors))]
  expect((await send('POST', `/hall/${line.id}/remove`, { version: body.version, reached })).status).toBe(204)
  const { ways, entrances } = (await seen()).plan
  expect(body.ways).toBeGreaterThan(0)
  expect(ways.segments).toHaveLength(before.ways.segments.length - body.ways)
  expect(ways.segments.every(({ hall }) => hall !== '7')).toBe(true)
  const ends = new Set(ways.segments.flatMap(({ from, to }) => [from, to]))
  expect(ways.points.every((_, at) => ends.has(at))).toBe(true)
  expect(entrances.every(({ point }) => ends.has(point))).toBe(true)
})

test('a drawing is looked at, kept as lines, and another one moves the stands whose shapes it has', async () => {
  const { hall, at, drawing, areaAt } = await add()
  const exhibitor = await anExhibitor()
  const looked = await send<{ shapes: { key: string }[] }>('POST', `${at}/drawing/preview`, drawing)
  expect(looked.body).toMatchObject({ shapes: [{ key: 'A1' }, { key: 'A2' }], moved: [], left: [] })
  expect((await send('GET', at)).body.drawing).toEqual([])
  const drawn = await send('POST', `${at}/drawing`, { ...drawing, version: hall.version, reached: [] })
  expect(drawn.body.drawing[0]).toMatchObject({ key: 'A1', isClosed: true })
  const one = stand('A1', areaAt(1), { shape: 'A1', exhibitors: [exhibitor.code] })
  await send('POST', `${at}/stand`, one)
  expect(pathsOf(await send('POST', `${at}/stand`, stand('A9', areaAt(9), { shape: 'A1' })))).toEqual(['shape'])
  await send('POST', `${at}/stand`, stand('A2', areaAt(5), { shape: 'A2' }))
  // Each takes the other's ground.
  const other = { ...drawing, svg: drawing.svg.replace('"A1"', '"X"').replace('"A2"', '"A1"').replace('"X"', '"A2"') }
  const effect = await send<{ moved: object[]; left: object[] }>('POST', `${at}/drawing/preview`, other)
  expect(effect.body).toMatchObject({ moved: [{ code: 'A1', exhibitors: [{ code: exhibitor.code }] }, { code: 'A2' }] })
  const set = (file: object, reached: string[], version: number) =>
    send('POST', `${at}/drawing`, { ...file, reached, version })
  expect((await set(other, [], 2)).body).toMatchObject({ code: 'exhibitors/reaches-others' })
  expect((await set(other, [exhibitor.code], 1)).body).toMatchObject({ code: 'office/changed-meanwhile' })
  const swapped = await set(other, [exhibitor.code], 2)
  expect(swapped.body.stands.map(({ area }) => area)).toEqual([areaAt(5), areaAt(1)])
  // Without the shape, the stand stays where it is.
  const without = { ...drawing, svg: '<svg viewBox="0 0 20 20"><rect id="B" width="1" height="1"/></svg>' }
  const left = await set(without, [exhibitor.code], 3)
  expect(left.body.stands).toMatchObject([
    { code: 'A1', area: areaAt(5), shape: null, exhibitors: [exhibitor.code] },
    { code: 'A2', shape: null },
  ])
  const bare = await send('POST', `${at}/drawing/remove`, { version: 4 })
  expect(bare.body).toMatchObject({ drawing: [], version: 5 })
})

test('a drawing that cannot be is refused with a sentence, and nothing of it is done', async () => {
  const { hall, at, drawing, areaAt } = await add()
  await send('POST', `${at}/drawing`, { ...drawing, version: hall.version, reached: [] })
  await send('POST', `${at}/stand`, stand('A1', areaAt(1), { shape: 'A1' }))
  const before = (await send('GET', at)).body
  const files = [
    [{ ...drawing, svg: '<svg><!DOCTYPE a [<!ENTITY b "c">]></svg>' }, 'svg'],
    [{ ...drawing, svg: 'x'.repeat(900_001) }, 'svg'],
    [{ ...drawing, width: 200 }, 'width'],
  ] as const
  for (const [file, path] of files) {
    expect(pathsOf(await send('POST', `${at}/drawing/preview`, file))).toEqual([path])
    expect(pathsOf(await send('POST', `${at}/drawing`, { ...file, version: 2, reached: [] }))).toEqual([path])
  }
  expect((await send('GET', at)).body).toEqual(before)
})
