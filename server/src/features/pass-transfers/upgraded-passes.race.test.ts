import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { meanwhile } from '../../testing/meanwhile.ts'
import { accept, invited } from '../../testing/pass-transfers.ts'
import { attendee, call } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

test('who begins an upgrade while a colleague takes the pass on orders nothing for what is theirs', async () => {
  const giver = await attendee(house)
  const link = await invited(house, giver)
  const upgrade = () => call(house, 'POST', '/api/pass/upgrade', { token: giver.token, body: { passTypeId: 7 } })
  const [accepted, upgraded] = await meanwhile(
    house,
    'update "passes" set "user_id"',
    () => accept(house, link),
    upgrade,
  )
  expect([accepted.status, upgraded.status]).toEqual([200, 409])
  expect((await house.database.raw('select from pass_upgrades')).rows).toEqual([])
  expect(await findViolations(house.database)).toEqual([])
})
