import type { Booking } from '@foyer/contract/bookings'
import type { OfficeOrder } from '@foyer/contract/office-orders'
import type { Order } from '@foyer/contract/orders'
import { afterEach, beforeAll, expect, onTestFinished, test } from 'vitest'
import { countryId } from '#features/editions'
import { findViolations } from '#platform/database/invariants'
import { emailKey } from '#platform/ground/email-key'
import { staff } from '../../demo/demo-edition.ts'
import { openHotel } from '../../testing/hotels.ts'
import { choicesFor, type Desk, give, idOf, lookAt, make, send, withoutPass } from '../../testing/made-orders.ts'
import { openLink } from '../../testing/order-links.ts'
import { attendee, call, pay, place, signIn, signUpForm } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { openTrainTickets, trainTickets } from '../../testing/train-tickets.ts'
import { answerOf, eventFor, mailsAbout, openEvent, settle, vip } from '../../testing/vip-events.ts'

// Staff order for somebody what that person could order.
const house = useTestHouse()
let token: string
let train: string

const pass = { kind: 'pass', passTypeId: 1 } as const
const stay = {
  kind: 'room',
  roomId: 9811,
  arrival: '2025-10-20',
  departure: '2025-10-22',
  roomOccupancy: 1,
} as const

beforeAll(async () => {
  await openHotel(house, 981, [{ id: 9811, allotment: 60 }])
  train = await openTrainTickets(house)
  await seedStaffForTests(house)
  token = await signInStaff(house, 'organiser')
})

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

const ticket = () => ({ kind: 'train-ticket', typeId: train, passengerName: 'Mira Okafor' }) as const
const deskFor = (personId: string): Desk => ({ token, personId })
const officeOrder = async (uuid: string) =>
  (await call<OfficeOrder>(house, 'GET', `/api/organiser/order/${uuid}`, { token })).body
/** The mail to somebody that names an order. */
async function mailAbout(email: string, { number }: { readonly number: string }) {
  await house.app.jobs.drain()
  const to = `/api/demo/mailbox?to=${encodeURIComponent(email)}`
  const { body } = await call<{ subject: string; text: string }[]>(house, 'GET', to)
  return body.find(({ subject }) => subject.includes(number)) ?? { subject: 'none', text: 'none' }
}
/** What the link in it is used for: a secret that opens the order. */
async function linkTo(email: string, order: { readonly uuid: string; readonly number: string }): Promise<string> {
  const link = /\/sign-up\/order\/[\w-]+#([\w-]+)/.exec((await mailAbout(email, order)).text)?.[1] ?? 'none'
  return (await openLink(house, order, link)).body.secret
}
const placesOf = async (id: number) =>
  house.database.db.selectFrom('pass_types').select(['held', 'sold']).where('id', '=', id).executeTakeFirstOrThrow()
/** For this test; staff have signed in anew. */
async function later(instant: string) {
  const now = house.clock.now()
  house.clock.set(new Date(instant))
  token = await signInStaff(house, 'organiser')
  onTestFinished(async () => {
    house.clock.set(now)
    token = await signInStaff(house, 'organiser')
  })
}

test('what is ordered for somebody is held for three days, told by mail, paid by its link without signing in, and theirs', async () => {
  const person = await withoutPass(house)
  const desk = deskFor(person.id)
  const before = await placesOf(1)
  const { body: choices } = await choicesFor(house, desk)
  expect(choices).toMatchObject({
    person: { email: person.email },
    settlements: [
      { settlement: 'link', until: '2025-08-21' },
      { settlement: 'invoice', until: '2025-08-25' },
    ],
    unpaid: [],
  })
  expect(choices.passes.map(({ id }) => id)).toContain(1)
  const { body: seen } = await lookAt(house, desk, [pass, stay, ticket()])
  expect(seen).toMatchObject({
    lines: [{ kind: 'pass' }, { kind: 'room', gross: { amount: 23_800 }, taxRate: 700 }, { kind: 'train-ticket' }],
    isBillingKnown: true,
    buyer: { company: 'Okafor Handels GmbH' },
    until: '2025-08-21T21:59:59.000Z',
  })
  const { status, body } = await make(house, desk, [pass, stay, ticket()])
  expect(status).toBe(201)
  expect(await placesOf(1)).toEqual({ ...before, held: before.held + 1 })
  const record = await officeOrder(body.uuid)
  expect(record).toMatchObject({ status: 'open', purpose: 'offer', total: seen.total, holdExpiresAt: seen.until })
  expect(record.timeline.find(({ kind }) => kind === 'staff')).toMatchObject({
    event: 'madeOrders.makeOrder',
    actor: { name: 'Omar Aydin' },
  })
  const mail = await mailAbout(person.email, body)
  expect(mail.subject).toContain(`Held for you: order ${body.number}`)
  expect(mail.text).toMatch(/Held until:\s21\sAugust\s2025, 23:59/)
  expect(mail.text).toContain('Test Hotel 981')
  const secret = await linkTo(person.email, body)
  expect((await place(house, body, secret)).body).toMatchObject({
    status: 'awaiting_payment',
    holdExpiresAt: seen.until,
  })
  expect((await pay(house, body, secret)).body.status).toBe('paid')
  const { body: session } = await signIn(house, person.email)
  expect((await trainTickets(house, session.token)).map(({ status }) => status)).toEqual(['issued'])
  const stays = await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token: session.token })
  expect(stays.body).toMatchObject([{ price: { amount: 23_800 } }])
  expect(await placesOf(1)).toEqual({ ...before, sold: before.sold + 1 })
})

