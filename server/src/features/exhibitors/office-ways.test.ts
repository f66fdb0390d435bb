import type { FloorPlan, SitePlan } from '@foyer/contract/exhibitors'
import type { OfficeHall } from '@foyer/contract/office-halls'
import type { OfficeSitePlan } from '@foyer/contract/office-site-plan'
import type { OfficeWays, WaysEntries } from '@foyer/contract/office-ways'
import { beforeAll, expect, test } from 'vitest'
import { hallEntries } from '../../testing/office-hall-scenarios.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const path = '/api/organiser/ways'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

type Answer = OfficeWays & { theirs?: OfficeWays; errors?: { path: string; message: string }[] }
const read = async () => (await call<OfficeWays>(house, 'GET', path, { token })).body
const save = (body: object) => call<Answer>(house, 'PUT', path, { token, body })
const errorsOf = ({ status, body }: Awaited<ReturnType<typeof save>>) => ({
  status,
  errors: body.errors?.map((error) => `${error.path}: ${error.message}`),
})
const seen = async () => {
  house.clock.forward(2000)
  return (await call<FloorPlan>(house, 'GET', '/api/floor-plan')).body
}
const point = (code: string, at: [number, number], door: WaysEntries['points'][number]['door'] = null) => ({
  ...{ code, at, door },
})
const way = (from: string, to: string, rest: object = {}) => ({
  ...{ from, to, hall: null, name: null, isStepFree: true },
  ...rest,
})

test('what is saved as it was read stays as it was, for attendees too', async () => {
  const [ways, plan] = [await read(), await seen()]
  expect(ways.points.length).toBeGreaterThan(50)
  expect(ways.entrances.map(({ code }) => code)).toEqual(['south', 'north', 'east', 'vip'])
  const saved = await save(ways)
  expect(saved).toMatchObject({ status: 200, body: { ...ways, version: ways.version + 1 } })
  expect(await seen()).toEqual(plan)
})

test('an event without ways gets an entrance, a way with a bend and steps, and a sign, and attendees have them', async () => {
  const before = await read()
  const none = await save({ version: before.version, points: [], segments: [], entrances: [], facilities: [] })
  expect(none.status).toBe(200)
  expect(await seen()).toMatchObject({ entrances: [], ways: { points: [], segments: [] } })
  const entries = {
    points: [point('gate', [10, 138]), point('bend', [12, 130]), point('door', [14, 120], { en: 'Door 1' })],
    segments: [way('gate', 'bend', { name: { en: 'Path' } }), way('bend', 'door', { isStepFree: false, hall: '1' })],
    entrances: [{ code: 'gate', name: { en: 'Gate' }, point: 'gate' }],
    facilities: [{ kind: 'information', at: [9, 139] }],
  }
  const saved = await save({ version: none.body.version, ...entries })
  expect(saved).toMatchObject({ status: 200, body: { version: none.body.version + 1, ...entries } })
  const plan = await seen()
  expect(plan.entrances).toEqual([{ code: 'gate', name: 'Gate', point: 0 }])
  expect(plan.ways).toEqual({
    points: [
      { at: [10, 138], door: null },
      { at: [12, 130], door: null },
      { at: [14, 120], door: 'Door 1' },
    ],
    segments: [
      { from: 0, to: 1, hall: null, name: 'Path', isStepFree: true },
      { from: 1, to: 2, hall: '1', name: null, isStepFree: false },
    ],
  })
  expect(plan.facilities.filter(({ hall }) => hall === null)).toEqual([
    { kind: 'information', hall: null, at: [9, 139] },
  ])
  // What is in the halls is the halls' own.
  expect(plan.facilities.length).toBeGreaterThan(1)
  const site = (await call<SitePlan>(house, 'GET', '/api/site-plan')).body
  expect(site.entrances).toEqual([{ code: 'gate', name: 'Gate', at: [10, 138] }])
  expect((await save({ ...before, version: saved.body.version })).status).toBe(200)
})

test('who saves second is shown what the first saved', async () => {
  const ways = await read()
  await save({ ...ways, entrances: ways.entrances.slice(1) })
  const second = await save({ ...ways, facilities: [] })
  expect(second).toMatchObject({ status: 409, body: { theirs: { entrances: ways.entrances.slice(1) } } })
  await save({ ...ways, version: ways.version + 1 })
})

test('what is there twice, or leads to what is not there, is said where it stands, and nothing is changed', async () => {
  const ways = await read()
  const [first, , third] = ways.points.map(({ code }) => code) as [string, string, string]
  const [one] = ways.segments as [OfficeWays['segments'][number]]
  const faulty = await save({
    ...ways,
    points: [...ways.points, point(first, [1, 1])],
    segments: [...ways.segments, way(one.to, one.from), way(third, 'nowhere'), way(first, third, { hall: '99' })],
    entrances: [
      ...ways.entrances,
      { code: 'south', name: { en: 'Again' }, point: 'south' },
      { code: 'new', name: { en: 'New' }, point: 'nowhere' },
    ],
  })
  const at = ways.segments.length
  expect(errorsOf(faulty)).toEqual({
    status: 400,
    errors: [
      `segments.${at + 1}.to: This point is not there.`,
      `segments.${at + 2}.hall: This code is not known in this edition.`,
      `entrances.${ways.entrances.length + 1}.point: This point is not there.`,
      `points.${ways.points.length}.code: There is a point with this code.`,
      `segments.${at}.to: These two points are joined already.`,
      `entrances.${ways.entrances.length}.code: There is an entrance with this code.`,
    ],
  })
  const itself = await save({ ...ways, segments: [way(first, first)] })
  expect(errorsOf(itself)).toEqual({ status: 400, errors: ['segments.0.to: A way leads from one point to another.'] })
  expect(await read()).toEqual(ways)
})

