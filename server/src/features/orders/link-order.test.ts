import { expect, test } from 'vitest'
import { orderOf } from '../../testing/bank.ts'
import { call, newestMail, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

/** The secret of the link to the order in the newest mail; null where it has none. */
async function secretInMail(visitor: SignedUp): Promise<string | null> {
  const { text } = await newestMail(house, visitor.email)
  return new RegExp(`/sign-up/order/${visitor.order?.uuid}#([\\w-]+)`).exec(text)?.[1] ?? null
}

test('who lost the tab pays from the mail, on any device', async () => {
  const visitor = await signUpVisitor(house)
  const secret = await secretInMail(visitor)
  expect((await orderOf(house, visitor.order!, secret)).body.status).toBe('open')
  await place(house, visitor.order!, secret)
  expect((await pay(house, visitor.order!, secret)).body.status).toBe('paid')
})

test('the link opens its order alone, for seven days, and the tab’s own secret goes on', async () => {
  const visitor = await signUpVisitor(house)
  const other = await signUpVisitor(house)
  const secret = await secretInMail(visitor)
  expect((await orderOf(house, other.order!, secret)).status).toBe(404)
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).status).toBe(200)
  house.clock.forward(7 * 24 * 3_600_000 - 1)
  expect((await orderOf(house, visitor.order!, secret)).status).toBe(200)
  house.clock.forward(1)
  expect((await orderOf(house, visitor.order!, secret)).status).toBe(401)
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).status).toBe(200)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await house.database.db.selectFrom('order_secrets').selectAll().execute()).toEqual([])
})

test('a mail about nothing to pay has no such link', async () => {
  const free = await signUpVisitor(house, { passTypeId: null, voucherCode: 'DEMO-STANDARD' })
  expect((await newestMail(house, free.email)).text).not.toContain('/sign-up/order/')
  const paid = await signUpVisitor(house)
  await newestMail(house, paid.email)
  await place(house, paid.order!, paid.orderSecret)
  await pay(house, paid.order!, paid.orderSecret)
  await house.database.db.deleteFrom('demo_mails').execute()
  await call(house, 'POST', `/api/sign-up/${paid.uuid}/resend`)
  expect((await newestMail(house, paid.email)).text).not.toContain('/sign-up/order/')
})

test('a cent is something to pay, and nothing is not', async () => {
  for (const [price, has] of [
    [1, true],
    [0, false],
  ] as const) {
    await house.database.db.updateTable('pass_types').set({ price }).where('id', '=', 1).execute()
    const visitor = await signUpVisitor(house)
    expect(visitor.order?.total.amount ?? 0).toBe(price)
    expect((await newestMail(house, visitor.email)).text.includes('/sign-up/order/')).toBe(has)
  }
})
