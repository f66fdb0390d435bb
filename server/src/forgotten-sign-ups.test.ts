import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf, confirmCharge } from './testing/bank.ts'
import { dump, findTraces } from './testing/dump.ts'
import { call, cards, confirm, pay, place, signIn, signUpForm, signUpVisitor } from './testing/people.ts'
import { useTestHouse } from './testing/test-house.ts'

const DAY = 24 * 3_600_000
const house = useTestHouse({ drawsDocuments: true })

/** Twice: what one run leaves to a job is done as well. */
async function forget(): Promise<void> {
  for (let run = 0; run < 2; run += 1) {
    await house.app.sweep()
    await house.app.jobs.drain()
  }
}

const addressOf = (name: string) => `${name.toLowerCase()}@quallen.example`

/** A visitor who writes their name everywhere. */
const signUp = (name: string) =>
  signUpVisitor(house, {
    email: addressOf(name),
    lastName: name,
    companyName: `${name} AG`,
    billingAddress: { ...(signUpForm()['billingAddress'] as object), addressLine1: `${name}weg 1` },
  })

/** Where the name is found, but in the demo's mailbox, which is the demo's own. */
const tracesOf = async (name: string): Promise<string[]> =>
  (await findTraces(house.database, { name })).filter((found) => !found.startsWith('public.demo_mails'))

/** A month later, with everything that runs by itself. */
async function aMonthLater(days = 31): Promise<void> {
  house.clock.forward(days * DAY)
  await forget()
}

test('whoever signed up, paid nothing and never proved the mailbox is forgotten thirty days after the last mail', async () => {
  const visitor = await signUp('Seegurke')
  await place(house, visitor.order!, visitor.orderSecret)
  await house.app.jobs.drain()
  await aMonthLater(29)
  expect(await tracesOf('Seegurke')).toEqual(['public.mails: name', 'public.orders: name', 'public.sign_ups: name'])
  await aMonthLater(2)
  expect(await tracesOf('Seegurke')).toEqual([])

  // Nothing leads back, and a second run finds nothing to do.
  const before = await dump(house.database)
  expect((await call(house, 'POST', `/api/sign-up/${visitor.uuid}/resend`, {})).status).toBe(202)
  expect((await confirm(house, visitor)).status).toBe(410)
  await forget()
  const after = await dump(house.database)
  for (const table of ['sign_ups', 'orders', 'passes'])
    expect(after.get(`public.${table}`)).toBe(before.get(`public.${table}`))
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('another mail begins the thirty days anew', async () => {
  const visitor = await signUp('Seestern')
  await house.app.jobs.drain()
  house.clock.forward(20 * DAY)
  await call(house, 'POST', `/api/sign-up/${visitor.uuid}/resend`, {})
  await house.app.jobs.drain()
  await aMonthLater(20)
  expect(await tracesOf('Seestern')).toContain('public.sign_ups: name')
  await aMonthLater(11)
  expect(await tracesOf('Seestern')).toEqual([])
})

test('whoever paid is kept until they prove their mailbox', async () => {
  house.clock.set(new Date('2025-08-20T07:00:00Z'))
  const visitor = await signUp('Seepferd')
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  await house.app.jobs.drain()
  await aMonthLater()
  expect(await tracesOf('Seepferd')).toEqual([
    'public.files: name',
    'public.invoices: name',
    'public.mails: name',
    'public.orders: name',
    'public.sign_ups: name',
  ])
  await call(house, 'POST', `/api/sign-up/${visitor.uuid}/resend`, {})
  expect(await confirm(house, visitor)).toMatchObject({ status: 200, body: { passStatus: 'approved' } })
  expect((await signIn(house, visitor.email)).status).toBe(200)
})

test('whoever is being charged is kept until it is known what came of it', async () => {
  house.clock.set(new Date('2025-08-20T07:00:00Z'))
  const visitor = await signUp('Seeigel')
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret, cards.late)
  await house.app.jobs.drain()
  await aMonthLater()
  expect(await tracesOf('Seeigel')).toEqual(['public.mails: name', 'public.orders: name', 'public.sign_ups: name'])
  await house.database.db
    .updateTable('payments')
    .set({ state: 'failed' })
    .where('order_id', '=', visitor.order!.uuid)
    .execute()
  await forget()
  expect(await tracesOf('Seeigel')).toEqual([])
})

test('money that comes for somebody who was forgotten goes back, and takes no place', async () => {
  house.clock.set(new Date('2025-08-20T07:00:00Z'))
  const visitor = await signUp('Seehund')
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret, cards.late)
  const { db } = house.database
  await house.app.jobs.drain()
  await aMonthLater()
  // The provider says that it failed, and later that it did not.
  await db.updateTable('payments').set({ state: 'failed' }).where('order_id', '=', visitor.order!.uuid).execute()
  await forget()
  expect(await tracesOf('Seehund')).toEqual([])
  const [charge] = await chargesOf(house, visitor.order!)
  expect((await confirmCharge(house, charge!.provider_ref)).statusCode).toBe(202)
  await house.app.jobs.drain()
  expect(await chargesOf(house, visitor.order!)).toMatchObject([
    { state: 'succeeded', refunded: visitor.order!.total.amount },
  ])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('whoever got their money back is kept in the documents alone', async () => {
  house.clock.set(new Date('2025-08-20T07:00:00Z'))
  const visitor = await signUp('Seehase')
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  await house.app.jobs.drain()
  await call(house, 'POST', `/api/order/${visitor.order!.uuid}/cancel`, { token: visitor.orderSecret!, body: {} })
  await house.app.jobs.drain()
  await aMonthLater()
  expect(await tracesOf('Seehase')).toEqual(['public.files: name', 'public.invoices: name'])
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('a place that is held keeps its sign-up, and so does an order that may still be placed', async () => {
  house.clock.set(new Date('2025-08-20T07:00:00Z'))
  const invited = await signUp('Seeadler')
  await signUp('Seelachs')
  const { db } = house.database
  await db.updateTable('editions').set({ open_order_days: 60 }).execute()
  await place(house, invited.order!, invited.orderSecret)
  await pay(house, invited.order!, invited.orderSecret)
  // As a voucher's place that nobody's order stands for.
  await db.updateTable('passes').set({ order_id: null }).where('sign_up_id', '=', invited.uuid).execute()
  await db.updateTable('orders').set({ state: 'refunded' }).where('sign_up_id', '=', invited.uuid).execute()
  await house.app.jobs.drain()
  await aMonthLater()
  expect(await tracesOf('Seeadler')).toContain('public.sign_ups: name')
  expect(await tracesOf('Seelachs')).toEqual(['public.mails: name', 'public.orders: name', 'public.sign_ups: name'])
})
