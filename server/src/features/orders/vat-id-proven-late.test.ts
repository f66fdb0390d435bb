import type { Invoice } from '@foyer/contract/invoices'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { VatCheck, VatDecision } from '@foyer/contract/vat-checks'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { meanwhile } from '../../testing/meanwhile.ts'
import { type Attendee, attendee, call, pay, place, signIn, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tellingRegister } from '../../testing/vat-register.ts'

// The register of VAT IDs is somebody else's, and is out now and then. Nobody waits for it: VAT is charged, and goes back by
// itself once the number proves to be one.
const register = tellingRegister()
const house = useTestHouse({ ports: register.ports })

const MINUTE = 60_000
/** Numbers with a right check digit, each of a test of its own. */
const numbers = [
  'ATU34001834',
  'ATU34138974',
  'ATU34276119',
  'ATU34413248',
  'ATU34550385',
  'ATU34687522',
  'ATU34824651',
  'ATU34961798',
  'ATU35098933',
  'ATU35236071',
  'ATU35373207',
  'ATU35510345',
  'ATU35647485',
  'ATU35784610',
  'ATU35921758',
  'ATU36058742',
  'ATU36195880',
  'ATU36333026',
]
const freshVatId = () => numbers.shift()!

beforeAll(() => seedStaffForTests(house))

beforeEach(() => {
  register.says = 'registered'
})

const austrian = (vatId: string) => ({
  vatId,
  billingAddress: { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') },
})

/** Somebody who paid while the register was silent. */
async function paidInSilence(vatId = freshVatId()): Promise<Attendee> {
  register.says = 'silent'
  return attendee(house, austrian(vatId))
}

/** Time goes by, and the register is asked again. */
async function later(minutes: number, says: typeof register.says) {
  register.says = says
  house.clock.forward(minutes * MINUTE)
  await house.app.sweep()
  await house.app.jobs.drain()
}

const documentsOf = async ({ token, email }: Pick<Attendee, 'token' | 'email'>) => {
  await house.app.jobs.drain()
  const fresh = (await signIn(house, email)).body.token ?? token
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', { token: fresh })
  return body.map(({ kind, total }) => [kind, total.amount]).toSorted((a, b) => Number(a[1]) - Number(b[1]))
}

const refundsOf = (uuid: string) =>
  house.database.db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select(['refunds.amount', 'refunds.state', 'refunds.reason'])
    .where('payments.order_id', '=', uuid)
    .execute()

const orderRow = (uuid: string) =>
  house.database.db.selectFrom('orders').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow()

describe('while the register of VAT IDs is silent', () => {
  test('the check says so, the order is not held up, and VAT is charged', async () => {
    register.says = 'silent'
    const vatId = freshVatId()
    const check = { countryCode: 'AT', vatNumber: vatId.slice(2) }
    expect((await call(house, 'POST', '/api/validation/vat-id', { body: check })).body).toEqual({
      valid: false,
      reason: 'unavailable',
    })
    const { order } = await signUpVisitor(house, austrian(vatId))
    expect(order).toMatchObject({ reverseCharge: false, tax: { amount: 7967 }, total: { amount: 49_900 } })
  })

  test('it is asked once a minute at most, in the seller’s name', async () => {
    register.says = 'silent'
    const vatId = freshVatId()
    const check = { body: { countryCode: 'AT', vatNumber: vatId } }
    const before = register.asked.length
    await Promise.all([1, 2, 3].map(() => call(house, 'POST', '/api/validation/vat-id', check)))
    await call(house, 'POST', '/api/validation/vat-id', check)
    expect(register.asked.slice(before)).toEqual([[vatId, 'DE136695976']])
    house.clock.forward(MINUTE)
    await call(house, 'POST', '/api/validation/vat-id', check)
    expect(register.asked.length).toBe(before + 2)
  })

  test('what it said before counts for thirty days', async () => {
    const vatId = freshVatId()
    const check = async () =>
      (
        await call<{ valid: boolean }>(house, 'POST', '/api/validation/vat-id', {
          body: { countryCode: 'AT', vatNumber: vatId },
        })
      ).body.valid
    expect(await check()).toBe(true)
    register.says = 'silent'
    house.clock.forward(29 * 24 * 60 * MINUTE)
    expect(await check()).toBe(true)
    house.clock.forward(24 * 60 * MINUTE)
    expect(await check()).toBe(false)
  })
})

/** Does something while another seller's VAT ID is that of the edition. */
async function soldByAnother<T>(work: () => Promise<T>): Promise<T> {
  const { rows } = await house.database.raw('select seller from editions where id = 1')
  const sellAs = (seller: unknown) =>
    house.database.raw('update editions set seller = seller || $1::jsonb where id = 1', [JSON.stringify(seller)])
  await sellAs({ vatId: 'DE811907980' })
  try {
    return await work()
  } finally {
    await sellAs(rows[0]?.['seller'])
  }
}

test('another seller asks anew, and the office reads the number of that question: it proves it for them alone', async () => {
  const vatId = freshVatId()
  const check = { body: { countryCode: 'AT', vatNumber: vatId } }
  await call(house, 'POST', '/api/validation/vat-id', check)
  const before = register.asked.length
  await call(house, 'POST', '/api/validation/vat-id', check)
  expect(register.asked.length).toBe(before)

  const { signUp } = await soldByAnother(() => attendee(house, austrian(vatId)))
  expect(register.asked.slice(before)).toEqual([[vatId, 'DE811907980']])
  const { uuid } = signUp.order!
  const consultation = `WAPI${before + 1}`
  expect(await orderRow(uuid)).toMatchObject({ buyer: { vatIdProof: { consultation, requester: 'DE811907980' } } })
  const token = await signInStaff(house, 'support')
  const { body } = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })
  expect(body.buyer).toMatchObject({ vatId, vatIdProof: { consultation, isOtherEvidence: false } })
})

