import { expect, test } from 'vitest'
import { meanwhile } from '../../testing/meanwhile.ts'
import { emptyAccount, idOf, merge } from '../../testing/merging.ts'
import { attendee, call, password } from '../../testing/people.ts'
import { provenColleague } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

const address = { addressLine1: 'Hafenstraße 9', zip: '89073', city: 'Ulm', countryId: 86 }
const add = (token: string) =>
  call(house, 'POST', '/api/address/', { token, body: { type: 'shippingAddress', address } })
const kept = async (userId: string) =>
  (await house.database.raw('select type from addresses where user_id = $1', [userId])).rows

test('who adds an address while they are erased leaves none behind', async () => {
  const { email, token } = await attendee(house)
  const userId = await idOf(house, email)
  const [erased, added] = await meanwhile(
    house,
    'delete from "addresses"',
    () => call(house, 'POST', '/api/user/erasure', { token, body: { password } }),
    () => add(token),
  )
  expect([erased.status, added.status]).toEqual([204, 503])
  expect(await kept(userId)).toEqual([])
  expect((await add(token)).status).toBe(401)
})

test('who adds an address while their account becomes one with another is asked again, and told of no country', async () => {
  const { token: desk } = await provenColleague(house)
  const other = await emptyAccount(house)
  const { email, token } = await attendee(house)
  const goneId = await idOf(house, email)
  const [merged, added] = await meanwhile(
    house,
    'delete from "users"',
    () => merge(house, desk, other.id, goneId),
    () => add(token),
  )
  expect([merged.status, added.status]).toEqual([204, 503])
  expect((await add(token)).status).toBe(401)
})
