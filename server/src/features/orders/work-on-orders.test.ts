import type { OfficeOrder } from '@foyer/contract/office-orders'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { attendee, call, cards, pay, place, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const office = '/api/organiser/order'
let token: string

beforeAll(async () => {
  await seedStaffForTests(house)
  token = await signInStaff(house, 'support')
})

async function subjectsTo(email: string): Promise<string[]> {
  await house.app.jobs.drain()
  const to = encodeURIComponent(email)
  return (await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${to}`)).body.map(
    ({ subject }) => subject,
  )
}

test('an order that is not paid is ended once: its place is free, and nobody pays it any more', async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  expect((await call(house, 'POST', `${office}/${order?.uuid}/end`, { token })).status).toBe(204)
  const { body } = await call<OfficeOrder>(house, 'GET', `${office}/${order?.uuid}`, { token })
  expect(body).toMatchObject({ status: 'cancelled', can: { end: false, refund: false } })
  expect(body.timeline.find(({ kind }) => kind === 'staff')).toMatchObject({
    event: 'orders.endOrder',
    changes: [{ field: 'status', before: 'awaiting_payment', after: 'cancelled' }],
  })
  expect((await pay(house, order!, orderSecret)).status).toBe(409)
  expect((await call(house, 'POST', `${office}/${order?.uuid}/end`, { token })).status).toBe(409)
  expect(await findViolations(house.database)).toEqual([])
})

test('one that its provider is at is left alone until that says what became of it', async () => {
  const { order, orderSecret } = await signUpVisitor(house)
  await place(house, order!, orderSecret)
  await pay(house, order!, orderSecret, cards.late)
  const answer = await call(house, 'POST', `${office}/${order?.uuid}/end`, { token })
  expect(answer).toMatchObject({ status: 409, body: { code: 'orders/payment-under-way' } })
})

test('what staff write down is read by colleagues with the order, and the log says only that they did', async () => {
  const { order } = await signUpVisitor(house)
  const path = `${office}/${order?.uuid}`
  await call(house, 'POST', `${path}/comment`, { token, body: { text: '  Called: wants an invoice to her firm. ' } })
  const { body } = await call<OfficeOrder>(house, 'GET', path, { token })
  expect(body.timeline.filter(({ kind }) => kind === 'comment' || kind === 'staff')).toMatchObject([
    { kind: 'comment', text: 'Called: wants an invoice to her firm.', actor: { name: expect.any(String) } },
  ])
  const { changes } = await house.database.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('act', '=', 'orders.commentOnOrder')
    .executeTakeFirstOrThrow()
  expect(changes).toEqual([{ field: 'comment' }])
  expect((await call(house, 'POST', `${path}/comment`, { token, body: { text: ' ' } })).status).toBe(400)
})

test('an invoice is sent again when staff say so, not twice at once, until its buyer has left for good', async () => {
  const { signUp } = await attendee(house)
  await house.app.jobs.drain()
  const path = `${office}/${signUp.order?.uuid}`
  const { body } = await call<{ uuid: string; number: string }[]>(house, 'GET', `${path}/document`, { token })
  const send = () => call(house, 'POST', `${path}/document/${body[0]?.uuid}/mail`, { token })
  expect([(await send()).status, (await send()).status]).toEqual([202, 409])
  // Two minutes later it may have been lost.
  house.clock.forward(2 * 60_000)
  expect((await send()).status).toBe(202)
  const named = (await subjectsTo(signUp.email)).filter((subject) => subject.includes(body[0]?.number ?? '?'))
  expect(named).toHaveLength(3)
  const timeline = (await call<OfficeOrder>(house, 'GET', path, { token })).body.timeline
  expect(timeline.find(({ kind }) => kind === 'staff')).toMatchObject({
    changes: [{ field: 'sent', after: body[0]?.number }],
  })
  const gone = house.database.db.updateTable('orders').where('id', '=', signUp.order?.uuid ?? '')
  await gone.set({ buyer_erasure: 'done' }).execute()
  expect((await send()).status).toBe(409)
})
