import type { OfficeOrder } from '@foyer/contract/office-orders'
import { expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { askBehind } from '../../testing/ask-behind.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { takeOut } from '../../testing/statements.ts'
import { openNeighbour, openTestHouse, type TestHouse } from '../../testing/test-house.ts'

// Several of the staff, and the buyer, give the same money back at the same moment, over two servers.

interface Scene {
  readonly house: TestHouse
  readonly servers: readonly Pick<TestHouse, 'app'>[]
  readonly token: string
}

async function openScene(): Promise<Scene> {
  const house = await openTestHouse()
  onTestFinished(() => house.close())
  const neighbour = await openNeighbour(house)
  onTestFinished(() => neighbour.close())
  await openHotel(house, 962, [{ id: 9621, allotment: 60 }])
  await seedStaffForTests(house)
  return { house, servers: [house, neighbour], token: await signInStaff(house, 'finance') }
}

/** Of two nights, in minor units. */
const price = 23_800

async function sellStay({ house, token }: Scene) {
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9621, arrival: '2025-10-20', departure: '2025-10-22' })
  const uuid = body.orderUuid ?? ''
  await place(house, { uuid }, person.token)
  await pay(house, { uuid }, person.token)
  const order = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })
  return { person, uuid, lines: order.body.lines.map(({ id }) => id) }
}

interface Asked {
  readonly goesBack: boolean
  readonly amount?: number
  readonly refundedBefore?: number
}

const refund = (
  { servers, token }: Scene,
  at: number,
  { uuid, lines }: Awaited<ReturnType<typeof sellStay>>,
  { goesBack, amount = 7000, refundedBefore = 0 }: Asked,
) =>
  call(servers[at % 2]!, 'POST', `/api/organiser/order/${uuid}/refund`, {
    token,
    body: { lines, goesBack, amount, fee: goesBack ? price - amount : 0, reason: 'goodwill', refundedBefore },
  })

async function refundedOf({ house }: Scene, orderId: string): Promise<number[]> {
  const rows = await house.database.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select('refunds.amount')
    .where('order_id', '=', orderId)
    .execute()
  return rows.map(({ amount }) => amount)
}

const cancel = ({ servers }: Scene, { token }: Attendee, uuid: string) =>
  call(servers[1]!, 'POST', `/api/order/${uuid}/cancel`, { token, body: {} })

const twenty = Array.from({ length: 20 }, (_, at) => at)

test.each([true, false])(
  'twenty of the staff who decided on the same page give it back once (things go back: %s)',
  async (goesBack) => {
    const scene = await openScene()
    const sold = await sellStay(scene)
    const answers = await Promise.all(twenty.map((at) => refund(scene, at, sold, { goesBack })))
    expect(answers.map(({ status }) => status).sort()).toEqual([204, ...Array<number>(19).fill(409)])
    expect(await refundedOf(scene, sold.uuid)).toEqual([7000])
    await scene.house.app.jobs.drain()
    expect(await findViolations(scene.house.database)).toEqual([])
  },
)

test('a buyer who cancels while staff take the stay back gets their money once', async () => {
  const scene = await openScene()
  for (const at of twenty) {
    const sold = await sellStay(scene)
    await Promise.all([refund(scene, at, sold, { goesBack: at % 3 > 0 }), cancel(scene, sold.person, sold.uuid)])
    const sum = (await refundedOf(scene, sold.uuid)).reduce((one, other) => one + other, 0)
    expect([7000, price]).toContain(sum)
  }
  await scene.house.app.jobs.drain()
  expect(await findViolations(scene.house.database)).toEqual([])
})

test('without the lock of the order and the comparison of its lines it goes back more than once', async () => {
  const scene = await openScene()
  const sold = await sellStay(scene)
  // The order's state, which stays as it is from the second refund on, would tell them apart as well.
  await refund(scene, 0, sold, { goesBack: false, amount: 500 })
  const out = takeOut([
    { part: 'from "orders" where "id" = $1 for update', left: 'from "orders" where "id" = $1' },
    { part: '"returned" = $3', left: '$3::int is not null' },
  ])
  try {
    // None writes before several have read.
    await askBehind(scene.house, { lock: 'lock table refunds in share mode', change: 'select 1', waiting: 3 }, () =>
      Promise.all(twenty.map((at) => refund(scene, at, sold, { goesBack: false, amount: 500, refundedBefore: 500 }))),
    )
    expect(Math.min(...out.met)).toBeGreaterThan(0)
  } finally {
    out.restore()
  }
  expect((await refundedOf(scene, sold.uuid)).length).toBeGreaterThan(2)
})
