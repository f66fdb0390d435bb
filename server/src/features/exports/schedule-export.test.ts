import type { Export, SavedExport } from '@foyer/contract/exports'
import { beforeAll, expect, test } from 'vitest'
import { exportPath, orderExport } from '../../testing/exports.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { type Colleague, provenColleague, seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// What somebody kept begins by itself, as whoever kept it, for as long as they may have it. The clock starts on a Monday at nine.
const house = useTestHouse()
const HOUR = 60 * 60_000
const saved = '/api/organiser/saved-export'

beforeAll(async () => {
  await seedStaffForTests(house)
  await attendee(house)
})

async function keep(who: Colleague, every: 'day' | 'week' | null, columns = orderExport.columns) {
  const body = { ...orderExport, columns, name: 'For the desk', isShared: true }
  const { body: kept } = await call<SavedExport>(house, 'POST', saved, { token: who.token, body })
  const path = `${saved}/${kept.uuid}/schedule`
  return { path, answer: await call<SavedExport>(house, 'PUT', path, { token: who.token, body: { every } }) }
}
async function pass(hours: number) {
  house.clock.forward(hours * HOUR)
  await house.app.sweep()
  await house.app.jobs.drain()
}
const written = async (who: Colleague) => {
  const { rows } = await house.database.raw(
    `select e.rows from exports e join users u on u.id = e.begun_by where u.email = $1 and e.finished_at is not null`,
    [who.email],
  )
  return rows.length
}
/** Of exports that began by themselves, as the log has them under somebody's name. */
const beginnings = async ({ email }: Colleague) => {
  const { rows } = await house.database.raw(
    `select a.changes from audit_entries a join users u on u.id = a.actor_id
     where u.email = $1 and a.act = 'exports.beginDueExport' and a.record = 'export' order by a.id`,
    [email],
  )
  return rows.map(({ changes }) => changes)
}
const mailsTo = async ({ email }: Colleague) =>
  (await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)).body.filter(
    ({ subject }) => subject.startsWith('Your export is ready'),
  )

test('each morning it is written and its owner is told, once however many look, until they say that it is enough', async () => {
  const me = await provenColleague(house, 'owner')
  const { path, answer } = await keep(me, 'day')
  expect(answer.body).toMatchObject({ every: 'day', nextAt: '2025-08-19T03:00:00.000Z' })
  await pass(19)
  expect(await written(me)).toBe(0)
  house.clock.forward(2 * HOUR)
  await Promise.all([house.app.sweep(), house.app.sweep()])
  await house.app.jobs.drain()
  expect(await written(me)).toBe(1)
  expect(await mailsTo(me)).toHaveLength(1)
  expect(await beginnings(me)).toEqual([
    [
      { field: 'kind', after: 'orders' },
      { field: 'format', after: orderExport.format },
      { field: 'columns', after: orderExport.columns },
    ],
  ])
  await pass(24)
  expect(await mailsTo(me)).toHaveLength(2)
  expect(await beginnings(me)).toHaveLength(2)
  const again = await provenColleague(house, 'owner')
  expect((await call(house, 'PUT', path, { token: again.token, body: { every: null } })).status).toBe(404)
  await house.database.raw(`update saved_exports set every = null, next_at = null`)
  await pass(48)
  expect(await mailsTo(me)).toHaveLength(2)
})

test('one that cannot begin keeps no other waiting', async () => {
  const [me, behind] = [await provenColleague(house, 'owner'), await provenColleague(house, 'owner')]
  const { path } = await keep(me, 'day')
  await keep(behind, 'day')
  // As nobody writes them: the first of those that are due, and one that cannot be read.
  await house.database.raw(
    `update saved_exports set columns = '5'::jsonb, next_at = next_at - interval '1 hour' where id = $1`,
    [path.split('/').at(-2)],
  )
  house.clock.forward(24 * HOUR)
  await house.app.sweep()
  await house.app.jobs.drain().catch(() => {})
  expect(await written(behind)).toBe(1)
  await house.database.raw(`update saved_exports set columns = '["number"]'::jsonb, every = null, next_at = null`)
  await house.app.jobs.drain()
})

test('one of each week comes on its Monday, wherever in the week it was asked for', async () => {
  const me = await provenColleague(house, 'owner')
  const { answer } = await keep(me, 'week')
  expect(answer.body.nextAt).toBe('2025-08-25T03:00:00.000Z')
})

test('whoever lost the duty gets no more of it, and what they kept stays', async () => {
  const me = await provenColleague(house, 'owner')
  await keep(me, 'day', ['number', 'vatId'])
  await house.database.raw(
    `update user_scopes set scope = 'support' where user_id = (select id from users where email = $1)`,
    [me.email],
  )
  await pass(24)
  expect(await written(me)).toBe(0)
  expect(await beginnings(me)).toEqual([])
  const { rows } = await house.database.raw(
    `select every, next_at from saved_exports where saved_by = (select id from users where email = $1)`,
    [me.email],
  )
  expect(rows).toEqual([{ every: null, next_at: null }])
})

test('a list of what is kept is whole, however much colleagues share', async () => {
  const me = await provenColleague(house, 'owner')
  await keep(me, null)
  await house.database.raw(
    `insert into saved_exports (id, edition_id, saved_by, name, is_shared, kind, format, columns, filters, created_at)
     select gen_random_uuid(), edition_id, saved_by, 'Kept ' || n, true, kind, format, columns, filters, created_at
     from saved_exports, generate_series(1, 250) n where id = (select id from saved_exports order by created_at desc limit 1)`,
  )
  const { body } = await call<SavedExport[]>(house, 'GET', saved, { token: me.token })
  expect(body.length).toBeGreaterThan(250)
  expect((await call<Export[]>(house, 'GET', exportPath, { token: me.token })).body).toEqual([])
})

test('whose kept export may have named somebody who is erased is told when it went, without a word of it, and it begins no more', async () => {
  const [me, leaver] = [await provenColleague(house, 'owner'), await attendee(house, { lastName: 'Rüsselfänger' })]
  const columns = ['name']
  const asked = { kind: 'people', format: 'csv', columns, filters: { q: 'Rüsselfänger' }, name: 'Him', isShared: true }
  const { body: kept } = await call<SavedExport>(house, 'POST', saved, { token: me.token, body: asked })
  const schedule = (every: string) =>
    call(house, 'PUT', `${saved}/${kept.uuid}/schedule`, { token: me.token, body: { every } })
  expect((await schedule('day')).status).toBe(200)
  await call(house, 'POST', '/api/user/erasure', { token: leaver.token, body: { password } })
  const lostAt = house.clock.now().toISOString()
  const list = async ({ token }: Colleague) => (await call<SavedExport[]>(house, 'GET', saved, { token })).body
  const found = async (who: Colleague) => (await list(who)).filter(({ uuid }) => uuid === kept.uuid)
  expect(await found(me)).toMatchObject([
    { name: '', filters: {}, isShared: false, isOwn: true, every: null, nextAt: null, lostAt },
  ])
  expect(await found(await provenColleague(house, 'owner'))).toEqual([])
  expect((await schedule('week')).status).toBe(404)
  expect((await call(house, 'DELETE', `${saved}/${kept.uuid}`, { token: me.token })).status).toBe(204)
  expect(await found(me)).toEqual([])
})
