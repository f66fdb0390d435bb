import type { OfficeVipEvent } from '@foyer/contract/office-vip-events'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { meanwhile } from '../../testing/meanwhile.ts'
import { call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { attend, openEvent, vip } from '../../testing/vip-events.ts'

const house = useTestHouse()
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

/** Somebody answers, and is held up when they have looked; meanwhile their pass is invited no more. */
async function answerAndChange() {
  const id = await openEvent(house)
  const person = await vip(house)
  return meanwhile(
    house,
    'insert into vip_attendances',
    () => attend(house, person, id),
    () =>
      call<OfficeVipEvent & { code?: string }>(house, 'PATCH', `/api/organiser/vip-event/${id}`, {
        token,
        body: { version: 1, openTo: ['vendor-vip'] },
      }),
  )
}

test('an event is changed behind whoever answers at that moment, and what was promised to them stays', async () => {
  const [attended, changed] = await answerAndChange()
  expect(attended).toMatchObject({ status: 200, body: { attendance: { status: 'attending' } } })
  expect(changed).toMatchObject({ status: 409, body: { code: 'vip-events/still-invited' } })
  expect(await findViolations(house.database)).toEqual([])
})

test('without the lock somebody comes to an event that their pass is not invited to', async () => {
  const { met, restore } = takeOut([' for key share of "vip_events"'])
  const [attended, changed] = await answerAndChange()
  restore()
  expect(met).toEqual([1])
  expect(attended).toMatchObject({ status: 200, body: { attendance: { status: 'attending' } } })
  expect(changed.status).toBe(200)
})
