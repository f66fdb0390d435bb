import type { BookingCancellation, BookingChange } from '@foyer/contract/bookings'
import type { CancellationPolicy } from '@foyer/contract/cancellation.schemas'
import type { Invoice } from '@foyer/contract/invoices'
import type { OfficeOrder, RefundPreview } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import type { Pass } from '@foyer/contract/passes'
import { afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place, signIn } from '../../testing/people.ts'
import { readSetup, SETUP } from '../../testing/setup.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { chooseTrainTicket, openTrainTickets } from '../../testing/train-tickets.ts'

// What is kept of what goes back, by the day: as it was agreed when it was ordered.
const house = useTestHouse()
let token: string
let finance: string

beforeAll(async () => {
  await openHotel(house, 971, [{ id: 9711, allotment: 60 }])
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
  finance = await signInStaff(house, 'finance')
})

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

/** Until the end of August a stay costs 10 per cent and 5.00 € a night, until the end of September half of it. */
const stays = [
  { lastDay: '2025-08-31', percent: 1000, fixed: 500, per: 'night' },
  { lastDay: '2025-09-30', percent: 5000, fixed: 0, per: 'order' },
] satisfies CancellationPolicy['stays']
/** A pass costs 25.00 €. */
const passes = [{ lastDay: '2025-09-30', percent: 0, fixed: 2500, per: 'order' }] satisfies CancellationPolicy['passes']

async function agree(policy: CancellationPolicy) {
  const { version } = (await readSetup(house, token)).cancellation
  const answer = await call(house, 'PUT', `${SETUP}/cancellation`, { token, body: { version, ...policy } })
  expect(answer.status).toBe(200)
}

interface Sold {
  readonly person: Attendee
  readonly uuid: string
  readonly url: string
}

/** A stay of four nights, 476.00 €, paid. */
async function sellStay(policy: CancellationPolicy): Promise<Sold> {
  await agree(policy)
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-24' })
  const uuid = body.orderUuid ?? ''
  await place(house, { uuid }, person.token)
  expect((await pay(house, { uuid }, person.token)).body.status).toBe('paid')
  await agree({ passes: null, stays: null })
  return { person, uuid, url: `/api/booking/${body.bookingId}` }
}

const cancelStay = ({ person, url }: Sold, query = '') =>
  call<BookingCancellation & { code?: string }>(house, 'DELETE', `${url}${query}`, { token: person.token })
const read = async ({ person, uuid }: Sold) =>
  (await call<Order>(house, 'GET', `/api/order/${uuid}`, { token: person.token })).body

/** Some weeks later, for this test; whoever bought it has signed in anew. */
async function later(sold: Sold, instant: string): Promise<Sold> {
  const now = house.clock.now()
  onTestFinished(() => house.clock.set(now))
  house.clock.set(new Date(instant))
  const { body } = await signIn(house, sold.person.signUp.email)
  return { ...sold, person: { ...sold.person, token: body.token ?? '' } }
}

