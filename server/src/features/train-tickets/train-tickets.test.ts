import type { Order } from '@foyer/contract/orders'
import type { TrainTicketCancellation, TrainTicketType } from '@foyer/contract/train-tickets'
import { afterEach, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { chargesOf, confirmCharge } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, cards, newestMail, pay, place, signIn } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import {
  availableTrainTickets,
  chooseTrainTicket,
  openTrainTickets,
  trainTickets,
  withTrainTicket,
} from '../../testing/train-tickets.ts'

const house = useTestHouse()
let flex: string
let comfort: string

beforeAll(async () => {
  await seedStaffForTests(house)
  flex = await openTrainTickets(house)
  comfort = await openTrainTickets(house, { name: { en: 'Comfort' }, class: 'first', price: 10_700 })
})

async function letHoldsExpire() {
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

afterEach(async () => {
  await letHoldsExpire()
  expect(await findViolations(house.database)).toEqual([])
})

const currentOrder = async ({ token }: Attendee) =>
  (await call<Order | null>(house, 'GET', '/api/order/current', { token })).body
const cancel = ({ token }: Attendee, id: string, preview = false) =>
  call<TrainTicketCancellation & { code?: string }>(
    house,
    'DELETE',
    `/api/train-ticket/${id}${preview ? '?preview=true' : ''}`,
    { token },
  )
async function changeType(id: string, changes: object) {
  const token = await signInStaff(house, 'organiser')
  const path = `/api/organiser/train-ticket-type/${id}`
  const { body } = await call<{ version: number }>(house, 'GET', path, { token })
  return call(house, 'PATCH', path, { token, body: { ...changes, version: body.version } })
}
const remove = ({ token }: Attendee) =>
  call<Order | null>(house, 'DELETE', '/api/order/current/train-ticket', { token })

test('everybody sees the kinds in the organiser’s order, with price, class, days and how many are left', async () => {
  const { body } = await call<TrainTicketType[]>(house, 'GET', '/api/train-ticket/type', {
    headers: { 'accept-language': 'de' },
  })
  expect(body.slice(0, 3).map(({ name }) => name)).toEqual([
    'Messe-Bahnticket Flex',
    'Messe-Bahnticket Komfort',
    'Messe-Bahnticket Regional',
  ])
  expect(body.find(({ id }) => id === flex)).toEqual({
    id: flex,
    name: 'Testticket',
    class: 'second',
    description: 'Jeder Zug nach Berlin und zurück',
    rules: ['Bringen Sie einen Ausweis mit.'],
    price: { amount: 5350, currency: 'EUR' },
    netPrice: { amount: 5000, currency: 'EUR' },
    taxRate: 700,
    validFrom: '2025-10-18',
    validTo: '2025-10-26',
    cancelBefore: '2025-10-17T16:00:00.000Z',
    available: 20,
  })
})

test('a chosen ticket is held for twenty minutes, as a line of the order with the tax of trains', async () => {
  const person = await attendee(house)
  const inTwentyMinutes = new Date(house.clock.now().getTime() + 20 * 60_000).toISOString()
  const { status, body } = await chooseTrainTicket(house, person.token, flex, 'Lena Hartwig')
  expect(status).toBe(200)
  expect(body).toMatchObject({
    purpose: 'registration',
    status: 'open',
    holdExpiresAt: inTwentyMinutes,
    lines: [
      { kind: 'train-ticket', summary: 'Test ticket', taxRate: 700, net: { amount: 5000 }, tax: { amount: 350 } },
    ],
  })
  // Whose it is stands on the ticket; an invoice is kept for longer.
  expect(JSON.stringify(body.lines)).not.toContain('Hartwig')
  expect(await availableTrainTickets(house, flex)).toBe(19)
  expect(await trainTickets(house, person.token)).toMatchObject([
    {
      status: 'held',
      passengerName: 'Lena Hartwig',
      code: null,
      holdExpiresAt: inTwentyMinutes,
      can: { cancel: true, document: false },
    },
  ])
})

test('another kind takes the place of the one in the order; the same kind is the same ticket in another name', async () => {
  const person = await attendee(house)
  await chooseTrainTicket(house, person.token, flex)
  const { body: order } = await chooseTrainTicket(house, person.token, comfort)
  expect(order).toMatchObject({ total: { amount: 10_700 }, lines: [{ summary: 'Comfort' }] })
  expect(await availableTrainTickets(house, flex)).toBe(20)
  const { body: same } = await chooseTrainTicket(house, person.token, comfort, 'Ada Byron')
  expect(same.lines).toEqual(order.lines)
  expect(await availableTrainTickets(house, comfort)).toBe(19)
  expect((await trainTickets(house, person.token))[0]).toMatchObject({ status: 'held', passengerName: 'Ada Byron' })
})

test('taken out of the order it is free again, and an order of nothing ends', async () => {
  const person = await attendee(house)
  await openHotel(house, 971, [{ id: 9711 }])
  await book(house, person.token, { roomId: 9711, arrival: '2025-10-20', departure: '2025-10-21' })
  await chooseTrainTicket(house, person.token, flex)
  expect((await remove(person)).body).toMatchObject({ lines: [{ kind: 'room' }], total: { amount: 11_900 } })
  expect(await availableTrainTickets(house, flex)).toBe(20)
  expect((await remove(person)).body?.lines).toHaveLength(1)
  const other = await attendee(house)
  expect(await remove(other)).toMatchObject({ status: 200, body: null })
  await chooseTrainTicket(house, other.token, flex)
  expect((await remove(other)).body).toBe(null)
  expect(await currentOrder(other)).toBe(null)
})

test('a ticket whose time is over is free again', async () => {
  const person = await attendee(house)
  await chooseTrainTicket(house, person.token, flex)
  await letHoldsExpire()
  expect(await availableTrainTickets(house, flex)).toBe(20)
  expect(await trainTickets(house, person.token)).toEqual([])
})

test('paid, it is issued with a code of its own, mailed and printed', async () => {
  const { person, ticket } = await withTrainTicket(house, flex)
  const { ticket: another } = await withTrainTicket(house, flex)
  expect(ticket).toMatchObject({ status: 'issued', code: expect.any(String), can: { cancel: true, document: true } })
  expect(another.code).not.toBe(ticket.code)
  const pdf = await call<string>(house, 'GET', `/api/train-ticket/${ticket.id}/pdf`, { token: person.token })
  expect(pdf).toMatchObject({ status: 200, headers: { 'content-type': 'application/pdf' } })
  expect(pdf.body.startsWith('%PDF-')).toBe(true)
  const calendar = await call<string>(house, 'GET', `/api/train-ticket/${ticket.id}/ics`, { token: person.token })
  expect(calendar.body).toContain(`DTSTART;VALUE=DATE:${ticket.validFrom.replaceAll('-', '')}`)
  expect(calendar.body, 'others may see a calendar').not.toContain(ticket.code)
  await house.app.jobs.drain()
  const { rows } = await house.database.raw(
    `select body_text from demo_mails where to_address = $1 and subject like 'Your train ticket%'`,
    [person.email],
  )
  expect(rows).toHaveLength(1)
  expect(String(rows[0]?.['body_text'])).toContain(ticket.code)
})

test('a held ticket has no paper yet, and another’s looks like one that does not exist', async () => {
  const person = await attendee(house)
  await chooseTrainTicket(house, person.token, flex)
  const [ticket] = await trainTickets(house, person.token)
  const url = `/api/train-ticket/${ticket?.id}/pdf`
  expect(await call(house, 'GET', url, { token: person.token })).toMatchObject({
    status: 409,
    body: { code: 'train-tickets/not-issued' },
  })
  const { token } = await attendee(house)
  expect((await call(house, 'GET', url, { token })).status).toBe(404)
  expect((await call(house, 'DELETE', `/api/train-ticket/${ticket?.id}`, { token })).status).toBe(404)
})

test('given back: first what it comes to, then place, money and credit note in one; its code is nobody’s again', async () => {
  const last = await openTrainTickets(house, { capacity: 1, codes: 2 })
  const { person, ticket, order } = await withTrainTicket(house, last)
  expect((await cancel(person, ticket.id, true)).body).toMatchObject({
    ticket: { status: 'issued' },
    refunded: { amount: 5350 },
  })
  expect(await availableTrainTickets(house, last)).toBe(0)
  expect((await cancel(person, ticket.id)).body).toMatchObject({
    ticket: { status: 'cancelled', code: null, can: { cancel: false, document: false } },
    refunded: { amount: 5350 },
  })
  expect((await cancel(person, ticket.id)).body.code).toBe('train-tickets/not-returnable')
  await house.app.jobs.drain()
  const { body: after } = await call<Order>(house, 'GET', `/api/order/${order.uuid}`, { token: person.token })
  expect(after).toMatchObject({ status: 'refunded', refunded: { amount: 5350 } })
  const invoices = await call<{ kind: string; total: { amount: number } }[]>(house, 'GET', '/api/invoice', person)
  expect(invoices.body.filter(({ kind }) => kind === 'creditNote')).toMatchObject([{ total: { amount: -5350 } }])
  const next = await withTrainTicket(house, last)
  expect(next.ticket.code).not.toBe(ticket.code)
  // One may be out, and its codes are given: nobody can have the next.
  await cancel(next.person, next.ticket.id)
  expect(await availableTrainTickets(house, last)).toBe(0)
  // Who gave theirs back takes another, and sees that one first.
  await withTrainTicket(house, flex, person)
  expect((await trainTickets(house, person.token)).map(({ status }) => status)).toEqual(['issued', 'cancelled'])
})

test('what is only held is let go for nothing, by its own name too', async () => {
  const person = await attendee(house)
  await chooseTrainTicket(house, person.token, flex)
  const [ticket] = await trainTickets(house, person.token)
  expect((await cancel(person, ticket!.id, true)).body.refunded.amount).toBe(0)
  expect((await cancel(person, ticket!.id)).body).toMatchObject({ ticket: { status: 'cancelled' } })
  expect(await currentOrder(person)).toBe(null)
})

test('after its deadline, or where its kind is not given back, a ticket stays and so does its order', async () => {
  const never = await openTrainTickets(house, { cancelBefore: null })
  const kept = await withTrainTicket(house, never)
  expect(kept.ticket.can.cancel).toBe(false)
  expect((await cancel(kept.person, kept.ticket.id, true)).body.code).toBe('train-tickets/not-returnable')
  const { body } = await call<{ code: string }>(house, 'POST', `/api/order/${kept.order.uuid}/cancel`, {
    token: kept.person.token,
    body: {},
  })
  expect(body.code).toBe('train-tickets/not-returnable')
  const cancelOf = async (token: string, { uuid }: { readonly uuid: string }) =>
    (await call<{ can: { cancel: boolean } }>(house, 'GET', `/api/order/${uuid}`, { token })).body.can.cancel
  expect(await cancelOf(kept.person.token, kept.order)).toBe(false)
  const { person, ticket, order } = await withTrainTicket(house, flex)
  expect(await cancelOf(person.token, order)).toBe(true)
  const now = house.clock.now()
  house.clock.set(new Date('2025-10-17T16:00:00Z'))
  const late = { ...person, token: (await signIn(house, person.email)).body.token }
  expect((await cancel(late, ticket.id)).body.code).toBe('train-tickets/not-returnable')
  expect(await cancelOf(late.token, order)).toBe(false)
  house.clock.set(now)
})

test('cancelling the whole order gives its train ticket back with it', async () => {
  const before = await availableTrainTickets(house, flex)
  const { person, order } = await withTrainTicket(house, flex)
  const { body } = await call<{ refunded: { amount: number } }>(house, 'POST', `/api/order/${order.uuid}/cancel`, {
    token: person.token,
    body: {},
  })
  expect(body.refunded.amount).toBe(5350)
  expect(await availableTrainTickets(house, flex)).toBe(before)
})

test('nobody has two: who has one is told, and keeps it', async () => {
  const { person } = await withTrainTicket(house, flex)
  expect(await chooseTrainTicket(house, person.token, comfort)).toMatchObject({
    status: 409,
    body: { code: 'train-tickets/already-has-one' },
  })
  expect(await currentOrder(person)).toBe(null)
})

test.each([
  ['sold out', { capacity: 0 }, 'train-tickets/sold-out'],
  ['without a code left', { codes: 0 }, 'train-tickets/sold-out'],
  ['of days that are over', { validFrom: '2025-07-01', validTo: '2025-07-02' }, 'train-tickets/not-on-sale'],
])('a kind that is %s is refused, and the order keeps what it has', async (_what, changes, code) => {
  const none = await openTrainTickets(house, changes)
  const person = await attendee(house)
  expect(await chooseTrainTicket(house, person.token, none)).toMatchObject({ status: 409, body: { code } })
  expect(await currentOrder(person)).toBe(null)
  await chooseTrainTicket(house, person.token, flex)
  expect((await chooseTrainTicket(house, person.token, none)).body.code).toBe(code)
  expect((await trainTickets(house, person.token))[0]).toMatchObject({ status: 'held', type: { id: flex } })
})

test('money that comes late takes a ticket again, or goes back where its owner has another by then', async () => {
  for (const takesAnother of [false, true]) {
    const person = await attendee(house)
    const { body: order } = await chooseTrainTicket(house, person.token, flex)
    await place(house, order, person.token)
    await pay(house, order, person.token, cards.late)
    await letHoldsExpire()
    expect(await trainTickets(house, person.token)).toEqual([])
    if (takesAnother) await withTrainTicket(house, comfort, person)
    const { provider_ref } = await house.database.db
      .selectFrom('sandbox_charges')
      .select('provider_ref')
      .where('order_uuid', '=', order.uuid)
      .executeTakeFirstOrThrow()
    await confirmCharge(house, provider_ref)
    await house.app.jobs.drain()
    const { body: after } = await call<Order>(house, 'GET', `/api/order/${order.uuid}`, { token: person.token })
    expect(after.status).toBe(takesAnother ? 'expired' : 'paid')
    const [ticket, ...others] = await trainTickets(house, person.token)
    expect(ticket).toMatchObject({ status: 'issued', type: { id: takesAnother ? comfort : flex } })
    expect(others).toEqual([])
  }
})

test('money that comes when a ticket is good for no journey any more goes back', async () => {
  const now = house.clock.now()
  const today = now.toISOString().slice(0, 10)
  const typeId = await openTrainTickets(house, { validFrom: today, validTo: today, cancelBefore: null })
  const person = await attendee(house)
  const { body: order } = await chooseTrainTicket(house, person.token, typeId)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  house.clock.forward(24 * 3600_000)
  await letHoldsExpire()
  await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
  await house.app.jobs.drain()
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 5_350 })
  const { rows } = await house.database.raw('select state from train_tickets where type_id = $1', [typeId])
  expect(rows).toEqual([{ state: 'expired' }])
  house.clock.set(now)
})

