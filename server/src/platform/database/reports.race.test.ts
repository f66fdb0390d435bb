import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { call, signUpForm } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { openTestHouse } from '../../testing/test-house.ts'
import { CONNECTIONS_PER_PROCESS } from './postgres.ts'

test('slow reports keep nobody waiting but whoever wants another one', async () => {
  const house = await openTestHouse()
  await seedStaffForTests(house)
  const token = await signInStaff(house, 'owner')
  // A machine that needs longer for the rest than they take gets another try.
  for (let tries = 1; ; tries += 1) {
    let sleeping = 3
    let isListed = false
    const slow = Array.from({ length: sleeping }, () =>
      sql`select pg_sleep(3)`.execute(house.database.reports.db).finally(() => {
        sleeping -= 1
      }),
    )
    const lists = ['/api/organiser/audit-entry', '/api/organiser/audit-entry/export', '/api/organiser/pass-type'].map(
      (url) =>
        call(house, 'GET', url, { token }).then(({ status }) => {
          isListed = true
          return status
        }),
    )
    const sold = await Promise.all([
      ...Array.from({ length: 30 }, () => call(house, 'GET', '/api/pass/type/paid')),
      ...Array.from({ length: 3 }, () => call(house, 'POST', '/api/sign-up', { body: signUpForm() })),
    ])
    const isInTime = sleeping === 3 && !isListed
    expect(sold.map(({ status }) => (status === 201 ? 200 : status))).toEqual(sold.map(() => 200))
    expect(await Promise.all(lists)).toEqual([200, 200, 200])
    await Promise.all(slow)
    if (isInTime) break
    expect(tries).toBeLessThan(10)
  }
  await house.close()
})

test('a report changes nothing', async () => {
  const house = await openTestHouse()
  await expect(sql`update editions set year = 1999`.execute(house.database.reports.db)).rejects.toThrow('read-only')
  await house.close()
})

test('four processes fit into what PostgreSQL lets in unless it is told otherwise', () => {
  // Of 100, three are kept for who looks after it, and one is needed beside the processes.
  expect(4 * CONNECTIONS_PER_PROCESS + 1).toBeLessThanOrEqual(97)
})