test('a place that is no number, too far, or too fine is said in a sentence', async () => {
  const ways = await read()
  for (const x of [Number.NaN, 1e309, -1e5, 1.234, '12', null, []]) {
    const answer = await save({ ...ways, points: [...ways.points, { ...point('odd', [0, 0]), at: [x, 0] }] })
    expect(answer.status, String(x)).toBe(400)
    expect(
      answer.body.errors?.map((error) => error.path),
      String(x),
    ).toEqual([`points.${ways.points.length}.at.0`])
  }
})

test('thousands of points, ways or entrances are one sentence', async () => {
  const ways = await read()
  const many = (count: number) => Array.from({ length: count }, (_, nth) => `p-${nth}`)
  const points = many(2001).map((code) => point(code, [0, 0]))
  expect(errorsOf(await save({ ...ways, points }))).toEqual({
    status: 400,
    errors: ['points: A plan has 2,000 points of ways at most.'],
  })
  const segments = many(4001).map((code) => way(code, 'south'))
  expect(errorsOf(await save({ ...ways, segments }))).toEqual({
    status: 400,
    errors: ['segments: A plan has 4,000 ways at most.'],
  })
  const entrances = many(101).map((code) => ({ code, name: { en: code }, point: 'south' }))
  expect(errorsOf(await save({ ...ways, entrances }))).toEqual({
    status: 400,
    errors: ['entrances: A plan has 100 entrances at most.'],
  })
})

test('nothing new lies outside the plan, and what the plan showed once may stay', async () => {
  const [ways, plan] = [
    await read(),
    (await call<OfficeSitePlan>(house, 'GET', '/api/organiser/site-plan', { token })).body,
  ]
  const outside = 'This lies outside the plan. Place it nearer, or show more of the ground in the site plan first.'
  const far: [number, number] = [plan.area.x - 1, plan.area.y]
  const entries = {
    ...ways,
    points: [...ways.points, point('far', far)],
    facilities: [...ways.facilities, { kind: 'toilet', at: far }],
  }
  expect(errorsOf(await save(entries))).toEqual({
    status: 400,
    errors: [`points.${ways.points.length}.at: ${outside}`, `facilities.${ways.facilities.length}.at: ${outside}`],
  })
  const wide = { ...plan, area: { ...plan.area, x: plan.area.x - 10, width: plan.area.width + 10 } }
  const showMore = await call<OfficeSitePlan>(house, 'PUT', '/api/organiser/site-plan', { token, body: wide })
  const placed = await save(entries)
  expect(placed.status).toBe(200)
  await call(house, 'PUT', '/api/organiser/site-plan', {
    token,
    body: { ...plan, version: showMore.body.version },
  })
  const again = await save(placed.body)
  expect(again.status).toBe(200)
  await save({ ...ways, version: again.body.version })
})

test('a hall that goes, or is called otherwise, is told to whoever has the ways open', async () => {
  const entries = hallEntries()
  const hall = (await call<OfficeHall>(house, 'POST', '/api/organiser/hall', { token, body: entries })).body
  const before = await read()
  const [[x, y]] = entries.outline as [[number, number]]
  const inside = {
    ...before,
    points: [...before.points, point('in-1', [x + 1, y + 1]), point('in-2', [x + 5, y + 1])],
    segments: [...before.segments, way('in-1', 'in-2', { hall: entries.code })],
  }
  const saved = await save(inside)
  expect(saved.status).toBe(200)
  const renamed = await call<OfficeHall>(house, 'PATCH', `/api/organiser/hall/${hall.id}`, {
    token,
    body: { ...entries, code: 'ZZ9', version: hall.version },
  })
  expect(renamed.status).toBe(200)
  const told = await save(saved.body)
  expect(told.status).toBe(409)
  expect(told.body.theirs?.segments.at(-1)).toMatchObject({ from: 'in-1', to: 'in-2', hall: 'ZZ9' })
  const { version } = told.body.theirs!
  const body = { version: renamed.body.version, reached: [] }
  expect((await call(house, 'POST', `/api/organiser/hall/${hall.id}/remove`, { token, body })).status).toBe(204)
  expect(await read()).toEqual({ ...before, version: version + 1 })
})

test('of what was changed, the log has what is otherwise, and the rest of the thousands not', async () => {
  const ways = await read()
  const [first, ...others] = ways.points as [OfficeWays['points'][number]]
  const moved = { ...first, at: [first.at[0] + 0.5, first.at[1]] as [number, number] }
  await save({ ...ways, points: [moved, ...others] })
  const log = await call<{ items: { act: string; changes: object[] }[] }>(
    house,
    'GET',
    '/api/organiser/record/ways/ways/entry',
    { token },
  )
  expect(log.body.items[0]).toMatchObject({
    act: 'exhibitors.saveWays',
    changes: [{ field: 'points', before: [first], after: [moved] }],
  })
})
