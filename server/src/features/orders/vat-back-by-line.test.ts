import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { attendee, call, pay, place, signUpForm } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'
import { tellingRegister } from '../../testing/vat-register.ts'

// A VAT ID proves to be registered after its order was paid: VAT goes back of the lines whose buyer owes it where they are,
// and of no others.
const register = tellingRegister()
const house = useTestHouse({ ports: register.ports })
const MINUTE = 60_000
const numbers = ['ATU34001834', 'ATU34138974', 'ATU34276119']
let ticketType: string

beforeAll(async () => {
  await openHotel(house, 983, [{ id: 9831, allotment: 20 }])
  ticketType = await openTrainTickets(house)
  await seedStaffForTests(house)
})
beforeEach(async () => {
  register.says = 'registered'
  await house.database.raw('update editions set lodging_taxed_there = false, transport_taxed_there = false')
})
afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

/** A room and a train ticket in one order, paid while the register said nothing. */
async function paidInSilence(taxedThere: readonly ('lodging' | 'transport')[]) {
  const person = await attendee(house)
  for (const what of taxedThere) await house.database.raw(`update editions set ${what}_taxed_there = true`)
  register.says = 'silent'
  const address = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') }
  const { token } = person
  expect((await call(house, 'PATCH', '/api/user/', { token, body: { vatId: numbers.shift() } })).status).toBe(200)
  await call(house, 'PATCH', '/api/address/', { token, body: { type: 'billingAddress', address } })
  await book(house, token, { roomId: 9831, arrival: '2025-10-20', departure: '2025-10-22' })
  const { body } = await chooseTrainTicket(house, token, ticketType)
  await place(house, body, token)
  expect((await pay(house, body, token)).body.status).toBe('paid')
  await house.app.jobs.drain()
  return { person, order: body }
}

async function registerSpeaks() {
  register.says = 'registered'
  house.clock.forward(6 * MINUTE)
  await house.app.sweep()
  await house.app.jobs.drain()
}

const taxOf = ({ lines }: Order, kind: Order['lines'][number]['kind']) =>
  lines.find((line) => line.kind === kind)?.tax.amount ?? 0
const refundsOf = (uuid: string) =>
  house.database.db
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    .select(['order_lines.kind', 'refund_lines.net', 'refund_lines.tax', 'refund_lines.gross'])
    .where('order_lines.order_id', '=', uuid)
    .orderBy('order_lines.id')
    .execute()
const orderOf = (uuid: string) =>
  house.database.db
    .selectFrom('orders')
    .select(['state', 'vat_check', 'vat_check_at', 'buyer'])
    .where('id', '=', uuid)
    .executeTakeFirstOrThrow()

test('of a room that is taxed where it stands VAT stays; that of the journey goes back, and nothing of its price', async () => {
  const { order } = await paidInSilence(['lodging'])
  await registerSpeaks()
  const tax = taxOf(order, 'train-ticket')
  expect(tax).toBeGreaterThan(0)
  expect(await refundsOf(order.uuid)).toEqual([{ kind: 'train-ticket', net: 0, tax, gross: tax }])
  expect(await orderOf(order.uuid)).toMatchObject({ state: 'partially_refunded', vat_check: 'given-back' })
})

test('of both it goes back where neither is taxed where it takes place, in one refund', async () => {
  const { order } = await paidInSilence([])
  await registerSpeaks()
  const taxes = order.lines.map(({ tax }) => tax.amount)
  expect((await refundsOf(order.uuid)).map(({ gross }) => gross)).toEqual(taxes)
  const { rows } = await house.database.raw(
    'select r.amount from refunds r join payments p on p.id = r.payment_id where p.order_id = $1',
    [order.uuid],
  )
  expect(rows.map((row) => Number(row['amount']))).toEqual([taxes.reduce((sum, tax) => sum + tax, 0)])
})

test('an order of which nothing is left to give VAT back of is done without a refund, and says what proved it', async () => {
  const { person, order } = await paidInSilence(['lodging'])
  const token = await signInStaff(house, 'finance')
  const url = `/api/organiser/order/${order.uuid}`
  const train = order.lines.find(({ kind }) => kind === 'train-ticket')
  const body = {
    lines: [train?.id],
    goesBack: true,
    amount: train?.gross.amount,
    reason: 'asked',
    refundedBefore: 0,
  }
  expect((await call(house, 'POST', `${url}/refund`, { token, body })).status).toBe(204)
  await house.app.jobs.drain()
  const before = await refundsOf(order.uuid)
  await registerSpeaks()
  expect(await refundsOf(order.uuid)).toEqual(before)
  expect(await orderOf(order.uuid)).toMatchObject({
    state: 'partially_refunded',
    vat_check: 'given-back',
    vat_check_at: null,
    buyer: { vatIdProof: { consultation: expect.stringMatching(/^WAPI/) } },
  })
  expect(person.token).not.toBe('')
})
