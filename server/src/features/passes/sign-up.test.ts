import { expect, test } from 'vitest'
import { countryId } from '#features/editions'
import {
  attendee,
  call,
  cards,
  confirm,
  newestMail,
  pay,
  place,
  signIn,
  signUpForm,
  signUpVisitor,
  someEmail,
} from '../../testing/people.ts'
import { readQr } from '../../testing/read-qr.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()

test('a stranger signs up, pays, confirms the mailbox and holds an approved pass', async () => {
  const visitor = await signUpVisitor(house, { passTypeId: 1 })
  expect(visitor.order).toMatchObject({
    status: 'open',
    total: { amount: 49900, currency: 'EUR' },
    net: { amount: 41933 },
    tax: { amount: 7967 },
  })

  const placed = await place(house, visitor.order!, visitor.orderSecret)
  expect(placed.status).toBe(200)
  expect(placed.body).toMatchObject({ status: 'awaiting_payment', holdExpiresAt: '2025-08-18T07:20:00.000Z' })

  const paid = await pay(house, visitor.order!, visitor.orderSecret)
  expect(paid.status).toBe(200)
  expect(paid.body.status).toBe('paid')

  expect(await signIn(house, visitor.email)).toMatchObject({
    status: 403,
    body: { code: 'identity/pass-not-approved', reason: 'awaiting-confirmation' },
  })

  const confirmed = await confirm(house, visitor)
  expect(confirmed).toMatchObject({ status: 200, body: { passStatus: 'approved', reason: null } })

  const { body } = await signIn(house, visitor.email)
  const pass = await call(house, 'GET', '/api/pass', { token: body.token })
  expect(pass.body).toMatchObject({
    status: 'approved',
    passType: { codeType: 'standard' },
    code: expect.stringMatching(/^[A-Z2-9]{10}$/),
  })
  const code = await call<{ text: string; drawing: { size: number; path: string } }>(house, 'GET', '/api/pass/code', {
    token: body.token,
  })
  expect(house.world.passSigner.verify(code.body.text)).toMatchObject({
    code: (pass.body as unknown as { code: string }).code,
  })
  const { size, path } = code.body.drawing
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${size} ${size}" width="${size * 6}"><path d="${path}"/></svg>`
  expect(await readQr(Buffer.from(drawn))).toBe(code.body.text)
  await house.app.jobs.drain()
  const mails = await call<{ subject: string; html: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(visitor.email)}`,
  )
  const ready = mails.body.find((mail) => mail.subject.includes('Your pass is ready'))
  // The code that opens the door comes with the mail: on a phone without a connection it is all that one needs.
  const picture = /src="data:image\/png;base64,([^"]+)"/.exec(ready?.html ?? '')?.[1] ?? ''
  expect(await readQr(Buffer.from(picture, 'base64'))).toBe(code.body.text)
})

test('a confirmation link works once', async () => {
  const visitor = await signUpVisitor(house)
  expect((await confirm(house, visitor)).status).toBe(200)
  expect(await confirm(house, visitor)).toMatchObject({ status: 410, body: { code: 'passes/link-used' } })
})

test('a newer link makes the older one worthless', async () => {
  const visitor = await signUpVisitor(house)
  const older = /token=([\w-]+)/.exec((await newestMail(house, visitor.email)).text)?.[1]
  house.clock.forward(1000)
  expect((await call(house, 'POST', `/api/sign-up/${visitor.uuid}/resend`)).status).toBe(202)
  await house.app.jobs.drain()
  expect((await call(house, 'POST', `/api/sign-up/${visitor.uuid}/confirm`, { body: { token: older } })).status).toBe(
    410,
  )
  expect((await confirm(house, visitor)).status).toBe(200)
})

test('a confirmed mailbox without a payment waits for the payment, and says so', async () => {
  const visitor = await signUpVisitor(house)
  expect((await confirm(house, visitor)).body).toEqual({ passStatus: 'pending', reason: 'awaiting-payment' })
  expect(await signIn(house, visitor.email)).toMatchObject({
    status: 403,
    body: { reason: 'awaiting-payment', passStatus: 'pending' },
  })
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  expect((await signIn(house, visitor.email)).status).toBe(200)
})

test('an address that has an account already gets the same answer, and the pass joins the account', async () => {
  const first = await attendee(house)
  await house.database.db.updateTable('passes').set({ state: 'cancelled' }).where('state', '=', 'approved').execute()
  const again = await call(house, 'POST', '/api/sign-up', {
    body: signUpForm({ email: first.email.toUpperCase(), firstName: 'Somebody' }),
  })
  expect(again.status).toBe(201)
  expect(Object.keys(again.body).sort()).toEqual(['order', 'orderSecret', 'uuid'])
  const visitor = {
    ...(again.body as unknown as Awaited<ReturnType<typeof signUpVisitor>>),
    email: first.email.toUpperCase(),
  }
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  expect((await confirm(house, visitor)).body).toMatchObject({ passStatus: 'approved' })
  const { body } = await signIn(house, first.email)
  expect(await call(house, 'GET', '/api/user/', { token: body.token })).toMatchObject({ body: { firstName: 'Mira' } })
})

test('a second pass for the same person is cancelled and its money goes back', async () => {
  const first = await attendee(house)
  const second = await signUpVisitor(house, { email: first.email })
  await place(house, second.order!, second.orderSecret)
  await pay(house, second.order!, second.orderSecret)
  expect((await confirm(house, second)).body).toEqual({ passStatus: 'cancelled', reason: 'already-holds-pass' })
  await house.app.jobs.drain()
  expect(await call(house, 'GET', `/api/order/${second.order!.uuid}`, { token: second.orderSecret! })).toMatchObject({
    body: { status: 'refunded' },
  })
  const charge = await house.database.db
    .selectFrom('sandbox_charges')
    .selectAll()
    .where('order_uuid', '=', second.order!.uuid)
    .executeTakeFirstOrThrow()
  expect(charge.refunded).toBe(charge.amount)
})

test('a voucher gives a pass with nothing to pay', async () => {
  const visitor = await signUpVisitor(house, { passTypeId: null, voucherCode: ' demo-standard ' })
  expect(visitor.order).toBeNull()
  expect((await confirm(house, visitor)).body).toMatchObject({ passStatus: 'approved' })
})

test('a voucher for one use gives one pass, and its use comes back when the mailbox is never proven', async () => {
  const visitor = await signUpVisitor(house, { passTypeId: null, voucherCode: 'DEMO-ONCE' })
  const second = await call(house, 'POST', '/api/sign-up', {
    body: signUpForm({ passTypeId: null, voucherCode: 'DEMO-ONCE' }),
  })
  expect(second).toMatchObject({ status: 409, body: { code: 'passes/voucher-used-up' } })
  house.clock.forward(25 * 3_600_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  expect(
    (await call(house, 'POST', '/api/voucher/check', { body: { code: 'DEMO-ONCE', email: someEmail() } })).body,
  ).toMatchObject({ valid: true })
  expect((await confirm(house, visitor)).body).toMatchObject({ passStatus: 'cancelled' })
})

test('a blacklisted address is refused a pass in words that do not name the list', async () => {
  const refused = await call(house, 'POST', '/api/sign-up', { body: signUpForm({ email: 'Blocked@demo.example' }) })
  expect(refused).toMatchObject({ status: 409, body: { code: 'passes/not-available-for-address' } })
  expect(JSON.stringify(refused.body)).not.toMatch(/black/i)
  expect((await call(house, 'GET', '/api/pass/check-eligibility?email=blocked@demo.example')).body).toEqual({
    isBlacklisted: true,
    isWhitelisted: false,
  })
  expect((await call(house, 'GET', '/api/pass/check-eligibility?email=friend@demo.example')).body).toEqual({
    isBlacklisted: false,
    isWhitelisted: true,
  })
})

test.each([
  ['one that only a voucher opens', 5],
  ['one that is only an upgrade', 8],
  ['one that does not exist', 99],
])('a pass cannot be had by naming the id of %s', async (_what, passTypeId) => {
  const answer = await call(house, 'POST', '/api/sign-up', { body: signUpForm({ passTypeId }) })
  expect(answer).toMatchObject({ status: 409, body: { code: 'passes/not-on-sale' } })
})

test.each([
  ['price', { price: 1 }],
  ['total', { total: { amount: 1, currency: 'EUR' } }],
  ['tags', { tags: [{ id: 2, name: 'vendor' }] }],
  ['scope', { scope: ['owner'] }],
])('a sign-up cannot bring its own %s', async (_what, extra) => {
  expect((await call(house, 'POST', '/api/sign-up', { body: signUpForm(extra) })).status).toBe(400)
})

test('a business in another EU country with a valid VAT ID owes the VAT itself', async () => {
  const visitor = await signUpVisitor(house, {
    vatId: 'ATU13585627',
    billingAddress: { addressLine1: 'Ring 1', zip: '1010', city: 'Wien', countryId: countryId('AT') },
  })
  expect(visitor.order).toMatchObject({ reverseCharge: true, total: { amount: 41933 }, tax: { amount: 0 } })
})

test('a declined card leaves the order open for another try', async () => {
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  const declined = await pay(house, visitor.order!, visitor.orderSecret, cards.declined)
  expect(declined).toMatchObject({
    status: 402,
    body: {
      code: 'orders/payment-failed',
      statusCode: 402,
      title: 'Oops. Payment was not successful.',
      detail: 'There might be something wrong with your supplied payment data.',
    },
  })
  expect((await pay(house, visitor.order!, visitor.orderSecret)).body.status).toBe('paid')
})
