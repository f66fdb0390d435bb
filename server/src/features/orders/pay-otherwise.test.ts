import type { Order } from '@foyer/contract/orders'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { atBank, chargesOf, confirmCharge, goToBank } from '../../testing/bank.ts'
import { call, cards, pay, type SignedUp, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// An order that is placed already is paid in the other way.
const house = useTestHouse()
const MINUTE_MS = 60_000
const WEEK_MS = 7 * 24 * 60 * MINUTE_MS

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

const by = ({ order, orderSecret }: SignedUp, method: 'card' | 'transfer') =>
  call<Order & { code?: string }>(house, 'POST', `/api/order/${order!.uuid}/place`, {
    token: orderSecret!,
    body: { method },
  })
const read = async ({ order, orderSecret }: SignedUp) =>
  (await call<Order>(house, 'GET', `/api/order/${order!.uuid}`, { token: orderSecret! })).body

async function placed(method: 'card' | 'transfer'): Promise<SignedUp> {
  const visitor = await signUpVisitor(house)
  expect((await by(visitor, method)).status).toBe(200)
  return visitor
}

/** How often their mailbox was told where to transfer. */
async function timesTold({ email }: SignedUp): Promise<number> {
  await house.app.jobs.drain()
  const path = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  const { body } = await call<{ subject: string }[]>(house, 'GET', path)
  return body.filter(({ subject }) => subject.includes('How to pay order')).length
}

test('who goes over to a transfer is told where to, and who comes back to the card is told no such thing', async () => {
  const visitor = await placed('card')
  expect(await timesTold(visitor)).toBe(0)
  expect((await by(visitor, 'transfer')).body).toMatchObject({ method: 'transfer', status: 'awaiting_payment' })
  expect(await timesTold(visitor)).toBe(1)
  expect((await by(visitor, 'card')).body).toMatchObject({ method: 'card', status: 'awaiting_payment' })
  expect(await timesTold(visitor)).toBe(1)
})

test('nobody goes over to a way that is not offered', async () => {
  const seller = async () =>
    (await house.database.raw('select seller from editions where id = 1')).rows[0]?.['seller'] as object
  const before = await seller()
  const visitor = await placed('card')
  await house.database.script(`update editions set seller = jsonb_set(seller, '{iban}', '"DE00 0000"')`)
  expect(await by(visitor, 'transfer')).toMatchObject({ status: 409, body: { code: 'orders/method-unavailable' } })
  expect((await read(visitor)).method).toBe('card')
  await house.database.raw('update editions set seller = $1 where id = 1', [JSON.stringify(before)])
})

test('who goes over to a transfer leaves the bank’s page, and it can take nothing more', async () => {
  const visitor = await placed('card')
  const ref = await goToBank(house, visitor.order!, visitor.orderSecret)
  expect((await by(visitor, 'transfer')).body).toMatchObject({ method: 'transfer', paymentPending: false })
  expect((await read(visitor)).paymentPending).toBe(false)
  await house.app.jobs.drain()
  await atBank(house, ref, 'confirm')
  expect(await chargesOf(house, visitor.order!)).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
})

test('what the provider is at is paid in no other way', async () => {
  const visitor = await placed('card')
  await pay(house, visitor.order!, visitor.orderSecret, cards.late)
  expect(await by(visitor, 'transfer')).toMatchObject({ status: 409, body: { code: 'orders/not-placeable' } })
  expect(await read(visitor)).toMatchObject({ method: 'card', paymentPending: true })
  await confirmCharge(house, (await chargesOf(house, visitor.order!))[0]!.provider_ref)
  expect((await read(visitor)).status).toBe('paid')
})

test('the week for a transfer is one from the first hold on, and none is begun in the moment in which it is over', async () => {
  const visitor = await placed('transfer')
  const end = new Date(house.clock.now().getTime() + WEEK_MS)
  house.clock.set(new Date(end.getTime() - MINUTE_MS))
  expect((await by(visitor, 'card')).status).toBe(200)
  expect((await by(visitor, 'transfer')).body.holdExpiresAt).toBe(end.toISOString())
  expect((await by(visitor, 'card')).status).toBe(200)
  house.clock.set(end)
  expect(await by(visitor, 'transfer')).toMatchObject({ status: 409, body: { code: 'orders/method-unavailable' } })
  expect((await pay(house, visitor.order!, visitor.orderSecret)).body.status).toBe('paid')
})
