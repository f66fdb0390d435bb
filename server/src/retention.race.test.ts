import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { forgetWhatIsOver } from '#platform/jobs/retention'
import { retention } from './retention.ts'
import { findTraces } from './testing/dump.ts'
import { signUpVisitor } from './testing/people.ts'
import { openNeighbour, useTestHouse } from './testing/test-house.ts'

const DAY = 24 * 3_600_000
const house = useTestHouse()

test('two servers forget at the same moment, and everything that is over is gone, in however many pieces', async () => {
  const neighbour = await openNeighbour(house)
  for (let person = 0; person < 12; person += 1) await signUpVisitor(house, { companyName: 'Tintenfisch AG' })
  await house.app.jobs.drain()
  // Their orders come to their end first.
  house.clock.forward(20 * DAY)
  await house.app.sweep()
  await house.app.jobs.drain()
  house.clock.forward(11 * DAY)
  const { db } = house.database
  await db.deleteFrom('demo_mails').execute()
  await sql`insert into idempotency_keys (caller, key, endpoint, request_hash, created_at)
    select 'somebody', gen_random_uuid(), 'x', 'x', ${new Date(house.clock.now().getTime() - 2 * DAY)}
    from generate_series(1, 12001)`.execute(db)
  expect(await findTraces(house.database, { company: 'Tintenfisch' })).toContain('public.sign_ups: company')

  const contexts = await Promise.all([house.app, neighbour.app, house.app, neighbour.app].map((app) => app.context()))
  await Promise.all(contexts.map((context) => forgetWhatIsOver(context, retention)))

  expect(await db.selectFrom('idempotency_keys').select('key').execute()).toEqual([])
  await house.app.jobs.drain()
  expect(await findTraces(house.database, { company: 'Tintenfisch' })).toEqual([])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
  await neighbour.close()
})
