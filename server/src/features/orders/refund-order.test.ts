import type { Invoice } from '@foyer/contract/invoices'
import type { OfficeOrder, RefundPreview } from '@foyer/contract/office-orders'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, nightsLeft, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, pay, place, type Reply } from '../../testing/people.ts'
import { colleague, seedStaffForTests, showFactor, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'

// Staff give money back: for what goes back with it, and for what stays.
const house = useTestHouse()
let token: string

beforeAll(async () => {
  await openHotel(house, 961, [{ id: 9611, allotment: 60 }])
  await seedStaffForTests(house)
  token = await signInStaff(house, 'finance')
})

interface Sold {
  readonly person: Attendee
  readonly uuid: string
  readonly line: number
}

/** A stay of two nights, 238.00 €, paid. */
async function sellStay(): Promise<Sold> {
  const person = await attendee(house)
  const { body } = await book(house, person.token, { roomId: 9611, arrival: '2025-10-20', departure: '2025-10-22' })
  const uuid = body.orderUuid ?? ''
  await place(house, { uuid }, person.token)
  await pay(house, { uuid }, person.token)
  await house.app.jobs.drain()
  return { person, uuid, line: (await read(uuid)).lines[0]?.id ?? 0 }
}

const read = async (uuid: string) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body

interface Asked {
  readonly goesBack?: boolean
  readonly amount?: number
  readonly fee?: number
  readonly refundedBefore?: number
}
const ask = <T>({ uuid, line }: Sold, asked: Asked = {}, by = token): Promise<Reply<T>> =>
  call<T>(house, 'POST', `/api/organiser/order/${uuid}/refund`, {
    token: by,
    body: { lines: [line], goesBack: true, amount: 23_800, reason: 'asked', refundedBefore: 0, ...asked },
  })
/** Gives money back, and reads the order as it is then. */
async function refund(sold: Sold, asked: Asked = {}): Promise<OfficeOrder> {
  expect((await ask(sold, asked)).status).toBe(204)
  return read(sold.uuid)
}
const preview = ({ uuid, line }: Sold, goesBack: boolean, amount: number | null) =>
  call<RefundPreview>(house, 'POST', `/api/organiser/order/${uuid}/refund/preview`, {
    token,
    body: { lines: [line], goesBack, amount },
  })

async function documentsOf({ person }: Sold): Promise<[string, number][]> {
  await house.app.jobs.drain()
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', { token: person.token })
  return body
    .filter(({ description }) => /Hotel/.test(description))
    .map(({ kind, total }) => [kind, total.amount] as [string, number])
    .sort()
}
const stateOfStay = async ({ person }: Sold) =>
  (await call<{ status: string }[]>(house, 'GET', '/api/booking', { token: person.token })).body[0]?.status

/** What the audit log has of the last refund. */
async function entryOf({ uuid }: Sold) {
  const { changes } = await house.database.db
    .selectFrom('audit_entries')
    .select('changes')
    .where('record', '=', 'order')
    .where('record_id', '=', uuid)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  const { refunded, fee, goesBack, status } = Object.fromEntries(
    (changes as { field: string; after: unknown }[]).map(({ field, after }) => [field, after]),
  )
  return { refunded, fee, goesBack, status }
}

async function mailsTo({ person }: Sold): Promise<string[]> {
  await house.app.jobs.drain()
  const to = encodeURIComponent(person.signUp.email)
  return (await call<{ text: string }[]>(house, 'GET', `/api/demo/mailbox?to=${to}`)).body.map(({ text }) => text)
}

test('of what stays a credit note says that its price is reduced, and not that it went back', async () => {
  const sold = await sellStay()
  await refund(sold, { goesBack: false, amount: 2_380 })
  await house.app.jobs.drain()
  const { body } = await call<Invoice[]>(house, 'GET', '/api/invoice', { token: sold.person.token })
  const said = body.filter(({ kind }) => kind === 'creditNote').map(({ description }) => description)
  expect(said).toEqual([expect.stringMatching(/^Test Hotel 961, .+: price reduced$/)])
})

test('of what goes back a credit note says so, and what is kept of its price as a fee', async () => {
  const saidOf = async (uuid: string) => {
    await house.app.jobs.drain()
    const { body } = await call<Invoice[]>(house, 'GET', `/api/organiser/order/${uuid}/document`, { token })
    return body
      .filter(({ kind }) => kind === 'creditNote')
      .map(({ description }) => description.replaceAll('\u00a0', ' '))
  }
  const stay = await sellStay()
  await refund(stay, { amount: 20_000, fee: 3800 })
  expect(await saidOf(stay.uuid)).toEqual(['Test Hotel 961: 2 nights cancelled, 20–22 Oct 2025, less a fee of 38.00 €'])
  const person = await attendee(house)
  const { uuid, lines } = person.signUp.order!
  await house.app.jobs.drain()
  await refund({ person, uuid, line: lines[0]?.id ?? 0 }, { amount: 40_000, fee: 9900 })
  expect(await saidOf(uuid)).toEqual(['Standard pass: given back, less a fee of 99.00 €'])
  const other = await attendee(house)
  const theirs = other.signUp.order!.uuid
  await call(house, 'POST', `/api/order/${theirs}/cancel`, { token: other.token, body: {} })
  expect(await saidOf(theirs)).toEqual(['Standard pass: given back'])
})

describe('money for what goes back', () => {
  test('all of it: the nights are free, the order is refunded, and a credit note says so', async () => {
    const before = await nightsLeft(house, 9611)
    const sold = await sellStay()
    expect((await preview(sold, true, null)).body).toMatchObject({
      most: { amount: 23_800 },
      refunded: { amount: 23_800 },
      fee: { amount: 0 },
      released: [expect.stringContaining('Test Hotel 961')],
      isLate: false,
      method: 'card',
      status: 'refunded',
      left: { amount: 0 },
    })
    // 7 per cent of what goes back.
    expect((await preview(sold, true, null)).body).toMatchObject({ net: { amount: 22_243 }, tax: { amount: 1557 } })
    const body = await refund(sold)
    expect(body).toMatchObject({ status: 'refunded', refunded: { amount: 23_800 }, can: { refund: false } })
    expect(body.lines[0]).toMatchObject({ wentBack: true, kept: { amount: 0 } })
    expect(await nightsLeft(house, 9611)).toEqual(before)
    expect(await documentsOf(sold)).toEqual([
      ['creditNote', -23_800],
      ['invoice', 23_800],
    ])
    expect((await read(sold.uuid)).refunds).toMatchObject([{ state: 'succeeded', amount: { amount: 23_800 } }])
  })

  test('less than all: the rest is a fee, which no later refund of the things takes', async () => {
    const sold = await sellStay()
    expect((await preview(sold, true, 20_000)).body).toMatchObject({
      fee: { amount: 3800 },
      status: 'partially_refunded',
      left: { amount: 3800 },
    })
    const body = await refund(sold, { amount: 20_000, fee: 3800 })
    expect(body).toMatchObject({ status: 'partially_refunded', can: { refund: true } })
    expect(body.lines[0]).toMatchObject({ wentBack: true, kept: { amount: 3800 } })
    expect(await stateOfStay(sold)).toBe('cancelled')
    const again = await call(house, 'POST', `/api/order/${sold.uuid}/cancel`, { token: sold.person.token, body: {} })
    expect(again).toMatchObject({ status: 409, body: { code: 'orders/not-cancellable' } })
    expect(await entryOf(sold)).toEqual({
      refunded: 20_000,
      fee: 3800,
      goesBack: true,
      status: 'partially_refunded',
    })
    // Staff may give up the fee as well: then nothing is left.
    const fee = await refund(sold, { goesBack: false, amount: 3800, refundedBefore: 20_000 })
    expect(fee).toMatchObject({ status: 'refunded', refunded: { amount: 23_800 } })
  })

  test('nothing: the things are free, all of the price is kept, and no document is made', async () => {
    const sold = await sellStay()
    expect((await preview(sold, true, 0)).body).toMatchObject({ status: 'paid', left: { amount: 23_800 } })
    expect(await refund(sold, { amount: 0, fee: 23_800 })).toMatchObject({ status: 'paid', refunded: { amount: 0 } })
    expect(await stateOfStay(sold)).toBe('cancelled')
    expect(await documentsOf(sold)).toEqual([['invoice', 23_800]])
  })

  test('staff may do it when the time of the buyer is over', async () => {
    const sold = await sellStay()
    const editions = house.database.db.updateTable('editions').where('id', '=', 1)
    const { cancel_before } = await house.database.db
      .selectFrom('editions')
      .select('cancel_before')
      .where('id', '=', 1)
      .executeTakeFirstOrThrow()
    onTestFinished(async () => void (await editions.set({ cancel_before }).execute()))
    await editions.set({ cancel_before: house.clock.now() }).execute()
    const own = await call(house, 'POST', `/api/order/${sold.uuid}/cancel`, { token: sold.person.token, body: {} })
    expect(own.status).toBe(409)
    expect((await preview(sold, true, null)).body.isLate).toBe(true)
    expect((await refund(sold)).status).toBe('refunded')
  })
})

describe('money for what stays', () => {
  test('the stay is booked as before, and its owner gets what is left when they cancel', async () => {
    const sold = await sellStay()
    expect((await preview(sold, false, 5000)).body).toMatchObject({ fee: { amount: 0 }, left: { amount: 18_800 } })
    const given = await refund(sold, { goesBack: false, amount: 5000 })
    expect(given).toMatchObject({ status: 'partially_refunded', refunded: { amount: 5000 } })
    expect(await stateOfStay(sold)).toBe('booked')
    expect(await entryOf(sold)).toEqual({
      refunded: 5000,
      fee: 0,
      goesBack: false,
      status: 'partially_refunded',
    })
    expect((await preview(sold, true, 18_800)).body).toMatchObject({ status: 'refunded', left: { amount: 0 } })
    expect((await refund(sold, { amount: 18_800, refundedBefore: 5000 })).status).toBe('refunded')
    expect(await documentsOf(sold)).toHaveLength(3)
  })

  test('all of the money: the order is not refunded, because its owner still has what they bought', async () => {
    const sold = await sellStay()
    expect((await preview(sold, false, null)).body).toMatchObject({ status: 'partially_refunded', left: { amount: 0 } })
    const body = await refund(sold, { goesBack: false })
    expect(body).toMatchObject({ status: 'partially_refunded', refunded: { amount: 23_800 } })
    const cancelled = await refund(sold, { amount: 0, refundedBefore: 23_800 })
    expect(cancelled.status).toBe('refunded')
  })

  test('the mail says that we give it, not that the buyer cancelled', async () => {
    const sold = await sellStay()
    await refund(sold, { goesBack: false, amount: 1190 })
    const mail = (await mailsTo(sold)).find((text) => text.includes('You get back'))
    expect(mail).toContain('11.90')
    expect(mail).toContain('We give you money back')
    expect(mail).not.toContain('What you cancelled')
  })
})

describe('what is refused', () => {
  test.each([
    ['more than was paid', { amount: 23_801 }, 'orders/refund-too-high'],
    ['money for nothing', { amount: 0, goesBack: false }, 'orders/nothing-to-give-back'],
    ['less than is left, where nobody said that the rest is kept', { amount: 23_799 }, 'orders/refunded-meanwhile'],
    ['a fee that is not what is left', { amount: 20_000, fee: 3799 }, 'orders/refunded-meanwhile'],
    ['a fee of things that stay', { goesBack: false, fee: 100 }, 'orders/refunded-meanwhile'],
    ['what was decided before another refund', { refundedBefore: 100 }, 'orders/refunded-meanwhile'],
  ])('%s', async (_what, asked, code) => {
    const sold = await sellStay()
    expect(await ask<{ code: string }>(sold, asked)).toMatchObject({ status: 409, body: { code } })
    expect(await stateOfStay(sold)).toBe('booked')
  })

  test('an order that is not paid', async () => {
    const person = await attendee(house)
    const stay = { roomId: 9611, arrival: '2025-10-20', departure: '2025-10-22' }
    const uuid = (await book(house, person.token, stay)).body.orderUuid ?? ''
    await place(house, { uuid }, person.token)
    const line = (await read(uuid)).lines[0]?.id ?? 0
    const answer = await ask<{ code: string }>({ person, uuid, line }, { amount: 0 })
    expect(answer).toMatchObject({ status: 409, body: { code: 'orders/not-cancellable' } })
    await call(house, 'POST', `/api/order/${uuid}/cancel`, { token: person.token, body: {} })
  })

  test('a line of another order', async () => {
    const [one, other] = [await sellStay(), await sellStay()]
    const answer = await ask<{ code: string }>({ ...one, line: other.line })
    expect(answer.body.code).toBe('orders/nothing-to-give-back')
  })

  test('whoever showed their second factor a while ago, until they show it again', async () => {
    const sold = await sellStay()
    const person = await colleague(house, 'finance')
    await showFactor(house, person.token, person.email)
    house.clock.forward(11 * 60_000)
    const late = await ask<{ code: string }>(sold, {}, person.token)
    expect(late).toMatchObject({ status: 403, body: { code: 'requests/second-factor-needed' } })
    await showFactor(house, person.token, person.email)
    expect((await ask(sold, {}, person.token)).status).toBe(204)
  })
})

test('whatever was given back, books and things agree', async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})
