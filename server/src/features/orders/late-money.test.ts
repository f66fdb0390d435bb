import type { Order } from '@foyer/contract/orders'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { atBank, chargesOf, confirmCharge, goToBank, orderOf } from '../../testing/bank.ts'
import { type Attendee, attendee, call, cards, password, pay, place } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

/** An exhibitor's session outlives their pass. */
async function exhibitor(): Promise<Attendee> {
  const person = await attendee(house)
  const { db } = house.database
  const { id } = await db.selectFrom('users').select('id').where('email', '=', person.email).executeTakeFirstOrThrow()
  await db
    .insertInto('user_tags')
    .values({ user_id: id, tag_id: 2, granted_by: 'the organiser', granted_at: house.clock.now() })
    .execute()
  return person
}

async function upgrade(person: Attendee, passTypeId = 7): Promise<Order> {
  const { body } = await call<Order>(house, 'POST', '/api/pass/upgrade', { token: person.token, body: { passTypeId } })
  await place(house, body, person.token)
  return body
}

const cancelPass = (person: Attendee) =>
  call(house, 'POST', `/api/order/${person.signUp.order!.uuid}/cancel`, { token: person.token, body: {} })

async function letTimePass(minutes: number): Promise<void> {
  house.clock.forward(minutes * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

test('an upgrade confirmed after the same upgrade was begun anew goes back, and the new one can be paid', async () => {
  const person = await attendee(house)
  const first = await upgrade(person)
  const ref = await goToBank(house, first, person.token)
  await letTimePass(21)
  const second = await upgrade(person)
  expect((await atBank(house, ref, 'confirm')).statusCode).toBe(303)
  await house.app.jobs.drain()
  expect(await chargesOf(house, first)).toMatchObject([{ refunded: first.total.amount }])
  expect((await orderOf(house, first, person.token)).body.status).toBe('expired')
  const mails = await call<{ subject: string }[]>(house, 'GET', `/api/demo/mailbox?to=${person.email}`)
  expect(mails.body.map(({ subject }) => subject).join()).toContain('on its way back')
  expect((await pay(house, second, person.token)).body.status).toBe('paid')
})

test('money for an account that was erased in mid-payment goes back', async () => {
  const person = await attendee(house)
  const order = await upgrade(person)
  await pay(house, order, person.token, cards.late)
  expect((await call(house, 'POST', '/api/user/erasure', { token: person.token, body: { password } })).status).toBe(204)
  const [charge] = await chargesOf(house, order)
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
  await house.app.jobs.drain()
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: order.total.amount }])
})

test('money for an account that was erased after the hold had run out goes back, and takes no place again', async () => {
  const person = await exhibitor()
  await cancelPass(person)
  const { token } = person
  const { body: order } = await call<Order>(house, 'PUT', '/api/order/current/pass', { token, body: { passTypeId: 1 } })
  await place(house, order, token)
  await pay(house, order, token, cards.late)
  const [charge] = await chargesOf(house, order)
  await letTimePass(21)
  expect((await orderOf(house, order, token)).body.status).toBe('expired')
  expect((await call(house, 'POST', '/api/user/erasure', { token, body: { password } })).status).toBe(204)
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
  await house.app.jobs.drain()
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: order.total.amount }])
  const { db } = house.database
  const { state } = await db.selectFrom('orders').select('state').where('id', '=', order.uuid).executeTakeFirstOrThrow()
  expect(state).toBe('expired')
})

test('who cancels a pass cancels the upgrade that waits for its money', async () => {
  const person = await exhibitor()
  const order = await upgrade(person)
  await cancelPass(person)
  expect((await orderOf(house, order, person.token)).body).toMatchObject({ status: 'cancelled', can: { pay: false } })
  expect(await pay(house, order, person.token)).toMatchObject({ status: 409, body: { code: 'orders/not-payable' } })
})

test('money for an upgrade whose pass was withdrawn goes back at once, and its payer is told', async () => {
  const person = await exhibitor()
  const order = await upgrade(person)
  await house.database.db
    .updateTable('passes')
    .set({ state: 'rejected' })
    .where('order_id', '=', person.signUp.order!.uuid)
    .execute()
  const refused = await pay(house, order, person.token)
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders/payment-given-back' } })
  await house.app.jobs.drain()
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'succeeded', refunded: order.total.amount }])
  expect((await orderOf(house, order, person.token)).body).toMatchObject({ status: 'cancelled', can: { pay: false } })
})