test('what was confirmed to another seller proves nothing to this one while the register is silent', async () => {
  const vatId = freshVatId()
  const body = { countryCode: 'AT', vatNumber: vatId }
  await soldByAnother(() => call(house, 'POST', '/api/validation/vat-id', { body }))
  const { uuid } = (await paidInSilence(vatId)).signUp.order!
  expect(await orderRow(uuid)).toMatchObject({ tax: 7967, vat_check: 'due', buyer: { vatIdProof: null } })
  await later(5, 'registered')
  const buyer = { vatIdProof: { requester: 'DE136695976' } }
  expect(await orderRow(uuid)).toMatchObject({ vat_check: 'given-back', buyer })
})

test('an answer that another seller has asked for since is asked for again before VAT goes back', async () => {
  const vatId = freshVatId()
  const { uuid } = (await paidInSilence(vatId)).signUp.order!
  await meanwhile(
    house,
    'from "orders" where "id" = $1 for update',
    () => later(5, 'registered'),
    () => house.database.raw(`update vat_id_checks set requester = 'DE811907980' where vat_id = $1`, [vatId]),
  )
  expect(await orderRow(uuid)).toMatchObject({ vat_check: 'due', buyer: { vatIdProof: null } })
  await later(5, 'registered')
  expect(await orderRow(uuid)).toMatchObject({ vat_check: 'given-back' })
  expect(await refundsOf(uuid)).toMatchObject([{ amount: 7967 }])
})

