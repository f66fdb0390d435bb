import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { someView, viewPath, withView } from '../../testing/list-view-scenarios.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { emptyAccount, merge } from '../../testing/merging.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { holdUp, somebodyWaits, takeOut } from '../../testing/statements.ts'
import { type TestHouse, useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)

/** Whoever has nineteen views keeps two more at one moment, on two servers; the first is held up before it is written down. */
async function keepTogether() {
  const { token } = await withView(house, { times: 19 })
  const held = holdUp('insert into "list_views"')
  const save = (on: Pick<TestHouse, 'app'>) => call(on, 'POST', viewPath, { token, body: someView })
  const first = save(house)
  await held.arrived
  const second = save(neighbour)
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  const statuses = (await Promise.all([first, second])).map(({ status }) => status)
  const { body } = await call<object[]>(house, 'GET', `${viewPath}?list=people`, { token })
  return { statuses, own: body.filter((view) => 'isOwn' in view && view.isOwn === true).length }
}

test('of two views that are kept at one moment the one beyond twenty is refused', async () => {
  expect(await keepTogether()).toEqual({ statuses: [201, 409], own: 20 })
})

test('without the turns both are kept: they are what holds', async () => {
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock(hashtextextended($1, 0))', left: '$1::text' }])
  const kept = await keepTogether()
  restore()
  expect(kept).toEqual({ statuses: [201, 201], own: 21 })
  expect(met[0]).toBeGreaterThan(0)
})

/**
 * A colleague keeps what looks for somebody, who has themselves erased on another server before that is committed.
 * @returns how many of what is kept name them afterwards.
 */
async function erasedMeanwhile(keep: (token: string, name: string) => Promise<unknown>): Promise<number> {
  const name = `Leaver${randomUUID().slice(0, 8)}`
  const { token } = await provenColleague(house, 'support')
  const leaver = await attendee(house, { lastName: name })
  const held = holdUp('insert into "audit_entries"')
  const kept = keep(token, name)
  await held.arrived
  const erased = call(neighbour, 'POST', '/api/user/erasure', { token: leaver.token, body: { password } })
  await Promise.race([erased, somebodyWaits(house.database)])
  held.letGo()
  await kept
  expect((await erased).status).toBe(204)
  const { rows } = await house.database.raw(`select name from list_views where search like '%${name}%'
    union all select name from saved_exports where filters::text like '%${name}%'`)
  return rows.length
}

const keepsView = (token: string, name: string) =>
  call(house, 'POST', viewPath, { token, body: { ...someView, name: 'Somebody', search: `q=${name}` } })
const keepsExport = (token: string, name: string) =>
  call(house, 'POST', '/api/organiser/saved-export', {
    token,
    body: { kind: 'people', format: 'csv', columns: ['name'], filters: { q: name }, name: 'Somebody', isShared: true },
  })

test('what is kept at the moment at which whom it names is erased goes with them', async () => {
  expect(await erasedMeanwhile(keepsView)).toBe(0)
  expect(await erasedMeanwhile(keepsExport)).toBe(0)
})

test('without waiting for each other it stays: that is what holds', async () => {
  const { met, restore } = takeOut([{ part: 'pg_advisory_xact_lock_shared($1::bigint)', left: '$1::bigint' }])
  const kept = [await erasedMeanwhile(keepsView), await erasedMeanwhile(keepsExport)]
  restore()
  expect(kept).toEqual([1, 1])
  expect(met[0]).toBeGreaterThan(0)
})

test('what its owner makes of a view while a merge would have it look for the other address is what it looks for', async () => {
  const owner = await provenColleague(house, 'owner')
  const [kept, gone] = [await emptyAccount(house), await emptyAccount(house)]
  const { token, body } = await withView(house, { changes: { search: `q=${gone.email}` } })
  const changes = { name: 'Rooms', isShared: true, search: 'room=none', version: 1 }
  const [merged, changed] = await meanwhile(
    house,
    'update "list_views" set "search"',
    () => merge(house, owner.token, kept.id, gone.id),
    () => call(neighbour, 'PUT', `${viewPath}/${body.uuid}`, { token, body: changes }),
  )
  expect([merged.status, changed.status]).toEqual([204, 200])
  const { body: views } = await call<{ uuid: string }[]>(house, 'GET', `${viewPath}?list=people`, { token })
  expect(views.find(({ uuid }) => uuid === body.uuid)).toMatchObject({ search: 'room=none', version: 2 })
})
