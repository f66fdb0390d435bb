import type { OfficeTrainTicketType } from '@foyer/contract/office-train-tickets'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { meanwhile } from '../../testing/meanwhile.ts'
import { attendee, call } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'

const house = useTestHouse()
let token: string
beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

/** Somebody chooses a ticket, and is held up when they have looked; meanwhile its kind costs less and is of another class. */
async function chooseAndChange() {
  const id = await openTrainTickets(house)
  const { token: buyer } = await attendee(house)
  return meanwhile(
    house,
    'insert into "train_tickets"',
    () => chooseTrainTicket(house, buyer, id),
    () =>
      call<OfficeTrainTicketType & { code?: string }>(house, 'PATCH', `/api/organiser/train-ticket-type/${id}`, {
        token,
        body: { version: 1, class: 'first', price: 1 },
      }),
  )
}

test('a kind is changed behind whoever chooses one at that moment, and finds their ticket promised', async () => {
  const [chosen, changed] = await chooseAndChange()
  expect(chosen.status).toBe(200)
  expect(changed).toMatchObject({ status: 409, body: { code: 'train-tickets/was-promised', out: 1 } })
  expect(await findViolations(house.database)).toEqual([])
})

test('without the lock somebody holds one at the price and class that it was before', async () => {
  const { met, restore } = takeOut([' for key share'])
  const [chosen, changed] = await chooseAndChange()
  restore()
  expect(met).toEqual([1])
  expect([chosen.status, changed.status]).toEqual([200, 200])
})
