import type { FloorPlan, SitePlan } from '@foyer/contract/exhibitors'
import type { OfficeSitePlan } from '@foyer/contract/office-site-plan'
import { beforeAll, expect, test } from 'vitest'
import { hostileDrawings } from '../../testing/hostile-drawings.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const path = '/api/organiser/site-plan'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

type Answer = OfficeSitePlan & { code?: string; theirs?: OfficeSitePlan; errors?: { path: string }[] }
const read = async () => (await call<OfficeSitePlan | null>(house, 'GET', path, { token })).body
const save = (body: object) => call<Answer>(house, 'PUT', path, { token, body })

test('the site plan is read in all its languages, changed, and attendees see it', async () => {
  const plan = (await read())!
  const [shape] = plan.shapes
  const changed = await save({ ...plan, address: { en: 'Elsewhere 1' }, shapes: [shape] })
  expect(changed).toMatchObject({ status: 200, body: { version: plan.version + 1, address: { en: 'Elsewhere 1' } } })
  house.clock.forward(2000)
  const seen = (await call<SitePlan>(house, 'GET', '/api/site-plan')).body
  expect(seen.address).toBe('Elsewhere 1')
  expect(seen.shapes).toHaveLength(1)
})

test('who saves second is shown what the first saved', async () => {
  const plan = (await read())!
  await save({ ...plan, address: { en: 'First 1' } })
  const second = await save({ ...plan, address: { en: 'Second 2' } })
  expect(second).toMatchObject({ status: 409, body: { theirs: { address: { en: 'First 1' } } } })
  expect((await save({ ...plan, version: null })).status).toBe(409)
})

test('days in the wrong order, and a text that the first language lacks, are said at their fields', async () => {
  const plan = (await read())!
  const days = await save({ ...plan, linesFrom: '2025-10-25', linesUntil: '2025-10-20' })
  expect(days.body.errors).toMatchObject([{ path: 'linesUntil' }])
  const text = await save({ ...plan, linesNote: { de: 'Nur deutsch' } })
  expect(text.body.errors).toMatchObject([{ path: 'linesNote' }])
})

test('an event that has none gets one', async () => {
  const { version: _version, ...plan } = (await read())!
  await house.database.script('delete from site_plans')
  expect(await read()).toBeNull()
  expect(await save({ ...plan, version: null })).toMatchObject({ status: 200, body: { version: 1 } })
})

test('of a drawing come lines to choose from, and of a hostile one no more', async () => {
  for (const [what, svg] of Object.entries(hostileDrawings)) {
    const { status, body } = await call<{ shapes: object[] }>(house, 'POST', `${path}/drawing/preview`, {
      token,
      body: { svg, x: 0, y: 0, width: 100 },
    })
    expect(status, what).toBe(200)
    expect(JSON.stringify(body.shapes), what).not.toMatch(/javascript|evil|onload|url\(/)
  }
  const refused = await call<Answer>(house, 'POST', `${path}/drawing/preview`, {
    token,
    body: { svg: '<!DOCTYPE svg [<!ENTITY a "b">]><svg/>', x: 0, y: 0, width: 100 },
  })
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ path: 'svg' }] } })
})

test('a plan that is removed is gone for attendees, and whoever had it open is told so', async () => {
  const plan = (await read())!
  const remove = (version: number) => call<Answer>(house, 'POST', `${path}/remove`, { token, body: { version } })
  expect(await remove(plan.version + 1)).toMatchObject({ status: 409, body: { theirs: { version: plan.version } } })
  const seen = async () => {
    house.clock.forward(2000)
    return (await call<SitePlan | null>(house, 'GET', '/api/site-plan')).body
  }
  expect(await seen()).not.toBeNull()
  const halls = (await call<FloorPlan>(house, 'GET', '/api/floor-plan')).body
  expect((await remove(plan.version)).status).toBe(204)
  expect(await read()).toBeNull()
  expect(await seen()).toBeNull()
  expect((await call<FloorPlan>(house, 'GET', '/api/floor-plan')).body).toEqual(halls)
  expect((await remove(plan.version)).status).toBe(404)
  expect(await save(plan)).toMatchObject({ status: 409, body: { code: 'exhibitors/plan-is-removed' } })
  // Written anew, it is another version than any that was seen before.
  const { version: _version, ...entries } = plan
  expect(await save({ ...entries, version: null })).toMatchObject({
    status: 200,
    body: { version: plan.version + 2 },
  })
  expect((await save(plan)).status).toBe(409)
})
