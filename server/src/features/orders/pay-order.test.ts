import { expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { signWebhook } from '#platform/payments/webhook-signature'
import { chargesOf } from '../../testing/bank.ts'
import { call, cards, pay, place, signUpVisitor } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

async function placed(changes: Record<string, unknown> = {}) {
  const visitor = await signUpVisitor(house, changes)
  await place(house, visitor.order!, visitor.orderSecret)
  return { order: visitor.order!, secret: visitor.orderSecret!, email: visitor.email }
}

const read = (order: { uuid: string }, secret: string) =>
  call<{ status: string; paymentPending: boolean }>(house, 'GET', `/api/order/${order.uuid}`, { token: secret })

/** Sends the sandbox's event about an order's charge to our webhook. */
async function webhook(orderUuid: string, change: (body: string) => string = (body) => body, header?: string) {
  const charge = await house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', orderUuid)
    .executeTakeFirstOrThrow()
  const event = await house.sandbox.sandboxEvent(charge.provider_ref, { state: 'succeeded' })
  return house.app.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: { ...event!.headers, ...(header === undefined ? {} : { 'sandbox-signature': header }) },
    payload: change(event!.body.toString()),
  })
}

test('a card that asks the bank waits for the bank, and its confirmation pays the order', async () => {
  const { order, secret } = await placed()
  const started = await pay(house, order, secret, cards.asksBank)
  expect(started).toMatchObject({ status: 202, body: { action: { url: expect.stringContaining('/sandbox/3ds/') } } })
  expect((await read(order, secret)).body).toMatchObject({ status: 'awaiting_payment', paymentPending: true })
  const ref = /3ds\/(\w+)/.exec(started.body.action!.url)?.[1]
  const answer = await house.app.http.inject({
    method: 'POST',
    url: `/sandbox/3ds/${ref}`,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'answer=confirm',
  })
  expect(answer.statusCode).toBe(303)
  expect((await read(order, secret)).body.status).toBe('paid')
})

test('a payment confirmed late, by webhook only, pays the order once, however often the event comes', async () => {
  const { order, secret } = await placed()
  expect((await pay(house, order, secret, cards.late)).status).toBe(202)
  for (let time = 0; time < 100; time += 1) expect((await webhook(order.uuid)).statusCode).toBe(202)
  expect((await read(order, secret)).body.status).toBe('paid')
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

test.each([
  ['an altered byte', (body: string) => body.replace('"mode":"test"', '"mode":"tess"'), undefined],
  ['no signature', (body: string) => body, ''],
  ['another signature', (body: string) => body, 't=1755500400,v1=00'],
])('an event with %s changes nothing', async (_what, change, header) => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  expect((await webhook(order.uuid, change, header)).statusCode).toBe(400)
  expect((await read(order, secret)).body.status).toBe('awaiting_payment')
})

test('an event about real money changes nothing where the money is not real, and is kept as an alarm', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  const key = house.ports.keys.derive('sandbox-webhook')
  const ofRealMoney = (body: string) => body.replace('"mode":"test"', '"mode":"live"')
  const [charge] = await chargesOf(house, order)
  const event = await house.sandbox.sandboxEvent(charge!.provider_ref, { state: 'succeeded' })
  const body = ofRealMoney(event!.body.toString())
  await webhook(order.uuid, ofRealMoney, signWebhook(key, Buffer.from(body), house.clock.now()))
  expect((await read(order, secret)).body.status).toBe('awaiting_payment')
  const closed = await house.database.db
    .updateTable('payment_alarms')
    .set({ closed_at: house.clock.now(), closed_how: 'by-person' })
    .where('subject', 'like', `%${charge!.provider_ref}%`)
    .returning('kind')
    .execute()
  expect(closed).toEqual([{ kind: 'charge-does-not-fit' }])
  await house.database.db.deleteFrom('sandbox_charges').where('provider_ref', '=', charge!.provider_ref).execute()
})

test('an event that comes six minutes after it was signed changes nothing', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  const charge = await house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', order.uuid)
    .executeTakeFirstOrThrow()
  const event = await house.sandbox.sandboxEvent(charge.provider_ref, { state: 'succeeded' })
  house.clock.forward(6 * 60_000)
  const answer = await house.app.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: { ...event!.headers },
    payload: event!.body,
  })
  expect(answer.statusCode).toBe(400)
  expect((await read(order, secret)).body.status).toBe('awaiting_payment')
})

