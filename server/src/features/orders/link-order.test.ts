import { expect, test } from 'vitest'
import { orderOf } from '../../testing/bank.ts'
import { linkInMail, openLink } from '../../testing/order-links.ts'
import { call, newestMail, pay, place, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

const open = async (visitor: SignedUp, link: string) => openLink(house, visitor.order!, link)
const renew = (visitor: SignedUp, token: string) =>
  call(house, 'POST', `/api/order/${visitor.order?.uuid}/link/renew`, { token })
const used = { status: 410, body: { code: 'orders/link-used' } }

test('who lost the tab pays from the mail, on any device', async () => {
  const visitor = await signUpVisitor(house)
  const { status, body } = await open(visitor, await linkInMail(house, visitor.email))
  expect([status, body.order.status]).toEqual([200, 'open'])
  await place(house, visitor.order!, body.secret)
  expect((await pay(house, visitor.order!, body.secret)).body.status).toBe('paid')
})

test('the link opens nothing by itself, and is used once, also by twenty at once', async () => {
  const visitor = await signUpVisitor(house)
  const link = await linkInMail(house, visitor.email)
  // A program that reads mail asks for what it finds, as often as it likes.
  for (const _ of [1, 2, 3]) expect((await orderOf(house, visitor.order!, link)).status).toBe(401)
  const answers = await Promise.all(Array.from({ length: 20 }, () => open(visitor, link)))
  const opened = answers.filter(({ status }) => status === 200)
  expect(opened).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 410)).toHaveLength(19)
  expect(await open(visitor, link)).toMatchObject(used)
  // Whoever used it goes on with what they were given, which is no link.
  const secret = opened[0]?.body.secret ?? ''
  expect((await orderOf(house, visitor.order!, secret)).status).toBe(200)
  expect((await open(visitor, secret)).status).toBe(404)
})

test('an answer that was lost is given again under its key', async () => {
  const visitor = await signUpVisitor(house)
  const token = await linkInMail(house, visitor.email)
  const ask = () =>
    call<{ secret: string }>(house, 'POST', `/api/order/${visitor.order?.uuid}/link/open`, {
      token,
      headers: { 'idempotency-key': '01980000-0000-7000-8000-0000000000aa' },
    })
  const [first, again] = [await ask(), await ask()]
  expect(again.body.secret).toBe(first.body.secret)
  expect((await orderOf(house, visitor.order!, again.body.secret)).status).toBe(200)
})

test('the link opens its order alone, for seven days, and the tab’s own secret goes on', async () => {
  const visitor = await signUpVisitor(house)
  const other = await signUpVisitor(house)
  const link = await linkInMail(house, visitor.email)
  expect((await open(other, link)).status).toBe(404)
  const { secret } = (await open(visitor, link)).body
  expect((await orderOf(house, other.order!, secret)).status).toBe(404)
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).status).toBe(200)
  const unused = await linkInMail(house, other.email)
  house.clock.forward(7 * 24 * 3_600_000 - 1)
  expect((await orderOf(house, visitor.order!, secret)).status).toBe(200)
  house.clock.forward(1)
  expect((await orderOf(house, visitor.order!, secret)).status).toBe(401)
  expect((await open(other, unused)).status).toBe(401)
  expect((await orderOf(house, visitor.order!, visitor.orderSecret)).status).toBe(200)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(await house.database.db.selectFrom('order_secrets').selectAll().execute()).toEqual([])
})

test('who comes too late to a link has another one sent to the same mailbox, and to no other', async () => {
  const visitor = await signUpVisitor(house)
  const link = await linkInMail(house, visitor.email)
  await open(visitor, link)
  house.clock.forward(1000)
  expect((await renew(visitor, link)).status).toBe(202)
  const next = await linkInMail(house, visitor.email)
  expect(next).not.toBe(link)
  expect((await open(visitor, next)).status).toBe(200)
  // Neither a stranger nor a tab asks for mails.
  expect((await renew(visitor, visitor.orderSecret ?? '')).status).toBe(404)
  expect((await renew(visitor, 'nothing')).status).toBe(401)
  expect((await renew(await signUpVisitor(house), link)).status).toBe(404)
})

test('the mail about a transfer is sent again with its own link; of what is paid none is', async () => {
  const visitor = await signUpVisitor(house)
  const first = await linkInMail(house, visitor.email)
  house.clock.forward(1000)
  const placed = await call(house, 'POST', `/api/order/${visitor.order?.uuid}/place`, {
    token: visitor.orderSecret ?? undefined,
    body: { method: 'transfer' },
  })
  expect(placed.status).toBe(200)
  const due = await linkInMail(house, visitor.email)
  await house.database.db.deleteFrom('demo_mails').execute()
  await renew(visitor, first)
  const again = await linkInMail(house, visitor.email)
  expect(new Set([first, due, again]).size).toBe(3)
  expect((await newestMail(house, visitor.email)).subject).toContain('How to pay order')
  await house.database.db.deleteFrom('demo_mails').execute()
  await call(house, 'POST', `/api/order/${visitor.order?.uuid}/cancel`, {
    token: visitor.orderSecret ?? undefined,
    body: {},
  })
  expect((await renew(visitor, first)).status).toBe(202)
  await house.app.jobs.drain()
  expect(await house.database.db.selectFrom('demo_mails').selectAll().execute()).toEqual([])
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
