import type { Order } from '@foyer/contract/orders'
import type { Pass } from '@foyer/contract/passes'
import { beforeAll, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { demoPassword, staff } from '../../demo/demo-edition.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place, signIn } from '../../testing/people.ts'
import { seedStaffForTests } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

const house = useTestHouse()
const week = { arrival: '2025-10-20', departure: '2025-10-24' }
const vendorEmail = staff.find(({ isVendor }) => isVendor)!.email
let vendor = ''

beforeAll(async () => {
  await seedStaffForTests(house)
  await openHotel(house, 901, [{ id: 9011, allotment: 9 }])
  const { body } = await signIn(house, vendorEmail, demoPassword)
  vendor = body.token
})

const current = async (token: string) => (await call<Order | null>(house, 'GET', '/api/order/current', { token })).body
const choose = (token: string, body: unknown) =>
  call<Order & { code?: string }>(house, 'PUT', '/api/order/current/pass', { token, body })

const address = {
  addressLine1: 'Ringstraße 5',
  addressLine2: null,
  zip: '50667',
  city: 'Köln',
  state: null,
  countryId: countryId('DE'),
}

test('a vendor without a pass chooses one and a room, pays both in one order, and has an invoice with two rates', async () => {
  expect(await current(vendor)).toBe(null)
  expect((await choose(vendor, { passTypeId: 1 })).body).toMatchObject({ lines: [{ kind: 'pass' }] })
  expect((await choose(vendor, { passTypeId: 2 })).body.lines).toMatchObject([
    { kind: 'pass', gross: { amount: 89_900 } },
  ])
  await book(house, vendor, { roomId: 9011, ...week })
  const order = (await current(vendor))!
  expect(order.lines.map(({ kind }) => kind)).toEqual(['pass', 'room'])
  expect(order.total.amount).toBe(89_900 + 47_600)

  const refused = await place(house, order, vendor)
  expect(refused).toMatchObject({ status: 409, body: { code: 'orders/billing-address-missing' } })
  expect(
    (await call(house, 'POST', '/api/address/', { token: vendor, body: { type: 'billingAddress', address } })).status,
  ).toBeLessThan(300)
  expect((await place(house, order, vendor)).status).toBe(200)
  expect((await pay(house, order, vendor)).body.status).toBe('paid')
  expect((await call<Pass>(house, 'GET', '/api/pass', { token: vendor })).body).toMatchObject({
    status: 'approved',
    passType: { id: 2 },
  })
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(
    `select tax_rate_bp, gross from invoice_lines l join invoices i on i.id = l.invoice_id where i.order_id = '${order.uuid}' order by l.id`,
  )
  expect(rows).toEqual([
    { tax_rate_bp: 1900, gross: 89_900 },
    { tax_rate_bp: 700, gross: 47_600 },
  ])
  const mails = await call<{ subject: string; text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${vendorEmail}`)
  const mail = mails.body.find(({ subject }) => subject === 'Your order is complete · MSPG 2025')
  expect(mail?.text).toContain(order.number)
  expect(mail?.text).toContain('1,375.00 €')
  expect(mails.body.map(({ subject }) => subject)).toContainEqual(
    expect.stringMatching(/^Invoice MS25-R-\d{5} · MSPG 2025$/),
  )
  expect(await current(vendor)).toBe(null)
  expect(await choose(vendor, { passTypeId: 1 })).toMatchObject({
    status: 409,
    body: { code: 'passes/already-holds-pass' },
  })
  expect(await findViolations(house.database)).toEqual([])
})

test('an address given after the room was chosen decides the VAT, until the order is placed', async () => {
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9011, ...week })
  expect((await current(person.token))?.total.amount).toBe(47_600)
  await call(house, 'PATCH', '/api/user/', { token: person.token, body: { vatId: 'ATU13585627' } })
  // The register is asked about it at once, and not while they wait.
  await house.app.jobs.drain()
  await call(house, 'PATCH', '/api/address/', {
    token: person.token,
    body: { type: 'billingAddress', address: { zip: '1010', city: 'Wien', countryId: countryId('AT') } },
  })
  const order = (await current(person.token))!
  expect(order).toMatchObject({ reverseCharge: true, tax: { amount: 0 }, total: { amount: 44_486 } })
  expect(order.lines).toMatchObject([{ taxRate: 0 }])
  expect((await place(house, order, person.token)).body).toMatchObject({ total: { amount: 44_486 } })
  await call(house, 'PATCH', '/api/user/', { token: person.token, body: { vatId: null } })
  expect(await current(person.token)).toMatchObject({ reverseCharge: true, total: { amount: 44_486 } })
  expect((await pay(house, order, person.token)).body).toMatchObject({ status: 'paid', total: { amount: 44_486 } })
  expect(await findViolations(house.database)).toEqual([])
})

test('a room added to a placed order is held and paid with it', async () => {
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9011, ...week })
  const order = (await current(person.token))!
  await place(house, order, person.token)
  await book(house, person.token, { roomId: 9011, arrival: '2025-10-18', departure: '2025-10-19' })
  const more = (await current(person.token))!
  expect(more).toMatchObject({ uuid: order.uuid, status: 'awaiting_payment', total: { amount: 47_600 + 11_900 } })
  expect((await pay(house, more, person.token)).body.status).toBe('paid')
  expect(await findViolations(house.database)).toEqual([])
})

test('who needs more time for what they hold gets it once', async () => {
  const person = await attendee(house)
  await book(house, person.token, { roomId: 9011, ...week })
  const order = (await current(person.token))!
  expect(order.can.extend).toBe(true)
  house.clock.forward(15 * 60_000)
  const extend = () => call<Order>(house, 'POST', `/api/order/${order.uuid}/extend`, { token: person.token })
  const until = new Date(house.clock.now().getTime() + 20 * 60_000).toISOString()
  expect(await extend()).toMatchObject({ status: 200, body: { holdExpiresAt: until, can: { extend: false } } })
  expect((await extend()).status).toBe(409)
})

test('while a payment is checked nothing in the order changes', async () => {
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, { roomId: 9011, ...week })
  const order = (await current(person.token))!
  await place(house, order, person.token)
  await pay(house, order, person.token, { number: '4000 0000 0000 0077', expiry: '12/30', cvc: '123' })
  const wishes = [
    await book(house, person.token, { roomId: 9011, ...week }),
    await call(house, 'DELETE', `/api/booking/${booking.bookingId}`, { token: person.token }),
    await call(house, 'PATCH', `/api/booking/${booking.bookingId}`, {
      token: person.token,
      body: { departure: '2025-10-23' },
    }),
    await call(house, 'POST', `/api/order/${order.uuid}/cancel`, { token: person.token, body: {} }),
  ]
  for (const answer of wishes) expect(answer).toMatchObject({ status: 409, body: { code: 'orders/payment-under-way' } })
})

test('a pass with a voucher and nothing else is complete without a payment, though nobody takes money in the way it names', async () => {
  await house.database.script(`update editions set seller = jsonb_set(seller, '{iban}', '"DE00 0000"')`)
  const other = await signIn(house, staff.find(({ isVendor }) => !isVendor)!.email, demoPassword)
  const { body: order } = await choose(other.body.token, { voucherCode: 'DEMO-STANDARD' })
  expect(order).toMatchObject({ total: { amount: 0 } })
  const placed = await call<Order>(house, 'POST', `/api/order/${order.uuid}/place`, {
    token: other.body.token,
    body: { method: 'transfer' },
  })
  expect(placed.body).toMatchObject({ status: 'paid' })
  await house.app.jobs.drain()
  expect((await call<Pass>(house, 'GET', '/api/pass', { token: other.body.token })).body.status).toBe('approved')
  expect(await findViolations(house.database)).toEqual([])
})

test('what is supplied on the day of another rate or later bears it, whenever it was chosen', async () => {
  const person = await attendee(house)
  const staysUntil = async (departure: string) => {
    await book(house, person.token, { roomId: 9011, arrival: '2025-10-20', departure })
    return (await current(person.token))!.lines.at(-1)
  }
  await house.database.raw(
    `update editions set vat_changes = '[{"from":"2025-10-23","vatRate":1600,"roomVatRate":500,"trainVatRate":500}]' where is_current`,
  )
  expect(await staysUntil('2025-10-22')).toMatchObject({ taxRate: 700 })
  expect(await staysUntil('2025-10-23')).toMatchObject({ taxRate: 500 })
  // The event ends on the 24th: a pass for it bears that day's rate.
  expect((await attendee(house)).signUp.order).toMatchObject({ tax: { amount: 6883 }, total: { amount: 49_900 } })
})