test('what is not paid until then is free again, all of it', async () => {
  const person = await withoutPass(house)
  const before = await placesOf(1)
  const { body } = await make(house, deskFor(person.id), [pass, stay, ticket()], { until: '2025-08-19' })
  await later('2025-08-19T21:00:00Z')
  await house.app.sweep()
  expect((await officeOrder(body.uuid)).status).toBe('open')
  await later('2025-08-19T22:00:00Z')
  await house.app.sweep()
  await house.app.jobs.drain()
  const ended = await officeOrder(body.uuid)
  expect([ended.status, ended.lines.length]).toEqual(['expired', 3])
  expect(await placesOf(1)).toEqual(before)
})

test('what they were promised costs the same when they pay, whatever it costs others by then', async () => {
  const person = await withoutPass(house)
  const { body } = await make(house, deskFor(person.id), [pass])
  const { price } = await house.database.db
    .selectFrom('pass_types')
    .select('price')
    .where('id', '=', 1)
    .executeTakeFirstOrThrow()
  const setPrice = (to: number) =>
    house.database.db
      .updateTable('pass_types')
      .set({ price: to, is_hidden: to !== price })
      .where('id', '=', 1)
      .execute()
  await setPrice(price + 5_000)
  onTestFinished(() => void setPrice(price))
  expect((await place(house, body, await linkTo(person.email, body))).body).toMatchObject({ total: { amount: price } })
  await setPrice(price)
})

test('an invoice brings the bank details and a pro forma, and is held for its term', async () => {
  const person = await withoutPass(house)
  const { body } = await make(house, deskFor(person.id), [pass], { settlement: 'invoice', until: '2025-09-15' })
  expect(await officeOrder(body.uuid)).toMatchObject({
    status: 'awaiting_payment',
    method: 'transfer',
    holdExpiresAt: '2025-09-15T21:59:59.000Z',
  })
  const mail = await mailAbout(person.email, body)
  expect(mail.subject).toContain(`How to pay order ${body.number}`)
  expect(mail.text).toContain('A pro forma invoice for your books is attached.')
  expect(mail.text).toMatch(/Held until:\s15\sSeptember\s2025, 23:59/)
  expect((await pay(house, body, await linkTo(person.email, body))).body.status).toBe('paid')
})

test('who has no billing address yet is led to where they sign in and add one', async () => {
  const email = staff.find(({ isVendor }) => isVendor)?.email ?? ''
  const desk = deskFor(await idOf(house, email))
  const { body } = await make(house, desk, [ticket()])
  const { text } = await mailAbout(email, body)
  expect(text).toContain(`/registration/checkout?order=${body.uuid}`)
  expect(text).not.toContain('/sign-up/order/')
})

test('who owes the VAT of it where they are reads so in the order and on the invoice', async () => {
  const billingAddress = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('AT') }
  const person = await withoutPass(house, { vatId: 'ATU13585627', billingAddress })
  const { body } = await make(house, deskFor(person.id), [pass], { settlement: 'invoice', until: '2025-09-15' })
  expect(await officeOrder(body.uuid)).toMatchObject({ reverseCharge: true, tax: { amount: 0 } })
  expect((await pay(house, body, await linkTo(person.email, body))).body.status).toBe('paid')
  await house.app.jobs.drain()
  const invoices = await house.database.db
    .selectFrom('invoices')
    .select(['reverse_charge', 'tax'])
    .where('order_id', '=', body.uuid)
    .execute()
  expect(invoices).toEqual([{ reverse_charge: true, tax: 0 }])
})

