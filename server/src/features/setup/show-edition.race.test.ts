import type { OfficeEdition } from '@foyer/contract/office-editions'
import { beforeAll, expect, test } from 'vitest'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { holdUp, somebodyWaits, takeOut } from '../../testing/statements.ts'
import { useNeighbour, useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const neighbour = useNeighbour(house)
const path = '/api/organiser/edition'
let token: string
let [next, third] = [0, 0]

const begin = async (code: string, startsOn: string) =>
  (await call<OfficeEdition>(house, 'POST', path, { token, body: { product: 'MSPG', code, startsOn } })).body.id
const show = (id: number, endsSaleOf: number | null, on: Pick<typeof house, 'app'> = house) =>
  call<{ selling?: object }>(on, 'POST', `${path}/${id}/current`, { token, body: { endsSaleOf } })

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'owner')
  next = await begin('MS26', '2026-10-26')
  third = await begin('MS27', '2027-10-25')
})

/** The sale of the year that is shown opens at the moment at which an owner, who saw it shut, shows the next one instead. */
async function opensMeanwhile() {
  await house.database.script(`update editions set is_current = false where id <> 1;
    update editions set is_current = true, sale_opened_at = null where id = 1`)
  const held = holdUp('update "editions"')
  const shown = show(next, null)
  await held.arrived
  const opened = house.database.raw('update editions set sale_opened_at = now() where id = 1 returning is_current')
  await Promise.race([opened, somebodyWaits(house.database)])
  held.letGo()
  expect((await shown).status).toBe(200)
  return { tookAwayWhatSells: (await opened).rows[0]?.['is_current'] }
}

test('a sale that opens while another year is shown opens after that: nobody takes away what sells without having been asked', async () => {
  expect(await opensMeanwhile()).toEqual({ tookAwayWhatSells: false })
})

test('without waiting it opens before, and ends unasked: that is what holds', async () => {
  const { met, restore } = takeOut([{ part: ' for no key update', left: '' }])
  const opened = await opensMeanwhile()
  restore()
  expect(opened).toEqual({ tookAwayWhatSells: true })
  expect(met[0]).toBeGreaterThan(0)
})

test('of two owners who show different years at one moment the second is asked about what the first has shown', async () => {
  await house.database.script(`update editions set sale_opens_at = now(), sale_opened_at = now();
    update editions set is_current = false where id <> 1; update editions set is_current = true where id = 1`)
  const held = holdUp('insert into "audit_entries"')
  const first = show(next, 1)
  await held.arrived
  const second = show(third, 1, neighbour)
  await Promise.race([second, somebodyWaits(house.database)])
  held.letGo()
  expect((await first).status).toBe(200)
  expect(await second).toMatchObject({ status: 409, body: { code: 'setup/ends-sale', selling: { id: next } } })
})