test('money that comes when a ticket would be less than what was bought goes back', async () => {
  const typeId = await openTrainTickets(house, { class: 'first', price: 10_700 })
  const person = await attendee(house)
  const { body: order } = await chooseTrainTicket(house, person.token, typeId)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  await letHoldsExpire()
  // Nobody has one any more: all about it can be another.
  expect((await changeType(typeId, { class: 'second', validTo: '2025-10-19', cancelBefore: null })).status).toBe(200)
  await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
  await house.app.jobs.drain()
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 10_700 })
  expect(await trainTickets(house, person.token)).toEqual([])
})

test('who leaves for good gives their place back, and the code to nobody', async () => {
  const last = await openTrainTickets(house, { capacity: 1, codes: 2 })
  const { person, ticket } = await withTrainTicket(house, last)
  const password = 'Correct-Horse-7-Battery'
  await call(house, 'POST', '/api/user/erasure', { token: person.token, body: { password } })
  expect(await availableTrainTickets(house, last)).toBe(1)
  const next = await withTrainTicket(house, last)
  expect(next.ticket.code).not.toBe(ticket.code)
})

test('who leaves for good after the journey leaves its sale as it was, and no name on it', async () => {
  const last = await openTrainTickets(house, { capacity: 1, codes: 2 })
  const { person, ticket } = await withTrainTicket(house, last)
  await house.database.raw(
    `update train_ticket_types set valid_from = '2025-08-16', valid_to = '2025-08-17' where id = $1`,
    [last],
  )
  await call(house, 'POST', '/api/user/erasure', { token: person.token, body: { password: 'Correct-Horse-7-Battery' } })
  const { rows } = await house.database.raw(
    'select k.state, k.passenger_name, t.sold from train_tickets k join train_ticket_types t on t.id = k.type_id where k.id = $1',
    [ticket.id],
  )
  expect(rows).toEqual([{ state: 'issued', passenger_name: 'Erased', sold: 1 }])
})