test('what is given is theirs at once, costs nothing then or when it is changed, and makes no invoice', async () => {
  const person = await withoutPass(house)
  const { status, body } = await give(house, deskFor(person.id), [pass, stay, ticket()])
  expect(status).toBe(201)
  const record = await officeOrder(body.uuid)
  expect(record).toMatchObject({ status: 'paid', total: { amount: 0 }, payments: [] })
  expect(record.timeline.find(({ kind }) => kind === 'comment')).toMatchObject({ text: 'Speaker' })
  await house.app.jobs.drain()
  const invoices = await house.database.db
    .selectFrom('invoices')
    .select('id')
    .where('order_id', '=', body.uuid)
    .execute()
  expect(invoices).toEqual([])
  const { body: session } = await signIn(house, person.email)
  const { body: stays } = await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token: session.token })
  const id = stays[0]?.bookingId ?? 0
  const longer = await call<{ difference: { amount: number } }>(house, 'PATCH', `/api/booking/${id}?preview=true`, {
    token: session.token,
    body: { departure: '2025-10-23' },
  })
  expect(longer.body.difference.amount).toBe(11_900)
  const end = await call<Order>(house, 'POST', `/api/order/${body.uuid}/cancel`, { token: session.token, body: {} })
  expect(end.status).toBe(200)
})

test('of a stay that was given nobody has money back: of a night that its owner added comes back what they paid for it', async () => {
  const person = await withoutPass(house)
  await give(house, deskFor(person.id), [pass, stay])
  const { token } = (await signIn(house, person.email)).body
  const { body: stays } = await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token })
  const given = stays[0]!
  const change = (body: object) =>
    call<{ order: Order | null }>(house, 'PATCH', `/api/booking/${given.bookingId}`, { token, body })
  const { order } = (await change({ departure: '2025-10-23' })).body
  await place(house, order!, token)
  expect((await pay(house, order!, token)).body.status).toBe('paid')
  await house.app.jobs.drain()
  // Another beginning: a night that was given is left out, and the one that was paid stays.
  await change({ arrival: '2025-10-21' })
  await change({ departure: '2025-10-22' })
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(
    `select g.gross from refund_lines g join order_lines l on l.id = g.order_line_id join orders o on o.id = l.order_id
     where o.user_id = $1 and l.kind like 'room%'`,
    [person.id],
  )
  expect(rows.map((row) => Number(row['gross']))).toEqual([11_900])
})

test('a place at an event is ordered for who has a pass for it, and nobody is put in line', async () => {
  const event = await openEvent(house, { price: 4_500, capacity: 1, hasPlusOne: true })
  const [first, second] = [await vip(house), await vip(house)]
  const wish = (guest: string | null = null) => ({ kind: 'vip-event', eventId: event, guest }) as const
  const desk = deskFor(await idOf(house, first.email))
  expect((await lookAt(house, desk, [wish('Ada Byron')])).body.code).toBe('made-orders/event-full')
  expect((await make(house, desk, [wish()])).status).toBe(201)
  expect(await answerOf(house, first, event)).toBe('held')
  expect((await lookAt(house, desk, [wish()])).body.code).toBe('made-orders/event-answered')
  const other = deskFor(await idOf(house, second.email))
  expect((await lookAt(house, other, [wish()])).body.code).toBe('made-orders/event-full')
})

test('what staff ordered for somebody is offered to be taken out of its order nowhere, as it would be refused; once it is paid, it is', async () => {
  const event = await openEvent(house, { price: 4_500 })
  const person = await vip(house)
  const wish = { kind: 'vip-event', eventId: event, guest: null } as const
  const made = await make(house, deskFor(await idOf(house, person.email)), [wish, stay, ticket()])
  const mine = { token: person.token }
  const seen = async () => {
    const place = await eventFor(house, person, event)
    const [booking] = (await call<Booking[]>(house, 'GET', '/api/booking?extended=true', mine)).body
    const [train] = await trainTickets(house, person.token)
    return { place, booking, train }
  }
  const held = await seen()
  expect(held).toMatchObject({
    place: { attendance: { status: 'held' }, can: { withdraw: false } },
    booking: { status: 'held', can: { change: false, cancel: false } },
    train: { status: 'held', can: { cancel: false } },
  })
  const [stayAt, ticketAt] = [`/api/booking/${held.booking?.bookingId}`, `/api/train-ticket/${held.train?.id}`]
  const previews = [`${stayAt}?preview=true`, `${ticketAt}?preview=true`]
  for (const at of [`/api/vip-event/${event}/attendance`, stayAt, ticketAt, ...previews])
    expect([at, (await call(house, 'DELETE', at, mine)).status]).toEqual([at, 409])
  const body = { arrival: '2025-10-20', departure: '2025-10-22' }
  for (const at of [stayAt, `${stayAt}?preview=true`])
    expect([at, (await call(house, 'PATCH', at, { ...mine, body })).status]).toEqual([at, 409])
  const secret = await linkTo(person.email, made.body)
  await place(house, made.body, secret)
  await pay(house, made.body, secret)
  expect(await seen()).toMatchObject({
    place: { can: { withdraw: true } },
    booking: { can: { change: true, cancel: true } },
    train: { can: { cancel: true } },
  })
})

