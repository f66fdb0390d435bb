import type { SelfCheck } from '@foyer/contract/platform'
import { expect, test } from 'vitest'
import { call } from './testing/people.ts'
import { provenColleague } from './testing/staff.ts'
import { useTestHouse } from './testing/test-house.ts'

const house = useTestHouse()

const report = (body: unknown) => call(house, 'POST', '/api/client-report', { body })
const counted = async () =>
  (await house.database.raw('select what, status, day::text as day, failures from client_reports')).rows

test('what browsers could not read is counted by day, kind and status, and nothing else is kept', async () => {
  expect((await report({ what: 'availability', status: 503, count: 4 })).status).toBe(204)
  expect((await report({ what: 'availability', status: 503, count: 2 })).status).toBe(204)
  expect((await report({ what: 'availability', status: 0, count: 1 })).status).toBe(204)
  expect(await counted()).toEqual([
    { what: 'availability', status: 503, day: '2025-08-18', failures: 6 },
    { what: 'availability', status: 0, day: '2025-08-18', failures: 1 },
  ])
})

test.each([
  ['words of its own', { what: 'lena@guests.example', status: 503, count: 1 }],
  ['more than a page has', { what: 'availability', status: 503, count: 101 }],
  ['a status that is none', { what: 'availability', status: 1000, count: 1 }],
  ['anything more', { what: 'availability', status: 503, count: 1, user: 'lena@guests.example' }],
])('a report with %s is refused', async (_what, body) => {
  const before = await counted()
  expect((await report(body)).status).toBe(400)
  expect(await counted()).toEqual(before)
})

test('the self-check shows staff what was told in the last seven days, and says to look at it', async () => {
  await house.database.raw('delete from client_reports')
  const { token } = await provenColleague(house)
  const browsers = async () =>
    (await call<SelfCheck>(house, 'GET', '/api/organiser/self-check', { token })).body.browsers
  expect(await browsers()).toEqual({ state: 'well', failures: 0, statuses: [] })
  await report({ what: 'availability', status: 503, count: 6 })
  await report({ what: 'availability', status: 0, count: 1 })
  const told = { state: 'doubtful', failures: 7, statuses: [0, 503] }
  expect(await browsers()).toEqual(told)
  await house.database.raw(`update client_reports set day = day - 6`)
  expect(await browsers()).toEqual(told)
  await house.database.raw(`update client_reports set day = day - 1`)
  expect(await browsers()).toEqual({ state: 'well', failures: 0, statuses: [] })
})

test('a report is forgotten after 30 days', async () => {
  house.clock.forward(31 * 86_400_000)
  await report({ what: 'availability', status: 500, count: 1 })
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await counted()).map(({ status }) => status)).toEqual([500])
})
