import type { Billing } from '@foyer/contract/billing'
import type { Invoice } from '@foyer/contract/invoices'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place, signIn, signUpForm, signUpVisitor } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { tellingRegister } from '../../testing/vat-register.ts'

// To whom an order is invoiced: its buyer's own number, and what they put right after the fact. An invoice is never edited.
const register = tellingRegister()
const house = useTestHouse({ ports: register.ports })

beforeEach(() => {
  register.says = 'registered'
})

interface Read {
  readonly billing: Billing
  readonly until: string
  readonly canCorrect: boolean
}

const read = async ({ token, signUp }: Pick<Attendee, 'token' | 'signUp'>): Promise<Read> =>
  (await call<Read>(house, 'GET', `/api/order/${signUp.order!.uuid}/billing`, { token })).body

const put = (person: Attendee, body: object) =>
  call<Read & { code?: string }>(house, 'PUT', `/api/order/${person.signUp.order!.uuid}/billing`, {
    token: person.token,
    body,
  })

/** Changes what is named and leaves the rest as it was seen. */
async function correct(person: Attendee, changes: object) {
  const { billing } = await read(person)
  return put(person, { ...billing, ...changes, seen: billing })
}

async function documentsOf({ token, email }: Attendee) {
  await house.app.jobs.drain()
  const fresh = (await signIn(house, email)).body.token ?? token
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', { token: fresh })
  return body.toSorted((a, b) => (a.number < b.number ? -1 : 1))
}

const kindsOf = async (person: Attendee) =>
  (await documentsOf(person)).map(({ kind, total, canCorrect }) => [kind, total.amount, canCorrect])

const buyerOn = async (number: string) =>
  (
    await house.database.db
      .selectFrom('invoices')
      .select('buyer')
      .where('number', '=', number)
      .executeTakeFirstOrThrow()
  ).buyer as unknown as { company: string | null; addressLines: string[]; purchaseOrder?: string | null }

const orderRow = (uuid: string) =>
  house.database.db.selectFrom('orders').selectAll().where('id', '=', uuid).executeTakeFirstOrThrow()

const inAustria = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') }

describe('the buyer’s own number of an order', () => {
  const placeWith = (order: Order, token: string, purchaseOrder?: string | null) =>
    call<Order>(house, 'POST', `/api/order/${order.uuid}/place`, { token, body: { method: 'card', purchaseOrder } })

  test('is taken as it is placed, changed until it is paid, and stands on its invoice', async () => {
    const { order, orderSecret } = await signUpVisitor(house)
    expect((await placeWith(order!, orderSecret!, ' PO 4711 ')).body.purchaseOrder).toBe('PO 4711')
    expect((await placeWith(order!, orderSecret!)).body.purchaseOrder).toBe('PO 4711')
    expect((await placeWith(order!, orderSecret!, '')).body.purchaseOrder).toBeNull()
    await placeWith(order!, orderSecret!, 'PO-4712/B')
    await pay(house, order!, orderSecret)
    await house.app.jobs.drain()
    const { buyer } = await house.database.db
      .selectFrom('invoices')
      .select('buyer')
      .where('order_id', '=', order!.uuid)
      .executeTakeFirstOrThrow()
    expect(buyer).toMatchObject({ purchaseOrder: 'PO-4712/B' })
  })
})