test.each([
  ['a lower amount', { amount: 1 }],
  ['another currency', { currency: 'USD' }],
  ['another order', { order_uuid: '00000000-0000-7000-8000-000000000000' }],
])('an event with %s leaves the order unpaid and is kept as an alarm', async (_what, change) => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  const { provider_ref } = await house.database.db
    .updateTable('sandbox_charges')
    .set(change)
    .where('order_uuid', '=', order.uuid)
    .returning('provider_ref')
    .executeTakeFirstOrThrow()
  const event = await house.sandbox.sandboxEvent(provider_ref, { state: 'succeeded' })
  await house.app.http.inject({
    method: 'POST',
    url: '/api/payment/webhook/sandbox',
    headers: { ...event!.headers },
    payload: event!.body,
  })
  expect((await read(order, secret)).body.status).toBe('awaiting_payment')
  const kept = await house.database.db
    .selectFrom('payment_events')
    .select('outcome')
    .where('id', 'like', `%${provider_ref}%`)
    .executeTakeFirst()
  expect(kept?.outcome).toBe('alarm')
  // Somebody looked into it and closed it; what follows begins without an alarm.
  const closed = await house.database.db
    .updateTable('payment_alarms')
    .set({ closed_at: house.clock.now(), closed_how: 'by-person' })
    .where('subject', 'like', `%${provider_ref}%`)
    .returning('kind')
    .execute()
  expect(closed).toEqual([{ kind: 'charge-does-not-fit' }])
  await house.database.db.deleteFrom('sandbox_charges').where('provider_ref', '=', provider_ref).execute()
})

test('a hold that ends gives the place back, and paying then is refused with words', async () => {
  const { order, secret } = await placed({ passTypeId: 4 })
  expect(await call(house, 'GET', '/api/pass/type/paid')).toMatchObject({
    body: expect.arrayContaining([expect.objectContaining({ id: 4, available: 0 })]),
  })
  house.clock.forward(20 * 60_000)
  expect(await pay(house, order, secret)).toMatchObject({ status: 409, body: { code: 'orders/expired' } })
  expect(await call(house, 'GET', '/api/pass/type/paid')).toMatchObject({
    body: expect.arrayContaining([expect.objectContaining({ id: 4, available: 1 })]),
  })
})

test('money that comes after the hold takes the place again where one is left', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret, cards.late)
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect((await read(order, secret)).body.status).toBe('expired')
  await webhook(order.uuid)
  expect((await read(order, secret)).body.status).toBe('paid')
})

test('money that comes after the hold goes back where no place is left, and its payer is told', async () => {
  const late = await placed({ passTypeId: 4 })
  await pay(house, late.order, late.secret, cards.late)
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const other = await placed({ passTypeId: 4 })
  expect((await pay(house, other.order, other.secret)).status).toBe(200)
  await webhook(late.order.uuid)
  await house.app.jobs.drain()
  expect((await read(late.order, late.secret)).body.status).toBe('expired')
  const charge = await house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', late.order.uuid)
    .executeTakeFirstOrThrow()
  expect(charge.refunded).toBe(charge.amount)
  // The clock stands still, so mails of one moment have no order among themselves.
  const mails = await call<{ subject: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(late.email)}`,
  )
  expect(mails.body.map((mail) => mail.subject).join()).toContain('on its way back')
  expect(await findViolations(house.database)).toEqual([])
})

test('the same request sent again under its key is answered as before; another one is refused', async () => {
  const { order, secret } = await placed()
  const headers = { 'idempotency-key': '0192d3a0-0000-7000-8000-000000000001' }
  const send = (card: object) =>
    call(house, 'POST', `/api/order/${order.uuid}/payment`, { token: secret, body: { card }, headers })
  expect((await send(cards.declined)).status).toBe(402)
  expect((await send(cards.declined)).status).toBe(402)
  expect(
    await house.database.db.selectFrom('sandbox_charges').selectAll().where('order_uuid', '=', order.uuid).execute(),
  ).toHaveLength(1)
  expect(await send(cards.pays)).toMatchObject({ status: 422, body: { code: 'requests/idempotency-key-reused' } })
})

test('an order is its holder’s alone', async () => {
  const mine = await placed()
  const other = await placed()
  expect((await read(mine.order, other.secret)).status).toBe(404)
  expect((await read(mine.order, 'nothing-that-was-ever-given-out')).status).toBe(401)
  expect((await call(house, 'GET', `/api/order/${mine.order.uuid}`)).status).toBe(401)
  expect(
    (await call(house, 'GET', `/api/order/${mine.order.uuid}`, { headers: { cookie: `foyer_auth=${mine.secret}` } }))
      .status,
  ).toBe(401)
})

test('the invoice of a paid order is issued once, numbered without gaps, with the order’s amounts', async () => {
  const { order, secret } = await placed()
  await pay(house, order, secret)
  await house.app.jobs.drain()
  const invoice = await house.database.db
    .selectFrom('invoices')
    .selectAll()
    .where('order_id', '=', order.uuid)
    .executeTakeFirstOrThrow()
  expect(invoice).toMatchObject({ total: 49900, net: 41933, tax: 7967, kind: 'invoice' })
  expect(invoice.number).toMatch(/^MS25-R-\d{5}$/)
  const file = await house.database.db
    .selectFrom('files')
    .selectAll()
    .where('id', '=', invoice.file_id ?? '')
    .executeTakeFirstOrThrow()
  expect(Buffer.from(file.bytes).subarray(0, 5).toString()).toBe('%PDF-')
  expect(await findViolations(house.database)).toEqual([])
})
