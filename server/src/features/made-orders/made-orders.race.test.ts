import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { askBehind } from '../../testing/ask-behind.ts'
import { type Desk, lookAt, send, withoutPass } from '../../testing/made-orders.ts'
import { call, place, signIn, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse, type TestHouse } from '../../testing/test-house.ts'

// Staff order for somebody while others, or that person, order the same thing, over two servers.

interface Scene {
  readonly house: TestHouse
  readonly neighbour: Pick<TestHouse, 'app'>
  readonly token: string
}

async function openScene(): Promise<Scene> {
  const house = await openTestHouse()
  onTestFinished(() => house.close())
  const neighbour = await openNeighbour(house)
  onTestFinished(() => neighbour.close())
  await seedStaffForTests(house)
  return { house, neighbour, token: await signInStaff(house, 'organiser') }
}

const pass = { kind: 'pass', passTypeId: 1 } as const

/** What staff have looked at; what is answered orders it. */
async function staffLook({ house, token }: Scene, personId: string) {
  const desk: Desk = { token, personId }
  const { body } = await lookAt(house, desk, [pass])
  return () => send(house, desk, { things: [pass], settlement: 'link', seen: body.seen })
}

/** One place is left of the pass, and a visitor has chosen it. */
async function lastPlace(scene: Scene) {
  const person = await withoutPass(scene.house)
  const visitor = await signUpVisitor(scene.house, { passTypeId: 1 })
  const staff = await staffLook(scene, person.id)
  await sql`update pass_types set capacity = held + sold + 1 where id = 1`.execute(scene.house.database.db)
  return { staff, rival: () => place(scene.neighbour, visitor.order!, visitor.orderSecret) }
}

const bothAtOnce = (
  { house }: Scene,
  acts: { staff: () => Promise<{ status: number }>; rival: () => Promise<{ status: number }> },
) =>
  askBehind(house, { lock: 'lock table pass_types in share mode', change: 'select 1', waiting: 2 }, () =>
    Promise.all([acts.staff(), acts.rival()]),
  )

test('of staff who order the last pass for somebody and a visitor who places theirs one has it', async () => {
  const scene = await openScene()
  const [made, placed] = await bothAtOnce(scene, await lastPlace(scene))
  expect([made.status === 201, placed.status === 200].filter(Boolean)).toHaveLength(1)
  expect([made.status, placed.status]).toContain(409)
  await scene.house.app.jobs.drain()
  expect(await findViolations(scene.house.database)).toEqual([])
})

test('without the guard of the places both have the last one', async () => {
  const scene = await openScene()
  const acts = await lastPlace(scene)
  await sql`alter table pass_types drop constraint passes_within_capacity`.execute(scene.house.database.db)
  const { met, restore } = takeOut([' and ("capacity" is null or held + sold < "capacity")'])
  try {
    expect((await bothAtOnce(scene, acts)).map(({ status }) => status)).toEqual([201, 200])
    expect(met).not.toContain(0)
  } finally {
    restore()
  }
  expect((await findViolations(scene.house.database)).map(({ name }) => name)).toContain(
    'places held and sold are within capacity',
  )
})

/** Somebody without a pass who may come in as a vendor, and chooses one for themself. */
async function sameThing(scene: Scene) {
  const { house, token } = scene
  const person = await withoutPass(house)
  await call(house, 'POST', `/api/organiser/person/${person.id}/vendor`, { token, body: { reason: 'stand' } })
  const { body } = await signIn(house, person.email)
  const choose = () =>
    call<{ code?: string }>(scene.neighbour, 'PUT', '/api/order/current/pass', {
      token: body.token,
      body: { passTypeId: 1 },
    })
  return { person, staff: await staffLook(scene, person.id), rival: choose }
}

const onTheirWay = async ({ house }: Scene, userId: string): Promise<number> => {
  const rows = await house.database.db
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', userId)
    .where('state', '=', 'pending')
    .execute()
  return rows.length
}

const bothChoose = ({ house }: Scene, acts: Awaited<ReturnType<typeof sameThing>>) =>
  askBehind(house, { lock: 'lock table passes in share mode', change: 'select 1', waiting: 2 }, () =>
    Promise.all([acts.staff(), acts.rival()]),
  )

test('of staff who order a pass for somebody and that person who chooses one at once one does', async () => {
  const scene = await openScene()
  const acts = await sameThing(scene)
  const [made, chosen] = await bothChoose(scene, acts)
  expect([made.status, chosen.status].toSorted()).toEqual(made.status === 201 ? [201, 409] : [200, 409])
  expect(['passes/offered', 'made-orders/differs', 'made-orders/pass-under-way']).toContain(
    made.body.code ?? chosen.body.code,
  )
  expect(await onTheirWay(scene, acts.person.id)).toBe(1)
  expect((await acts.rival()).status).toBe(made.status === 201 ? 409 : 200)
  await scene.house.app.jobs.drain()
  expect(await findViolations(scene.house.database)).toEqual([])
})

test('without the lock of whoever begins an order both do, and two passes are on their way to them', async () => {
  const scene = await openScene()
  const acts = await sameThing(scene)
  const { met, restore } = takeOut([
    { part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: 'length($1::text)' },
  ])
  try {
    expect((await bothChoose(scene, acts)).map(({ status }) => status)).toEqual([201, 200])
    expect(met).not.toContain(0)
  } finally {
    restore()
  }
  expect(await onTheirWay(scene, acts.person.id)).toBe(2)
})
