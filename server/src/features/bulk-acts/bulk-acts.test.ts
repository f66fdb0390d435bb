import type { BulkAct, BulkPreview } from '@foyer/contract/bulk-acts'
import { beforeEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { bulkPath, holderOf } from '../../testing/bulk-act-scenarios.ts'
import { waitingPass } from '../../testing/office-people-scenarios.ts'
import { attendee, call } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { runBulkAct } from './run-bulk-act.ts'

const house = useTestHouse()
let me: Awaited<ReturnType<typeof provenColleague>>
beforeEach(async () => {
  me = await provenColleague(house, 'organiser')
})

const waiting = async () => holderOf(house, await waitingPass(house))
const admitted = async () => {
  const { email } = await attendee(house)
  const users = house.database.db.selectFrom('users').select('id').where('email', '=', email)
  return (await users.executeTakeFirstOrThrow()).id
}
const asked = (kind: string, people: string[] | null, filters: object | null = null) => ({ kind, people, filters })
const preview = async (body: object) =>
  (await call<BulkPreview>(house, 'POST', `${bulkPath}/preview`, { token: me.token, body })).body
/** @param seen what was seen before; left out: what is seen now. */
const begin = async (body: object, seen?: string) =>
  call<BulkAct & { code?: string }>(house, 'POST', bulkPath, {
    token: me.token,
    body: { ...body, reason: 'As agreed', seen: seen ?? (await preview(body)).seen },
  })
const results = async () => (await call<BulkAct[]>(house, 'GET', bulkPath, { token: me.token })).body
const passOf = (userId: string) =>
  house.database.db.selectFrom('passes').selectAll().where('user_id', '=', userId).executeTakeFirstOrThrow()
/** In the log, each person once: an order that changed with their pass has an entry beside it. */
const entries = (act: string) =>
  house.database.db
    .selectFrom('audit_entries')
    .selectAll()
    .where('act', '=', act)
    .where('actor_id', '=', me.id)
    .where('record', '<>', 'order')
    .execute()

test('a preview says how many it reaches and whom it leaves alone, and the act then does that, each with an entry of their own', async () => {
  const people = [await waiting(), await waiting(), await admitted()]
  const body = asked('approve', [...people, '01980000-0000-7000-8000-00000000dead'])
  expect(await preview(body)).toMatchObject({
    reaches: 2,
    leaves: expect.arrayContaining([
      { reason: 'approved-already', count: 1 },
      { reason: 'gone', count: 1 },
    ]),
    refunded: null,
  })
  const begun = await begin(body)
  expect({ status: begun.status, body: begun.body }).toMatchObject({
    status: 202,
    body: { people: 2, done: 0, finishedAt: null },
  })
  await house.app.jobs.drain()
  expect(await results()).toMatchObject([{ people: 2, done: 2, refused: [], finishedAt: expect.any(String) }])
  for (const id of people) expect((await passOf(id)).state).toBe('approved')
  expect(await entries('passes.approvePasses')).toHaveLength(2)
  expect(await entries('bulkActs.beginAct')).toMatchObject([{ record: 'bulk-act' }])
})

test('all that a filter finds is reached, whatever page it is on', async () => {
  const here = await waiting()
  expect((await preview(asked('tag-vendor', null, { pass: 'waiting' }))).reaches).toBe(1)
  expect((await begin(asked('tag-vendor', null, { pass: 'waiting' }))).status).toBe(202)
  await house.app.jobs.drain()
  expect(await preview(asked('tag-vendor', [here]))).toMatchObject({
    reaches: 0,
    leaves: [{ reason: 'tagged-already' }],
  })
  expect((await begin(asked('untag-vendor', [here]))).status).toBe(202)
  await house.app.jobs.drain()
  expect((await preview(asked('untag-vendor', [here]))).leaves).toEqual([{ reason: 'not-tagged', count: 1 }])
})

test('whoever is rejected has all of their money back and reads why; who has not paid is left alone', async () => {
  const id = await waiting()
  const { refunded, reaches } = await preview(asked('reject', [id, await admitted()]))
  expect({ reaches, amount: refunded?.amount }).toEqual({ reaches: 1, amount: expect.any(Number) })
  expect(refunded?.amount).toBeGreaterThan(0)
  await begin(asked('reject', [id]))
  await house.app.jobs.drain()
  expect(await passOf(id)).toMatchObject({ state: 'rejected', rejected_because: 'As agreed' })
  const users = house.database.db.selectFrom('users').select('email').where('id', '=', id)
  const { email } = await users.executeTakeFirstOrThrow()
  const mails = await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${encodeURIComponent(email)}`)
  expect(mails.body.filter(({ text }) => text.includes('As agreed'))).toHaveLength(1)
  expect(await findViolations(house.database)).toEqual([])
})

test('one to whom it cannot be done any more stops nobody: the result names them and says why', async () => {
  const [first, gone, last] = [await waiting(), await waiting(), await waiting()]
  await begin(asked('approve', [first, gone, last]))
  const pass = await passOf(gone)
  await call(house, 'POST', `/api/organiser/pass/${pass.id}/reject`, { token: me.token, body: { reason: 'Faster' } })
  await house.app.jobs.drain()
  expect(await results()).toMatchObject([{ people: 3, done: 2, refused: [{ uuid: gone, reason: 'not-waiting' }] }])
  expect([(await passOf(first)).state, (await passOf(gone)).state, (await passOf(last)).state]).toEqual([
    'approved',
    'rejected',
    'approved',
  ])
})

test('where as many others are reached by now, or another sum goes back, nothing begins', async () => {
  const [seenOne, seenOther] = [await waiting(), await waiting()]
  const all = asked('reject', null, { pass: 'waiting' })
  const seen = await preview(all)
  const { token } = me
  const { id } = await passOf(seenOne)
  await call(house, 'POST', `/api/organiser/pass/${id}/reject`, { token, body: { reason: 'Faster' } })
  await waiting()
  expect((await preview(all)).reaches).toBe(seen.reaches)
  expect((await begin(all, seen.seen)).body.code).toBe('bulk-acts/differs')
  const one = asked('reject', [seenOther])
  const { seen: dear } = await preview(one)
  await house.database.script(`update order_lines set gross = gross - 1, net = net - 1
    where reference = '${(await passOf(seenOther)).id}'`)
  expect((await begin(one, dear)).body.code).toBe('bulk-acts/differs')
  expect(await results()).toEqual([])
})

test('each act says whom it left, however many an earlier one left', async () => {
  const [one, other] = [await waiting(), await waiting()]
  const fill = async (body: object, people: number) => {
    const { uuid } = (await begin(body)).body
    await house.app.jobs.drain()
    await house.database.script(`
      insert into users (id, email, email_key, email_confirmed_at, first_name, last_name, password_hash, created_at, locale)
        select gen_random_uuid(), n || '@${uuid}.example', n || '@${uuid}.example', u.created_at, 'Kim', 'Crowd', u.password_hash, u.created_at, u.locale
        from generate_series(1, ${people}) n, (select * from users where password_hash is not null limit 1) u;
      insert into bulk_act_people (act_id, user_id, outcome, reason)
        select '${uuid}', id, 'refused', 'not-waiting' from users where email like '%@${uuid}.example';`)
  }
  await fill(asked('approve', [one]), 501)
  await fill(asked('approve', [other]), 2)
  const said = (await results()).map(({ left, refused }) => [left, refused.length])
  expect(said).toHaveLength(2)
  expect(said).toEqual(
    expect.arrayContaining([
      [501, 500],
      [2, 2],
    ]),
  )
})

test('the same act asked for twice, and its job run twice at once, is done once', async () => {
  const id = await waiting()
  const body = { ...asked('approve', [id]), reason: null, seen: (await preview(asked('approve', [id]))).seen }
  const key = { 'idempotency-key': crypto.randomUUID() }
  const send = () => call<BulkAct>(house, 'POST', bulkPath, { token: me.token, body, headers: key })
  const [one, other] = [await send(), await send()]
  expect(other.body.uuid).toBe(one.body.uuid)
  const context = await house.app.context()
  await Promise.all([runBulkAct(context, one.body.uuid), runBulkAct(context, one.body.uuid)])
  await house.app.jobs.drain()
  expect(await results()).toMatchObject([{ people: 1, done: 1, refused: [] }])
  expect(await entries('passes.approvePasses')).toHaveLength(1)
  const again = await begin(asked('approve', [id]), body.seen)
  expect(again.body.code).toBe('bulk-acts/differs')
  expect((await begin(asked('approve', [id]))).status).toBe(400)
})

test('whoever loses their role meanwhile does nothing more, and whoever works here is an owner’s to tag', async () => {
  const owner = await provenColleague(house, 'owner')
  const id = await waiting()
  await house.database.script(`insert into passes (id, edition_id, pass_type_id, user_id, state, place, code, created_at, reason)
    select gen_random_uuid(), edition_id, pass_type_id, '${owner.id}', 'cancelled', 'none', 'works-here', created_at, 'no-pass' from passes limit 1`)
  expect((await preview(asked('tag-vendor', [owner.id]))).leaves).toEqual([{ reason: 'works-here', count: 1 }])
  await begin(asked('approve', [id]))
  await house.database.script(`delete from user_scopes where user_id = '${me.id}'`)
  await house.app.jobs.drain()
  const left = await house.database.db
    .selectFrom('bulk_act_people')
    .selectAll()
    .where('user_id', '=', id)
    .executeTakeFirstOrThrow()
  expect(left).toMatchObject({ outcome: 'refused', reason: 'no-longer-allowed' })
  expect((await passOf(id)).state).toBe('pending')
})

test('neither everybody by mistake nor the result of a colleague: what names nobody is refused, and what runs cannot be put away', async () => {
  const named = await call(house, 'POST', `${bulkPath}/preview`, {
    token: me.token,
    body: asked('approve', null, null),
  })
  expect(named.status).toBe(400)
  const begun = await begin(asked('approve', [await waiting()]))
  const path = `${bulkPath}/${begun.body.uuid}`
  expect((await call(house, 'DELETE', path, { token: me.token })).status).toBe(404)
  await house.app.jobs.drain()
  const other = await provenColleague(house, 'owner')
  expect((await call(house, 'DELETE', path, { token: other.token })).status).toBe(404)
  expect((await call(house, 'DELETE', path, { token: me.token })).status).toBe(204)
  expect(await results()).toEqual([])
})

test('whoever is erased has no line in what was done to many', async () => {
  const id = await waiting()
  await begin(asked('tag-vendor', [id]))
  await house.app.jobs.drain()
  const users = house.database.db.selectFrom('users').select('email').where('id', '=', id)
  const { email } = await users.executeTakeFirstOrThrow()
  const path = `/api/organiser/person/${id}/erase`
  expect((await call(house, 'POST', path, { token: me.token, body: { email } })).status).toBe(204)
  const lines = house.database.db.selectFrom('bulk_act_people').select('act_id').where('user_id', '=', id)
  expect(await lines.execute()).toEqual([])
})