describe('billing data that are corrected after the fact', () => {
  test('end the invoice with a credit note, and a new one with the same amount takes its place', async () => {
    const person = await attendee(house)
    expect(await kindsOf(person)).toEqual([['invoice', 49_900, true]])
    const { body } = await correct(person, { companyName: 'Okafor Handels AG', city: 'Ulm', purchaseOrder: 'PO 9' })
    expect(body.billing).toMatchObject({ companyName: 'Okafor Handels AG', city: 'Ulm', purchaseOrder: 'PO 9' })
    expect(await kindsOf(person)).toEqual([
      ['creditNote', -49_900, false],
      ['invoice', 49_900, false],
      ['invoice', 49_900, true],
    ])
    const [, first, second] = await documentsOf(person)
    expect([first, second].map((invoice) => invoice?.status)).toEqual(['replaced', 'paid'])
    expect((await buyerOn(first!.number)).company).toBe('Okafor Handels GmbH')
    const corrected = await buyerOn(second!.number)
    expect(corrected).toMatchObject({ company: 'Okafor Handels AG', purchaseOrder: 'PO 9' })
    expect(corrected.addressLines.join()).toContain('Ulm')
    expect(await findViolations(house.database)).toEqual([])
  })

  test('make no document where nothing is different', async () => {
    const person = await attendee(house)
    expect((await correct(person, {})).status).toBe(200)
    expect(await kindsOf(person)).toHaveLength(1)
  })

  test('are not written over what another tab saved first', async () => {
    const person = await attendee(house)
    const { billing } = await read(person)
    expect((await put(person, { ...billing, city: 'Ulm', seen: billing })).status).toBe(200)
    expect(await put(person, { ...billing, city: 'Bonn', seen: billing })).toMatchObject({
      status: 409,
      body: { code: 'orders/billing-changed' },
    })
    expect((await read(person)).billing.city).toBe('Ulm')
  })

  test('may be corrected until the day that the event says, on the clocks of its place', async () => {
    const person = await attendee(house)
    const edition = house.database.db.updateTable('editions').where('is_current', '=', true)
    await edition.set({ billing_until: '2025-08-19' }).execute()
    const since = house.clock.now()
    const at = async (moment: string) => {
      house.clock.set(new Date(moment))
      return { ...person, token: (await signIn(house, person.email)).body.token }
    }
    expect(await read(await at('2025-08-19T21:59:00Z'))).toMatchObject({ until: '2025-08-19', canCorrect: true })
    const late = await at('2025-08-19T22:00:00Z')
    expect((await read(late)).canCorrect).toBe(false)
    expect(await correct(late, { city: 'Ulm' })).toMatchObject({ status: 409, body: { code: 'orders/billing-closed' } })
    expect(await kindsOf(late)).toEqual([['invoice', 49_900, false]])
    await edition.set({ billing_until: null }).execute()
    house.clock.set(since)
  })

  test('of somebody else are nobody’s business', async () => {
    const [one, other] = [await attendee(house), await attendee(house)]
    const path = `/api/order/${one.signUp.order!.uuid}/billing`
    expect((await call(house, 'GET', path, { token: other.token })).status).toBe(404)
    const { billing } = await read(one)
    const body = { ...billing, city: 'Ulm', seen: billing }
    expect((await call(house, 'PUT', path, { token: other.token, body })).status).toBe(404)
  })
})

describe('a correction that touches VAT', () => {
  test('gives it back where the buyer’s VAT ID is registered elsewhere in the Union, in one pair of documents', async () => {
    const person = await attendee(house, { billingAddress: inAustria })
    await call(house, 'POST', '/api/validation/vat-id', { body: { countryCode: 'AT', vatNumber: 'ATU34001834' } })
    expect((await correct(person, { vatId: 'ATU34001834', city: 'Graz' })).status).toBe(200)
    expect(await kindsOf(person)).toEqual([
      ['creditNote', -49_900, false],
      ['invoice', 49_900, false],
      ['invoice', 41_933, true],
    ])
    expect(await orderRow(person.signUp.order!.uuid)).toMatchObject({ vat_check: 'given-back' })
    expect(await findViolations(house.database)).toEqual([])
  })

  test('waits for the register where it is silent, and heals by itself', async () => {
    const person = await attendee(house, { billingAddress: inAustria })
    register.says = 'silent'
    expect((await correct(person, { vatId: 'ATU34138974' })).status).toBe(200)
    expect(await orderRow(person.signUp.order!.uuid)).toMatchObject({ vat_check: 'due' })
    await house.app.jobs.drain()
    register.says = 'registered'
    house.clock.forward(60_000)
    await house.app.sweep()
    await house.app.jobs.drain()
    expect((await kindsOf(person)).at(-1)).toEqual(['invoice', 41_933, true])
    expect(await findViolations(house.database)).toEqual([])
  })

  test('is refused where more would be due than was paid, or the number is wrong', async () => {
    register.says = 'registered'
    await call(house, 'POST', '/api/validation/vat-id', { body: { countryCode: 'AT', vatNumber: 'ATU34276119' } })
    const person = await attendee(house, { billingAddress: inAustria, vatId: 'ATU34276119' })
    const refused = { status: 409, body: { code: 'orders/billing-changes-vat' } }
    expect(await correct(person, { vatId: null })).toMatchObject(refused)
    expect(await correct(person, { countryId: countryId('DE') })).toMatchObject(refused)
    expect(await correct(person, { vatId: 'ATU11111111' })).toMatchObject({ status: 400 })
    expect(await correct(person, { countryId: 9_999 })).toMatchObject({ body: { code: 'identity/unknown-country' } })
    expect(await kindsOf(person)).toHaveLength(1)
  })
})

