import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { type Desk, lookAt, send, withoutPass } from '../../testing/made-orders.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call, password, signIn } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { countStatements } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

test('who is erased while staff order for them waits, and neither of the two is undone and done again', async () => {
  const person = await withoutPass(house)
  // Whoever has no pass comes in as a vendor.
  const { token } = await provenColleague(house, 'owner')
  await call(house, 'POST', `/api/organiser/person/${person.id}/vendor`, { token, body: { reason: 'stand' } })
  const own = (await signIn(house, person.email)).body.token
  const desk: Desk = { token, personId: person.id }
  const things = [{ kind: 'pass', passTypeId: 1 }] as const
  const { body } = await lookAt(house, desk, things)
  const account = '"erased_at" is null for no key update'
  const locked = countStatements(account)
  const [made, erased] = await meanwhile(
    house,
    account,
    () => send(house, desk, { things, settlement: 'link', seen: body.seen }),
    () => call(house, 'POST', '/api/user/erasure', { token: own, body: { password } }),
  )
  locked.stop()
  expect([made.status, erased.status]).toEqual([201, 204])
  const each = await house.database.raw('select state from orders where id = $1', [made.body.uuid])
  expect(each.rows).toEqual([{ state: 'cancelled' }])
  // Once for the order, and for the erasure once before all else and once before the mails.
  expect(locked.count()).toBe(3)
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})