test('a place at an event that is called off leaves an order that is held or awaits its transfer; who had it is told, and pays for the rest', async () => {
  const wish = (eventId: number) => ({ kind: 'vip-event', eventId, guest: null }) as const
  const [event, other] = [await openEvent(house, { price: 4_500 }), await openEvent(house, { price: 4_500 })]
  const [first, second] = [await vip(house), await vip(house)]
  const mixed = await make(house, deskFor(await idOf(house, first.email)), [wish(event), ticket()])
  const lone = await make(house, deskFor(await idOf(house, second.email)), [wish(other)], { settlement: 'invoice' })
  const secret = await linkTo(first.email, mixed.body)
  await later('2025-08-19T07:00:00Z')
  for (const id of [event, other])
    await call(house, 'POST', `/api/organiser/vip-event/${id}/cancel`, {
      token,
      body: { reason: { en: 'Storm', de: 'Sturm' } },
    })
  await settle(house)
  expect([await officeOrder(mixed.body.uuid), await officeOrder(lone.body.uuid)]).toMatchObject([
    { status: 'open', lines: [{ kind: 'train-ticket' }], holdExpiresAt: '2025-08-21T21:59:59.000Z' },
    { status: 'cancelled', lines: [] },
  ])
  expect((await mailsAbout(house, first.email)).length).toBe(1)
  expect((await mailsAbout(house, second.email)).length).toBe(1)
  await place(house, mixed.body, secret)
  expect((await pay(house, mixed.body, secret)).body.status).toBe('paid')
})

test('nobody is ordered what they could not order, and the refusal says why', async () => {
  const holder = await attendee(house)
  const theirs = deskFor(await idOf(house, holder.email))
  const barred = await withoutPass(house)
  await house.database.db
    .insertInto('eligibility_entries')
    .values({
      edition_id: 1,
      list: 'blacklist',
      email_key: emailKey(barred.email),
      reason: 'no',
      added_at: new Date(0),
    })
    .execute()
  const code = async (desk: Desk, ...things: Parameters<typeof lookAt>[2]) =>
    (await lookAt(house, desk, things)).body.code
  expect(await code(theirs, pass)).toBe('passes/holds-pass')
  expect(await code(deskFor(barred.id), pass)).toBe('passes/not-available-for-address')
  expect(await code(theirs, { ...stay, departure: '2025-12-01' })).toBe('requests/invalid')
  expect(await code(theirs, { ...stay, roomOccupancy: 20 })).toBe('accommodation/stay-not-possible')
  expect(await code(theirs, stay, stay, stay, stay, stay)).toBe('accommodation/too-many-rooms')
  expect(await code(theirs, ticket(), ticket())).toBe('requests/invalid')
  for (const until of ['2025-08-17', '2025-10-30', '2026-01-01'])
    expect((await lookAt(house, theirs, [ticket()], { until })).status).toBe(400)
})

test('a second tab or a colleague who looked before it was ordered orders nothing more', async () => {
  const person = await withoutPass(house)
  const desk = deskFor(person.id)
  const { body: seen } = await lookAt(house, desk, [stay])
  const body = { things: [stay], settlement: 'link', seen: seen.seen }
  expect((await send(house, desk, body)).status).toBe(201)
  expect((await send(house, desk, body)).body.code).toBe('made-orders/differs')
  expect((await send(house, desk, { ...body, seen: { ...seen.seen, total: 1 } })).body.code).toBe('made-orders/differs')
  expect((await choicesFor(house, desk)).body.unpaid).toHaveLength(1)
})

test('who has a pass on its way is ordered no other, and chooses no other until that is paid or let go', async () => {
  const other = await withoutPass(house)
  expect((await make(house, deskFor(other.id), [pass])).status).toBe(201)
  expect((await lookAt(house, deskFor(other.id), [pass])).body.code).toBe('made-orders/pass-under-way')
  expect((await choicesFor(house, deskFor(other.id))).body.passes).toEqual([])
})

test('support may order for somebody and give nothing; finance as well', async () => {
  const person = await withoutPass(house)
  for (const scope of ['support', 'finance'] as const) {
    const desk = { token: await signInStaff(house, scope), personId: person.id }
    expect((await choicesFor(house, desk)).status).toBe(200)
    expect((await give(house, desk, [stay])).status).toBe(403)
  }
})