describe('a VAT ID that proves to be registered after its order was paid', () => {
  test('brings the VAT back, a credit note and a corrected invoice, without anybody’s help', async () => {
    const person = await paidInSilence()
    const uuid = person.signUp.order!.uuid
    await later(6, 'silent')
    expect(await documentsOf(person)).toEqual([['invoice', 49_900]])

    await later(12, 'registered')
    expect(await documentsOf(person)).toEqual([
      ['creditNote', -49_900],
      ['invoice', 41_933],
      ['invoice', 49_900],
    ])
    expect(await refundsOf(uuid)).toEqual([{ amount: 7967, state: 'succeeded', reason: 'vat-id-proven' }])
    expect(await orderRow(uuid)).toMatchObject({
      state: 'partially_refunded',
      vat_check: 'given-back',
      buyer: { vatIdProof: { consultation: expect.stringMatching(/^WAPI/) } },
    })
    const mailbox = await call<{ subject: string; text: string }[]>(
      house,
      'GET',
      `/api/demo/mailbox?to=${encodeURIComponent(person.email)}`,
    )
    const told = mailbox.body.find(({ text }) => text.includes('Your VAT ID is confirmed'))
    expect(told?.text).toContain('79.67')
    const rows = await house.database.db
      .selectFrom('invoices')
      .select(['kind', 'reverse_charge', 'tax', 'refund_id', 'refers_to'])
      .where('order_id', '=', uuid)
      .orderBy('total')
      .execute()
    expect(rows).toMatchObject([
      { kind: 'creditNote', reverse_charge: false, tax: -7967, refund_id: null },
      { kind: 'invoice', reverse_charge: true, tax: 0, refers_to: expect.any(String) },
      { kind: 'invoice', reverse_charge: false, tax: 7967, refers_to: null },
    ])
    expect(await findViolations(house.database)).toEqual([])
  })

  test('brings it back once, however often its jobs run', async () => {
    const person = await paidInSilence()
    const uuid = person.signUp.order!.uuid
    await later(6, 'registered')
    const before = await documentsOf(person)
    for (let run = 0; run < 3; run += 1)
      await house.app.jobs.enqueue(house.database.db, 'reissue-invoice', { orderId: uuid })
    await later(60, 'registered')
    expect(await documentsOf(person)).toEqual(before)
    expect(await refundsOf(uuid)).toHaveLength(1)
  })

  test('and a cancellation afterwards gives back what is left, on the corrected invoice', async () => {
    const person = await paidInSilence()
    const uuid = person.signUp.order!.uuid
    await later(6, 'registered')
    const { token } = (await signIn(house, person.email)).body
    const cancelled = await call<{ refunded: { amount: number } }>(house, 'POST', `/api/order/${uuid}/cancel`, {
      token,
      body: {},
    })
    expect(cancelled.body.refunded.amount).toBe(41_933)
    await house.app.jobs.drain()
    const credits = await house.database.db
      .selectFrom('invoices as c')
      .innerJoin('invoices as i', 'i.id', 'c.refers_to')
      .select(['c.total', 'c.tax', 'i.total as of'])
      .where('c.order_id', '=', uuid)
      .where('c.kind', '=', 'creditNote')
      .orderBy('c.total')
      .execute()
    expect(credits).toEqual([
      { total: -49_900, tax: -7967, of: 49_900 },
      { total: -41_933, tax: 0, of: 41_933 },
    ])
    expect(await findViolations(house.database)).toEqual([])
  })

  test('gives back the VAT of what is left, where part of a stay went back before', async () => {
    await openHotel(house, 977, [{ id: 9771, allotment: 9 }])
    const person = await attendee(house)
    register.says = 'silent'
    const { billingAddress } = austrian('')
    await call(house, 'PATCH', '/api/user/', { token: person.token, body: { vatId: freshVatId() } })
    const moved = { type: 'billingAddress', address: billingAddress }
    expect((await call(house, 'PATCH', '/api/address/', { token: person.token, body: moved })).status).toBe(200)
    const { body } = await book(house, person.token, { roomId: 9771, arrival: '2025-10-20', departure: '2025-10-24' })
    const order = { uuid: body.orderUuid ?? '' }
    await place(house, order, person.token)
    await pay(house, order, person.token)
    await house.app.jobs.drain()
    await call(house, 'PATCH', `/api/booking/${body.bookingId}`, {
      token: person.token,
      body: { departure: '2025-10-22' },
    })
    await house.app.jobs.drain()
    const before = await orderRow(order.uuid)
    expect(before.vat_check).toBe('due')
    await later(6, 'registered')
    const [half, vat] = await refundsOf(order.uuid)
    expect(vat).toMatchObject({ reason: 'vat-id-proven' })
    // Half of the stay went back with its VAT; now the VAT of the other half does.
    expect([half!.amount, vat!.amount]).toEqual([before.total / 2, Math.floor(before.tax / 2)])
    expect(await findViolations(house.database)).toEqual([])
  })
})

