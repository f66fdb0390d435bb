import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { beforeAll, expect, test } from 'vitest'
import { addressOf, listenTo } from '../../testing/event-reader.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, showFactor, signInStaff } from '../../testing/staff.ts'
import { openTestHouse, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let owner: string
let support: string

beforeAll(async () => {
  await seedStaffForTests(house)
  owner = await signInStaff(house, 'owner')
  support = await signInStaff(house, 'support')
})

const add = async (
  changes: Parameters<typeof newPassType>[0] = {},
  at: Pick<typeof house, 'app'> = house,
  token = owner,
) => (await call<OfficePassType>(at, 'POST', '/api/organiser/pass-type', { token, body: newPassType(changes) })).body
const record = ({ id }: OfficePassType) => ({ kind: 'pass-type', id: String(id) })

test('whoever listens is told what changes as it does and by whom, and nothing of what it says', async () => {
  const events = await listenTo(house, support)
  const [first, second] = [await add({ name: { en: 'Secret name' } }), await add()]
  const told = await events.next()
  expect(told?.data).toEqual({
    act: 'passes.addPassType',
    at: house.clock.now().toISOString(),
    actor: { uuid: expect.any(String), name: 'Olga Wendt' },
    editionId: expect.any(Number),
    record: record(first),
  })
  expect((await events.next())?.data.record).toEqual(record(second))
  events.leave()
})

test('who was away hears what they missed, from the event that they name, each once', async () => {
  const events = await listenTo(house, owner)
  await add()
  const last = await events.next()
  events.leave()
  const missed = [await add(), await add()]
  const again = await listenTo(house, owner, last?.id)
  for (const type of missed) expect((await again.next())?.data.record).toEqual(record(type))
  const next = await add()
  expect((await again.next())?.data.record).toEqual(record(next))
  again.leave()
})

test('who asks instead of listening gets what there is, and the end', async () => {
  const newest = await house.database.raw('select max(id) as id from audit_entries')
  const type = await add()
  const { status, body, headers } = await call<string>(house, 'GET', '/api/organiser/change', {
    token: owner,
    headers: { 'last-event-id': String(newest.rows[0]?.['id']) },
  })
  expect({ status, type: headers['content-type'] }).toEqual({ status: 200, type: 'text/event-stream' })
  expect(body.match(/^data: .*$/gm)).toHaveLength(1)
  expect(body).toContain(JSON.stringify(record(type)))
})

test.each(['-1', 'one', '1.5', '9'.repeat(20)])('the place %s is refused', async (place) => {
  const answer = await call(house, 'GET', '/api/organiser/change', {
    token: owner,
    headers: { 'last-event-id': place },
  })
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'Last-Event-ID' }] } })
})

test('a scope that was withdrawn ends the stream before anything more is told', async () => {
  const organiser = await signInStaff(house, 'organiser')
  const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token: organiser })
  const events = await listenTo(house, organiser)
  await add()
  expect(await events.next()).not.toBe(null)
  await house.database.db.deleteFrom('user_scopes').where('user_id', '=', body.uuid).execute()
  await add()
  expect(await events.next()).toBe(null)
  // Nobody does anything: the next sign of life finds out.
  await house.database.db.insertInto('user_scopes').values({ user_id: body.uuid, scope: 'organiser' }).execute()
  const again = await listenTo(house, organiser)
  await house.database.db.deleteFrom('user_scopes').where('user_id', '=', body.uuid).execute()
  house.app.feeds.acts.beat()
  expect(await again.next()).toBe(null)
})

test('who only listens keeps no session alive', async () => {
  const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token: support })
  const until = async () =>
    (
      await house.database.db
        .selectFrom('sessions')
        .select('expires_at')
        .where('user_id', '=', body.uuid)
        .executeTakeFirstOrThrow()
    ).expires_at
  const events = await listenTo(house, support)
  const before = await until()
  house.clock.forward(3_600_000)
  await add()
  expect(await events.next()).not.toBe(null)
  expect(await until()).toEqual(before)
  events.leave()
})

test('a house that closes lets those go who listen, and closes', async () => {
  const own = await openTestHouse()
  await seedStaffForTests(own)
  const token = await signInStaff(own, 'owner')
  const events = await listenTo(own, token)
  await add({}, own, token)
  expect(await events.next()).not.toBe(null)
  const closed = own.close()
  expect(await events.next()).toBe(null)
  await closed
})

test('the log leaves as a table, filtered as it was asked, with every entry once', async () => {
  await showFactor(house, owner, 'owner@demo.example')
  await house.database.script(`insert into audit_entries (edition_id, at, actor_id, act, record, record_id, changes)
    select 1, timestamptz '2024-01-01Z' + (i / 7) * interval '1 second', (select id from users where first_name = 'Olga'), 'a', 'order',
      i::text, '[{"field":"note","after":"=1+1"}]' from generate_series(1, 2500) i`)
  const answer = await fetch(`${await addressOf(house)}/api/organiser/audit-entry/export?record=order`, {
    headers: { authorization: `Bearer ${owner}` },
  })
  expect(answer.headers.get('content-type')).toContain('text/csv')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="audit-log.csv"')
  const lines = (await answer.text()).trimEnd().split('\r\n')
  expect(lines[0]?.replace('\ufeff', '')).toBe('id,at,act,actor,actorUuid,record,recordId,editionId,changes')
  expect(lines).toHaveLength(2501)
  expect(new Set(lines.map((line) => line.split(',')[6])).size).toBe(2501)
  expect(lines[1]).toContain('2024-01-01T00:00:00.000Z,a,Olga Wendt,')
})

test('a table opens by a one-time address too, and what has no end by none', async () => {
  await showFactor(house, owner, 'owner@demo.example')
  const open = async (path: string) => {
    const { body } = await call<{ url: string }>(house, 'POST', '/api/download', { token: owner, body: { path } })
    return call<string>(house, 'GET', body.url)
  }
  const table = await open('/api/organiser/audit-entry/export?record=order&until=2025-01-01T00:00:00Z')
  expect(table).toMatchObject({
    status: 200,
    headers: { 'content-disposition': expect.stringContaining('audit-log.csv') },
  })
  expect(table.body.trimEnd().split('\r\n')).toHaveLength(2501)
  expect((await open('/api/organiser/change')).status).toBe(404)
})

test('the headers of a stream come without it', async () => {
  await showFactor(house, owner, 'owner@demo.example')
  for (const url of ['/api/organiser/change', '/api/organiser/audit-entry/export']) {
    const answer = await house.app.http.inject({ method: 'HEAD', url, headers: { authorization: `Bearer ${owner}` } })
    expect({ status: answer.statusCode, body: answer.body }).toEqual({ status: 200, body: '' })
  }
})
