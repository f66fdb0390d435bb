import { once } from 'node:events'
import type { Socket } from 'node:net'
import type { OfficePassType } from '@foyer/contract/office-pass-types'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { addressOf, listenTo } from '../../testing/event-reader.ts'
import { newPassType } from '../../testing/office-scenarios.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { countStatements, holdUp } from '../../testing/statements.ts'
import { openNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
let owner: string

beforeAll(async () => {
  await seedStaffForTests(house)
  owner = await signInStaff(house, 'owner')
})

const add = async () =>
  (await call<OfficePassType>(house, 'POST', '/api/organiser/pass-type', { token: owner, body: newPassType() })).body

/** Ends the connections that listen, as a database that restarts would. @returns how many there were, once they are gone. */
async function cutListeners(): Promise<number> {
  const listening = `from pg_stat_activity where datname = current_database() and query ilike 'listen %'`
  const { rows } = await house.database.raw(`select pid, pg_terminate_backend(pid) ${listening}`)
  const pids = rows.map((row) => Number(row['pid'])).join()
  const areThere = async () => (await house.database.raw(`select 1 ${listening} and pid in (${pids})`)).rowCount > 0
  while (await areThere());
  return rows.length
}

test('what one process does is told by another, to all who listen there, in one order', async () => {
  const neighbour = await openNeighbour(house)
  const listeners = await Promise.all(Array.from({ length: 5 }, () => listenTo(neighbour, owner)))
  const added = await Promise.all(Array.from({ length: 12 }, add))
  const heard = await Promise.all(
    listeners.map(async (events) => {
      const told: string[] = []
      while (told.length < added.length) told.push((await events.next())?.data.record.id ?? 'the end')
      return told
    }),
  )
  expect([...(heard[0] ?? [])].sort()).toEqual(added.map(({ id }) => String(id)).sort())
  for (const told of heard) expect(told).toEqual(heard[0])
  for (const events of listeners) events.leave()
  await neighbour.close()
})

test('a connection that listens and is lost is replaced, and what was told meanwhile is heard', async () => {
  const neighbour = await openNeighbour(house)
  const events = await listenTo(neighbour, owner)
  const first = await add()
  expect((await events.next())?.data.record.id).toBe(String(first.id))
  expect(await cutListeners()).toBeGreaterThan(0)
  const second = await add()
  expect((await events.next())?.data.record.id).toBe(String(second.id))
  events.leave()
  await neighbour.close()
})

test.each(['the table itself', 'a one-time address'])('who leaves %s before its end ends the asking', async (way) => {
  await house.database.script(`insert into audit_entries (edition_id, at, actor_id, act, record, record_id, changes)
    select 1, now(), (select id from users limit 1), repeat('x', 400), 'long', i::text, '[]' from generate_series(1, 50000) i`)
  const path = '/api/organiser/audit-entry/export'
  const { body } = await call<{ url: string }>(house, 'POST', '/api/download', { token: owner, body: { path } })
  const pages = countStatements('from "audit_entries"')
  onTestFinished(pages.stop)
  const leaving = new AbortController()
  const address = await addressOf(house)
  const connected = once(house.app.http.server, 'connection') as Promise<[Socket]>
  const answer = fetch(`${address}${way === 'the table itself' ? path : body.url}`, {
    headers: { authorization: `Bearer ${owner}`, connection: 'close' },
    signal: leaving.signal,
  })
  const [socket] = await connected
  // Its own error, that it was cut off, is what is meant here.
  const gone = new Promise((resolve) => socket.once('close', resolve))
  await (await answer).body?.getReader().read()
  leaving.abort()
  await gone
  // Those are on their way in the buffers of both; fifty and more would be all.
  expect(pages.count()).toBeGreaterThan(0)
  expect(pages.count()).toBeLessThan(50)
  // Whoever asks now is answered after the page that was under way.
  const asked = pages.count()
  for (let time = 0; time < 3; time += 1) await call(house, 'GET', '/api/user/', { token: owner })
  expect(pages.count()).toBeLessThanOrEqual(asked + 1)
})

test('a scope that is withdrawn between two questions of a stream ends it before anything more is told', async () => {
  const organiser = await signInStaff(house, 'organiser')
  const { body } = await call<{ uuid: string }>(house, 'GET', '/api/user/', { token: organiser })
  const events = await listenTo(house, organiser)
  await add()
  expect(await events.next()).not.toBe(null)
  const held = holdUp('from "audit_entries"')
  onTestFinished(held.letGo)
  await add()
  await held.arrived
  await house.database.db.deleteFrom('user_scopes').where('user_id', '=', body.uuid).execute()
  await add()
  held.letGo()
  expect(await events.next()).toBe(null)
})