describe('a VAT ID that is none', () => {
  test('is refused at the form, and at the sign-up', async () => {
    register.says = 'not-registered'
    const vatId = freshVatId()
    const check = { countryCode: 'AT', vatNumber: vatId }
    expect((await call(house, 'POST', '/api/validation/vat-id', { body: check })).body).toEqual({
      valid: false,
      reason: 'not-registered',
    })
    expect(await call(house, 'POST', '/api/sign-up', { body: signUpForm(austrian(vatId)) })).toMatchObject({
      status: 400,
      body: { errors: [{ path: 'vatId' }] },
    })
  })

  test('leaves an order that was paid in silence as it is', async () => {
    const person = await paidInSilence()
    await later(6, 'not-registered')
    expect(await orderRow(person.signUp.order!.uuid)).toMatchObject({
      state: 'paid',
      vat_check: 'refused',
      vat_check_at: null,
    })
    expect(await refundsOf(person.signUp.order!.uuid)).toEqual([])
  })

  test('that nobody says anything about for thirty days is left to a person', async () => {
    const person = await paidInSilence()
    for (let day = 0; day < 31; day += 1) await later(24 * 60, 'silent')
    expect(await orderRow(person.signUp.order!.uuid)).toMatchObject({ state: 'paid', vat_check: 'unanswered' })
  })
})

describe('what the register does not confirm waits for a person', () => {
  const staffToken = () => signInStaff(house, 'finance')
  const listed = async (token: string, uuid: string) =>
    (await call<VatCheck[]>(house, 'GET', '/api/organiser/vat-check', { token })).body.find(
      ({ order }) => order.uuid === uuid,
    )
  const decide = (token: string, uuid: string, decision: VatDecision) =>
    call(house, 'POST', `/api/organiser/order/${uuid}/vat-check`, {
      token,
      body: { decision, reason: 'They sent a paper.' },
    })

  test('who gives the VAT back on other evidence, once', async () => {
    const person = await paidInSilence()
    const uuid = person.signUp.order!.uuid
    await later(6, 'not-registered')
    const token = await staffToken()
    expect(await listed(token, uuid)).toMatchObject({ state: 'refused', tax: { amount: 7967 }, nextAt: null })
    const both = await Promise.all([decide(token, uuid, 'give-back'), decide(token, uuid, 'give-back')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([204, 409])
    expect(await documentsOf(person)).toEqual([
      ['creditNote', -49_900],
      ['invoice', 41_933],
      ['invoice', 49_900],
    ])
    expect(await listed(token, uuid)).toBeUndefined()
    const { body } = await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })
    expect(body.buyer.vatIdProof).toMatchObject({ consultation: null, isOtherEvidence: true })
    expect(await findViolations(house.database)).toEqual([])
  })

  test('who has it asked about again, or leaves the VAT where it is', async () => {
    const person = await paidInSilence()
    const uuid = person.signUp.order!.uuid
    await later(6, 'not-registered')
    const token = await staffToken()
    expect((await decide(token, uuid, 'ask-again')).status).toBe(204)
    expect(await listed(token, uuid)).toMatchObject({ state: 'due' })
    await later(61, 'not-registered')
    const again = await staffToken()
    expect((await decide(again, uuid, 'keep')).status).toBe(204)
    expect(await listed(again, uuid)).toBeUndefined()
    expect(await refundsOf(uuid)).toEqual([])
  })
})

test('who signs up in silence and places once the register has spoken pays no VAT', async () => {
  register.says = 'silent'
  const vatId = freshVatId()
  const visitor = await signUpVisitor(house, austrian(vatId))
  expect(visitor.order?.total.amount).toBe(49_900)
  register.says = 'registered'
  house.clock.forward(2 * MINUTE)
  await call(house, 'POST', '/api/validation/vat-id', { body: { countryCode: 'AT', vatNumber: vatId } })
  expect((await place(house, visitor.order!, visitor.orderSecret)).body).toMatchObject({
    reverseCharge: true,
    total: { amount: 41_933 },
  })
  await pay(house, visitor.order!, visitor.orderSecret)
  expect(await orderRow(visitor.order!.uuid)).toMatchObject({ state: 'paid', vat_check: null })
})