async function mailsTo({ person }: Sold): Promise<string> {
  await house.app.jobs.drain()
  const to = encodeURIComponent(person.email)
  const { body } = await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${to}`)
  return body.map(({ text }) => text.replaceAll('\u00a0', ' ')).join('\n')
}

async function documentsOf({ person }: Sold): Promise<[string, number][]> {
  await house.app.jobs.drain()
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', { token: person.token })
  return body
    .filter(({ description }) => /Hotel/.test(description))
    .map(({ kind, total }) => [kind, total.amount] as [string, number])
    .sort()
}

describe('a stay that is cancelled', () => {
  test('keeps of its price what was agreed when it was ordered, and says so first', async () => {
    const before = await nightsLeft(house, 9711)
    const sold = await sellStay({ passes: null, stays })
    const seen = await cancelStay(sold, '?preview=true')
    const agreed = {
      until: '2025-08-31T22:00:00.000Z',
      percent: 1000,
      fixed: { amount: 500, currency: 'EUR' },
      per: 'night',
    }
    expect(seen.body).toMatchObject({
      refunded: { amount: 47_600 - 4760 - 2000 },
      fees: [{ of: 'stays', step: agreed, kept: { amount: 6760 } }],
      booking: { cancellation: [agreed, { percent: 5000 }], cancelBefore: '2025-09-30T22:00:00.000Z' },
    })
    expect((await cancelStay(sold, '?refunded=40840')).body.refunded.amount).toBe(40_840)
    const mails = await mailsTo(sold)
    expect(mails).toContain('Until 31 August 2025 we keep 10 % of the price and 5.00 € for each night.')
    expect(mails).toMatch(/You get back: 408\.40 €\s+We keep, as was agreed: 67\.60 €/)
    expect(await nightsLeft(house, 9711)).toEqual(before)
    expect(await read(sold)).toMatchObject({ status: 'partially_refunded', refunded: { amount: 40_840 } })
    expect(await documentsOf(sold)).toEqual([
      ['creditNote', -40_840],
      ['invoice', 47_600],
    ])
  })

  test('that was ordered before a policy was made goes back as it would have', async () => {
    const sold = await sellStay({ passes: null, stays: null })
    await agree({ passes: null, stays })
    expect((await cancelStay(sold, '?preview=true')).body).toMatchObject({ refunded: { amount: 47_600 }, fees: [] })
    expect((await cancelStay(sold)).body.refunded.amount).toBe(47_600)
    await agree({ passes: null, stays: null })
    expect((await read(sold)).status).toBe('refunded')
  })

  test('is left as it is where another sum comes back by then than its owner was told', async () => {
    const sold = await later(await sellStay({ passes: null, stays }), '2025-08-31T22:00:00Z')
    expect(await cancelStay(sold, '?refunded=40840')).toMatchObject({
      status: 409,
      body: { code: 'orders/refund-differs' },
    })
    expect(await read(sold)).toMatchObject({ status: 'paid', can: { cancel: true } })
    expect((await cancelStay(sold, '?preview=true')).body.refunded.amount).toBe(23_800)
  })

  test('goes back until the last step is over, and not in that moment', async () => {
    const sold = await later(await sellStay({ passes: null, stays }), '2025-09-30T21:59:59.999Z')
    expect((await cancelStay(sold, '?preview=true')).status).toBe(200)
    house.clock.set(new Date('2025-09-30T22:00:00Z'))
    expect(await cancelStay(sold)).toMatchObject({ status: 409, body: { code: 'accommodation/not-changeable' } })
    expect((await read(sold)).can.cancel).toBe(false)
  })

  test('may be gone for nothing: its nights are free, and no money moves', async () => {
    const before = await nightsLeft(house, 9711)
    const sold = await sellStay({
      passes: null,
      stays: [{ lastDay: '2025-09-30', percent: 10_000, fixed: 0, per: 'order' }],
    })
    expect((await cancelStay(sold, '?refunded=0')).body).toMatchObject({
      refunded: { amount: 0 },
      fees: [{ kept: { amount: 47_600 } }],
      booking: { status: 'cancelled' },
    })
    expect(await nightsLeft(house, 9711)).toEqual(before)
    expect(await documentsOf(sold)).toEqual([['invoice', 47_600]])
    expect((await read(sold)).can.cancel).toBe(false)
  })
})

describe('a stay that becomes shorter', () => {
  test('keeps what was agreed of the nights that are given up, and does not give it back with the others', async () => {
    const sold = await sellStay({ passes: null, stays })
    const change = (query: string) =>
      call<BookingChange>(house, 'PATCH', `${sold.url}${query}`, {
        token: sold.person.token,
        body: { departure: '2025-10-22' },
      })
    const difference = -(23_800 - 2380 - 1000)
    expect((await change('?preview=true')).body).toMatchObject({
      difference: { amount: difference },
      kept: { amount: 3380 },
    })
    expect((await change('')).body).toMatchObject({ difference: { amount: difference }, kept: { amount: 3380 } })
    expect((await cancelStay(sold)).body).toMatchObject({
      refunded: { amount: 23_800 - 3380 },
      fees: [{ kept: { amount: 3380 } }],
    })
    expect(await read(sold)).toMatchObject({ refunded: { amount: 2 * (23_800 - 3380) } })
  })
})

describe('a change of a stay that was looked at', () => {
  const shorter = { departure: '2025-10-22' }
  const change = (sold: Sold, body: object, query = '') =>
    call<BookingChange & { code?: string; now?: object }>(house, 'PATCH', `${sold.url}${query}`, {
      token: sold.person.token,
      body: { ...shorter, ...body },
    })
  /** What is sent back of a preview by whoever says yes to it. */
  const seenIn = ({ booking: { roomId, arrival, departure }, after, difference, kept }: BookingChange) => ({
    ...{ roomId, arrival, departure },
    ...{ price: after.amount, difference: difference.amount, kept: kept.amount },
  })

  test('is not done where a step ended since then: another sum is kept, which is answered', async () => {
    const sold = await sellStay({ passes: null, stays })
    const seen = seenIn((await change(sold, {}, '?preview=true')).body)
    expect(seen).toMatchObject({ price: 23_800, difference: -20_420, kept: 3380 })
    const late = await later(sold, '2025-08-31T22:00:00Z')
    const now = { ...seen, difference: -11_900, kept: 11_900 }
    expect(await change(late, { seen })).toMatchObject({
      status: 409,
      body: { code: 'accommodation/change-differs', now },
    })
    expect(await read(late)).toMatchObject({ status: 'paid', refunded: { amount: 0 } })
    expect(seenIn((await change(late, {}, '?preview=true')).body)).toEqual(now)
    expect((await change(late, { seen: now })).body).toMatchObject({ difference: { amount: -11_900 } })
  })

  test('is not done where the stay was moved since then, whatever the sums are', async () => {
    const sold = await sellStay({ passes: null, stays: null })
    const seen = seenIn((await change(sold, {}, '?preview=true')).body)
    await change(sold, { departure: '2025-10-23' })
    expect(await change(sold, { seen })).toMatchObject({
      status: 409,
      body: { code: 'accommodation/change-differs', now: { departure: '2025-10-23', difference: -11_900 } },
    })
    expect(await read(sold)).toMatchObject({ refunded: { amount: 11_900 } })
  })

  test('costs what its preview said, though nights are held for another change at what they cost before', async () => {
    const sold = await sellStay({ passes: null, stays: null })
    const longer = { departure: '2025-10-25' }
    await change(sold, longer)
    const price = (amount: number) =>
      house.database.raw(`update availabilities set price = ${amount} where room_id = 9711 and night = '2025-10-24'`)
    await price(15_000)
    onTestFinished(() => price(11_900).then(() => undefined))
    const seen = seenIn((await change(sold, longer, '?preview=true')).body)
    expect(seen.difference).toBe(15_000)
    expect((await change(sold, { ...longer, seen })).body).toMatchObject({ order: { total: { amount: 15_000 } } })
    expect((await change(sold, { ...longer, seen: { ...seen, price: seen.price + 1 } })).body.code).toBe(
      'accommodation/change-differs',
    )
  })
})

describe('an order that is cancelled', () => {
  const cancel = ({ person, uuid }: Sold, body: object) =>
    call<{ refunded: { amount: number }; fees: object[]; code?: string }>(house, 'POST', `/api/order/${uuid}/cancel`, {
      token: person.token,
      body,
    })

  test('keeps of its pass what was agreed, and its credit note is for the rest', async () => {
    await agree({ passes, stays })
    const person = await attendee(house)
    const uuid = person.signUp.order?.uuid ?? ''
    await agree({ passes: null, stays: null })
    const sold = { person, uuid, url: '' }
    const { total, cancellation } = await read(sold)
    const held = await call<Pass>(house, 'GET', '/api/pass', { token: person.token })
    expect(held.body.cancellation).toMatchObject([{ fixed: { amount: 2500 } }])
    expect(cancellation).toMatchObject([{ of: 'passes', steps: [{ fixed: { amount: 2500 } }] }])
    const refunded = total.amount - 2500
    expect((await cancel(sold, { preview: true })).body).toMatchObject({
      refunded: { amount: refunded },
      fees: [{ of: 'passes', kept: { amount: 2500 } }],
    })
    expect((await cancel(sold, { refunded: refunded + 1 })).body.code).toBe('orders/refund-differs')
    expect((await cancel(sold, { refunded })).body.refunded.amount).toBe(refunded)
    await house.app.jobs.drain()
    const rows = await house.database.db
      .selectFrom('refund_lines')
      .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
      .select(['refund_lines.net', 'refund_lines.tax', 'refund_lines.gross'])
      .where('order_id', '=', uuid)
      .execute()
    // 19 per cent of what comes back, and of what stays.
    expect(rows).toEqual([
      { gross: refunded, tax: Math.round((refunded * 19) / 119), net: refunded - Math.round((refunded * 19) / 119) },
    ])
  })
})

describe('staff', () => {
  const ask = <T>({ uuid }: Sold, path: string, body: object) =>
    call<T & { code?: string }>(house, 'POST', `/api/organiser/order/${uuid}/refund${path}`, { token: finance, body })
  const decided = { goesBack: true, reason: 'asked', refundedBefore: 0 }

  test('are proposed what was agreed, to the cent what the buyer would get', async () => {
    const sold = await sellStay({ passes: null, stays })
    const lines = (await read(sold)).lines.map(({ id }) => id)
    const { body } = await ask<RefundPreview>(sold, '/preview', { lines, goesBack: true, amount: null })
    expect(body).toMatchObject({
      most: { amount: 47_600 },
      refunded: { amount: 40_840 },
      fee: { amount: 6760 },
      agreed: { refunded: { amount: 40_840 }, fees: [{ of: 'stays', kept: { amount: 6760 } }] },
    })
    const own = (await cancelStay(sold, '?preview=true')).body
    expect([own.refunded, own.fees]).toEqual([body.agreed?.refunded, body.agreed?.fees])
    expect((await ask(sold, '', { ...decided, lines, amount: 40_840, fee: 6760 })).status).toBe(204)
    expect(await documentsOf(sold)).toEqual([
      ['creditNote', -40_840],
      ['invoice', 47_600],
    ])
  })

  /** Two stays of four nights in one order, 952.00 €, paid; beside them a journey. */
  async function sellTwoStays(policy: CancellationPolicy): Promise<Sold> {
    const ticket = await openTrainTickets(house)
    await agree(policy)
    const person = await attendee(house)
    const week = { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-24' }
    await book(house, person.token, week)
    await book(house, person.token, week)
    const { uuid } = (await chooseTrainTicket(house, person.token, ticket)).body
    await place(house, { uuid }, person.token)
    expect((await pay(house, { uuid }, person.token)).body.status).toBe('paid')
    await agree({ passes: null, stays: null })
    return { person, uuid, url: '' }
  }

  test('who give back two stays as was agreed keep of each what was agreed for it', async () => {
    const sold = await sellTwoStays({ passes: null, stays })
    const lines = (await read(sold)).lines.filter(({ kind }) => kind === 'room').map(({ id }) => id)
    const { body } = await ask<RefundPreview>(sold, '/preview', { lines, goesBack: true, amount: null })
    const amount = body.refunded.amount
    expect([amount, body.status]).toEqual([2 * 40_840, 'partially_refunded'])
    expect((await ask(sold, '', { ...decided, lines, amount, fee: 2 * 6760 })).status).toBe(204)
    const url = `/api/organiser/order/${sold.uuid}`
    const order = (await call<OfficeOrder>(house, 'GET', url, { token: finance })).body
    expect(order.lines.filter(({ wentBack }) => wentBack).map(({ kept }) => kept.amount)).toEqual([6760, 6760])
  })

  test('read that it is late where the time of one of the things is over', async () => {
    const sold = await later(await sellTwoStays({ passes: null, stays: stays.slice(0, 1) }), '2025-09-02T10:00:00Z')
    finance = await signInStaff(house, 'finance')
    const all = (await read(sold)).lines
    const isLate = async (of: typeof all) => {
      const body = { lines: of.map(({ id }) => id), goesBack: true, amount: null }
      return (await ask<RefundPreview>(sold, '/preview', body)).body.isLate
    }
    const journeys = all.filter(({ kind }) => kind === 'train-ticket')
    expect([await isLate(all), await isLate(journeys)]).toEqual([true, false])
  })

  test('depart from it for a reason, which colleagues read, and not without one', async () => {
    const sold = await sellStay({ passes: null, stays })
    const lines = (await read(sold)).lines.map(({ id }) => id)
    const body = { ...decided, lines, amount: 47_600 }
    expect(await ask(sold, '', body)).toMatchObject({ status: 409, body: { code: 'orders/departure-unexplained' } })
    expect((await read(sold)).status).toBe('paid')
    expect((await ask(sold, '', { ...body, departsBecause: 'The hotel was flooded.' })).status).toBe(204)
    const { timeline } = (
      await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${sold.uuid}`, { token: finance })
    ).body
    expect(timeline.map(({ text }) => text)).toContain('The hotel was flooded.')
    expect((await read(sold)).status).toBe('refunded')
  })

  test('are proposed nothing after the last step, and no sum where no steps were agreed or the things stay', async () => {
    const plain = await sellStay({ passes: null, stays: null })
    const own = (await read(plain)).lines.map(({ id }) => id)
    const late = await later(await sellStay({ passes: null, stays }), '2025-10-01T10:00:00Z')
    finance = await signInStaff(house, 'finance')
    const lines = (await read(late)).lines.map(({ id }) => id)
    const preview = async (sold: Sold, goesBack: boolean, of = lines) =>
      (await ask<RefundPreview>(sold, '/preview', { lines: of, goesBack, amount: null })).body
    expect(await preview(late, true)).toMatchObject({
      isLate: true,
      refunded: { amount: 0 },
      agreed: { refunded: { amount: 0 }, fees: [{ step: null, kept: { amount: 47_600 } }] },
    })
    expect(await preview(late, false)).toMatchObject({ refunded: { amount: 47_600 }, agreed: null })
    expect(await preview(plain, true, own)).toMatchObject({ refunded: { amount: 47_600 }, agreed: null })
  })
})

test('of two who change what is kept, the second is shown what the first saved', async () => {
  const { version } = (await readSetup(house, token)).cancellation
  await agree({ passes, stays: null })
  const second = await call<{ code: string }>(house, 'PUT', `${SETUP}/cancellation`, {
    token,
    body: { version, passes: null, stays },
  })
  expect(second).toMatchObject({ status: 409, body: { code: 'office/changed-meanwhile' } })
  expect((await readSetup(house, token)).cancellation.entered).toEqual({ passes, stays: null })
  await agree({ passes: null, stays: null })
})

test('steps that do not follow one another are not saved', async () => {
  const { version } = (await readSetup(house, token)).cancellation
  const body = { version, passes: null, stays: stays.toReversed() }
  expect((await call(house, 'PUT', `${SETUP}/cancellation`, { token, body })).status).toBe(400)
})