describe('an order that waits for its money', () => {
  test('keeps its total, and gives back VAT that turns out not to be due once it is paid', async () => {
    const person = await attendee(house, { billingAddress: inAustria })
    await openHotel(house, 931, [{ id: 9311 }])
    await book(house, person.token, { roomId: 9311, arrival: '2025-10-20', departure: '2025-10-22' })
    const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token: person.token })
    const { body: placed } = await place(house, order, person.token)
    await call(house, 'POST', '/api/validation/vat-id', { body: { countryCode: 'AT', vatNumber: 'ATU34413248' } })
    const waiting = { ...person, signUp: { ...person.signUp, order } }
    expect((await correct(waiting, { vatId: 'ATU34413248' })).status).toBe(200)
    const { body: corrected } = await call<Order>(house, 'GET', `/api/order/${order.uuid}`, { token: person.token })
    expect(corrected).toMatchObject({ total: placed.total, reverseCharge: false })
    expect((await pay(house, order, person.token)).status).toBe(200)
    await house.app.jobs.drain()
    await house.app.sweep()
    await house.app.jobs.drain()
    expect(await orderRow(order.uuid)).toMatchObject({ vat_check: 'given-back' })
    const refunds = await house.database.db
      .selectFrom('refunds')
      .innerJoin('payments', 'payments.id', 'refunds.payment_id')
      .select(['refunds.amount', 'refunds.reason'])
      .where('payments.order_id', '=', order.uuid)
      .execute()
    expect(refunds).toEqual([{ amount: placed.tax.amount, reason: 'vat-id-proven' }])
    expect(await findViolations(house.database)).toEqual([])
  })
})

describe('a correction by staff', () => {
  beforeAll(() => seedStaffForTests(house))

  test('is refused where no invoice is left to correct', async () => {
    const person = await attendee(house)
    const { uuid } = person.signUp.order!
    await call(house, 'POST', `/api/order/${uuid}/cancel`, { token: person.token })
    const token = await signInStaff(house, 'support')
    const path = `/api/organiser/order/${uuid}/billing`
    const { billing, canCorrect } = (await call<Read>(house, 'GET', path, { token })).body
    expect(canCorrect).toBe(false)
    const body = { ...billing, city: 'Ulm', seen: billing, reason: 'Moved' }
    expect(await call(house, 'PUT', path, { token, body })).toMatchObject({
      status: 409,
      body: { code: 'orders/billing-over' },
    })
  })

  test('needs a reason, is possible however late, and is told in the order’s timeline without what names anybody', async () => {
    const person = await attendee(house)
    const { uuid } = person.signUp.order!
    const token = await signInStaff(house, 'support')
    const path = `/api/organiser/order/${uuid}/billing`
    const { billing } = (await call<Read>(house, 'GET', path, { token })).body
    const body = { ...billing, companyName: 'Okafor Beteiligungs KG', seen: billing, reason: 'Asked by phone' }
    const edition = house.database.db.updateTable('editions').where('is_current', '=', true)
    await edition.set({ billing_until: '2025-08-01' }).execute()
    expect((await read(person)).canCorrect).toBe(false)
    expect((await call(house, 'PUT', path, { token, body: { ...body, reason: '' } })).status).toBe(400)
    expect((await call(house, 'PUT', path, { token, body })).status).toBe(204)
    expect((await call(house, 'PUT', path, { token, body })).body).toMatchObject({ code: 'orders/billing-changed' })
    await edition.set({ billing_until: null }).execute()
    expect(await kindsOf(person)).toHaveLength(3)
    const { rows } = await house.database.raw(
      `select changes::text from audit_entries where act = 'orders.correctOfficeBilling' and record_id = '${uuid}'`,
    )
    expect(rows).toHaveLength(1)
    expect(String(rows[0]!['changes'])).not.toMatch(/Okafor|Asked by phone/)
    const { timeline } = (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'comment', text: 'Asked by phone' }))
  })
})
