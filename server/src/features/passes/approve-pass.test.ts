import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { emailKey } from '#platform/ground/email-key'
import { call, confirm, pay, place, type SignedUp, signIn, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

const putOn = (list: 'blacklist' | 'whitelist', { email }: SignedUp) =>
  house.database.db
    .insertInto('eligibility_entries')
    .values({ edition_id: 1, list, email_key: emailKey(email), reason: 'after the sign-up', added_at: new Date(0) })
    .execute()

async function paid(): Promise<SignedUp> {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  return visitor
}

test('who is put on the blacklist after the payment gets no approved pass, and is told so at the door', async () => {
  const visitor = await paid()
  await putOn('blacklist', visitor)
  expect(await confirm(house, visitor)).toMatchObject({
    status: 200,
    body: { passStatus: 'pending', reason: 'not-available-for-address' },
  })
  expect(await signIn(house, visitor.email)).toMatchObject({
    status: 403,
    body: { code: 'identity/pass-not-approved', passStatus: 'pending', reason: 'not-available-for-address' },
  })
})

test('the blacklist counts as much where the payment comes last', async () => {
  const visitor = await signUpVisitor(house)
  expect(await confirm(house, visitor)).toMatchObject({ body: { reason: 'awaiting-payment' } })
  await putOn('blacklist', visitor)
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  expect(await signIn(house, visitor.email)).toMatchObject({ status: 403, body: { passStatus: 'pending' } })
})

test('who stands on both lists is welcome', async () => {
  const visitor = await paid()
  await putOn('blacklist', visitor)
  await putOn('whitelist', visitor)
  expect(await confirm(house, visitor)).toMatchObject({ status: 200, body: { passStatus: 'approved', reason: null } })
})

test('a pass type that asks for the organiser’s approval waits for it', async () => {
  await house.database.db.updateTable('pass_types').set({ requires_approval: true }).where('id', '=', 1).execute()
  const visitor = await paid()
  expect(await confirm(house, visitor)).toMatchObject({
    status: 200,
    body: { passStatus: 'pending', reason: 'awaiting-approval' },
  })
  expect(await signIn(house, visitor.email)).toMatchObject({ status: 403, body: { reason: 'awaiting-approval' } })
  await house.database.db.updateTable('pass_types').set({ requires_approval: false }).where('id', '=', 1).execute()
})

test('a barred mailbox is barred under each of its tags; a welcome address is welcome alone', async () => {
  const check = async (email: string) =>
    (await call(house, 'GET', `/api/pass/check-eligibility?email=${encodeURIComponent(email)}`)).body
  for (const email of ['blocked+x@demo.example', 'Blocked+a+b@demo.example', 'blocked@demo.example'])
    expect(await check(email)).toMatchObject({ isBlacklisted: true, isWhitelisted: false })
  expect(await check('blocked.x@demo.example')).toMatchObject({ isBlacklisted: false })
  expect(await check('friend+x@demo.example')).toEqual({ isBlacklisted: false, isWhitelisted: false })
})

test('a second pass of one person is none: its place is free again, its money goes back, and the first one stands', async () => {
  const first = await paid()
  expect(await confirm(house, first)).toMatchObject({ body: { passStatus: 'approved' } })
  const sold = async () => {
    const type = house.database.db.selectFrom('pass_types').select(['held', 'sold']).where('id', '=', 1)
    return type.executeTakeFirstOrThrow()
  }
  const before = await sold()
  const second = await signUpVisitor(house, { email: first.email })
  await place(house, second.order!, second.orderSecret)
  await pay(house, second.order!, second.orderSecret)
  expect(await confirm(house, second)).toMatchObject({
    body: { passStatus: 'cancelled', reason: 'already-holds-pass' },
  })
  expect(await sold()).toEqual(before)
  const passes = await house.database.db
    .selectFrom('passes')
    .select(['state', 'place', 'reason'])
    .where('order_id', 'in', [first.order!.uuid, second.order!.uuid])
    .orderBy('created_at')
    .orderBy('state')
    .execute()
  expect(passes).toEqual([
    { state: 'approved', place: 'sold', reason: null },
    { state: 'cancelled', place: 'none', reason: 'already-holds-pass' },
  ])
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('a second pass that is paid when its mailbox is proven already is none either, and were it the first of its type', async () => {
  const first = await paid()
  await confirm(house, first)
  const { db } = house.database
  const sold = () => db.selectFrom('pass_types').select(['held', 'sold']).where('id', '=', 2).executeTakeFirstOrThrow()
  expect(await sold()).toEqual({ held: 0, sold: 0 })
  const second = await signUpVisitor(house, { email: first.email, passTypeId: 2 })
  expect(await confirm(house, second)).toMatchObject({ body: { reason: 'awaiting-payment' } })
  await place(house, second.order!, second.orderSecret)
  await pay(house, second.order!, second.orderSecret)
  await house.app.jobs.drain()
  expect(await sold()).toEqual({ held: 0, sold: 0 })
  const order = await call(house, 'GET', `/api/order/${second.order!.uuid}`, { token: second.orderSecret! })
  expect(order.body).toMatchObject({ status: 'refunded' })
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})