test('a ticket’s mail is in the language of who paid', async () => {
  const german = await attendee(house, { locale: 'de' })
  await withTrainTicket(house, flex, german)
  await house.app.jobs.drain()
  const { body } = await call<{ subject: string; text: string }[]>(
    house,
    'GET',
    `/api/demo/mailbox?to=${encodeURIComponent(german.email)}`,
  )
  expect(body.some(({ text }) => text.includes('Testticket, zweite Klasse'))).toBe(true)
  expect((await newestMail(house, german.email)).subject).toContain('MSPG 2025')
})

test('whose name stood on a ticket that came to nothing is forgotten thirty days later; an issued one keeps its name', async () => {
  const { ticket } = await withTrainTicket(house, flex)
  const { token } = await attendee(house)
  await chooseTrainTicket(house, token, flex, 'Tintenfischreiter')
  await letHoldsExpire()
  const named = async () =>
    (await house.database.raw(`select from train_tickets where passenger_name = 'Tintenfischreiter'`)).rows.length
  const forget = async (days: number) => {
    house.clock.forward(days * 24 * 3_600_000)
    await house.app.sweep()
    await house.app.jobs.drain()
  }
  await forget(29)
  expect(await named()).toBe(1)
  await forget(2)
  expect(await named()).toBe(0)
  const { rows } = await house.database.raw('select passenger_name from train_tickets where id = $1', [ticket.id])
  expect(rows).toEqual([{ passenger_name: 'Mira Okafor' }])
})
