import type { Booking } from '@foyer/contract/bookings'
import type { VisaLetter } from '@foyer/contract/visa-letters'
import { afterEach, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { book, openHotel } from '../../testing/hotels.ts'
import { accept, checkInvitation, colleague, invited, newAccount, transferOf } from '../../testing/pass-transfers.ts'
import { type Attendee, attendee, call, pay, place, signIn } from '../../testing/people.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import { answerOf, attend, eventFor, openEvent, settle } from '../../testing/vip-events.ts'
import { askForLetter } from '../../testing/visa-letters.ts'

const house = useTestHouse()
let hotels = 960

afterEach(async () => {
  await house.app.jobs.drain()
  expect(await findViolations(house.database)).toEqual([])
})

async function payCurrent({ token }: Pick<Attendee, 'token'>): Promise<string> {
  const { body: order } = await call<{ uuid: string }>(house, 'GET', '/api/order/current', { token })
  await place(house, order, token)
  await pay(house, order, token)
  return order.uuid
}

async function withRoom(giver: Attendee): Promise<{ readonly bookingId: number; readonly order: string }> {
  hotels += 1
  await openHotel(house, hotels, [{ id: hotels * 10 }])
  const guest = { firstName: 'Mira', lastName: 'Okafor', email: giver.email }
  const { body } = await book(house, giver.token, {
    roomId: hotels * 10,
    arrival: '2025-10-20',
    departure: '2025-10-24',
    guests: [guest],
  })
  return { bookingId: body.bookingId, order: await payCurrent(giver) }
}

async function acceptedBy(giver: Attendee, changes: Record<string, unknown> = {}) {
  const link = await invited(house, giver, changes)
  expect((await accept(house, link)).status).toBe(200)
  return { token: (await signIn(house, link.email, newAccount().password)).body.token, email: link.email }
}

const stays = async (token: string) =>
  (await call<Booking[]>(house, 'GET', '/api/booking?extended=true', { token })).body

test('the room goes along: the colleague leads its guests, has its confirmation, and gives it back for who paid', async () => {
  const giver = await attendee(house)
  const { bookingId, order } = await withRoom(giver)
  const { body } = await transferOf(house, giver)
  expect(body.stays).toMatchObject([{ arrival: '2025-10-20', nights: 4 }])
  const holder = await acceptedBy(giver)
  expect(await stays(holder.token)).toMatchObject([
    { bookingId, status: 'booked', guest: { firstName: 'Maximiliane', lastName: 'Oberhuber', email: holder.email } },
  ])
  await house.app.jobs.drain()
  const mailbox = `/api/demo/mailbox?to=${encodeURIComponent(holder.email)}`
  const { body: mails } = await call<{ subject: string }[]>(house, 'GET', mailbox)
  expect(mails.map(({ subject }) => subject)).toContain(`Ihr Zimmer: Test Hotel ${hotels} · MSPG 2025`)
  expect((await call(house, 'DELETE', `/api/booking/${bookingId}`, { token: holder.token })).status).toBe(200)
  const { rows } = await house.database.raw('select state from orders where id = $1', [order])
  expect(rows).toEqual([{ state: 'refunded' }])
})

test('or it stays with who booked it', async () => {
  const giver = await attendee(house)
  await withRoom(giver)
  const link = await invited(house, giver, { stays: 'stay' })
  expect((await checkInvitation(house, link)).body.stays).toEqual([])
  await accept(house, link)
  const { token } = (await signIn(house, link.email, newAccount().password)).body
  expect(await stays(token)).toEqual([])
})

test('places at VIP events are given back, paid ones with their money, and offered to the next in line', async () => {
  const [giver, next] = [await attendee(house), await attendee(house)]
  const free = await openEvent(house, { openTo: ['standard'], capacity: 1 })
  const paid = await openEvent(house, { openTo: ['standard'], price: 4_500 })
  await attend(house, giver, free)
  await attend(house, next, free)
  await attend(house, giver, paid)
  const order = await payCurrent(giver)
  expect((await transferOf(house, giver)).body.vipEvents).toMatchObject([{ isPaid: false }, { isPaid: true }])
  const holder = await acceptedBy(giver, { vipPlaces: 'given-back' })
  await settle(house)
  expect(await answerOf(house, holder, free)).toBeUndefined()
  expect(await answerOf(house, next, free)).toBe('offered')
  const { rows } = await house.database.raw('select state from orders where id = $1', [order])
  expect(rows).toEqual([{ state: 'refunded' }])
})

test('or they go along, a place in the line as well', async () => {
  const [giver, other] = [await attendee(house), await attendee(house)]
  const full = await openEvent(house, { openTo: ['standard'], capacity: 1 })
  const open = await openEvent(house, { openTo: ['standard'], hasPlusOne: true })
  await attend(house, other, full)
  await attend(house, giver, full)
  await attend(house, giver, open, 'Ada Byron')
  const link = await invited(house, giver, { vipPlaces: 'to-colleague' })
  expect((await checkInvitation(house, link)).body.vipEvents).toEqual(['Tower supper', 'Tower supper'])
  await accept(house, link)
  const holder = (await signIn(house, link.email, newAccount().password)).body
  await settle(house)
  expect(await answerOf(house, holder, open)).toBe('attending')
  expect(await answerOf(house, holder, full)).toBe('waiting')
})

test('and what the colleague had looked away from before is in sight again', async () => {
  const [giver, other] = [await attendee(house), await attendee(house)]
  const evening = await openEvent(house, { openTo: ['standard'] })
  await attend(house, giver, evening)
  expect((await call(house, 'PUT', `/api/vip-event/${evening}/ignored`, other)).status).toBe(200)
  const ownPass = `/api/order/${other.signUp.order!.uuid}/cancel`
  expect((await call(house, 'POST', ownPass, { token: other.token, body: {} })).status).toBe(200)
  const link = await invited(house, giver, { ...colleague({ email: other.email }), vipPlaces: 'to-colleague' })
  expect((await accept(house, link)).status).toBe(200)
  const holder = (await signIn(house, other.email)).body
  expect(await eventFor(house, holder, evening)).toMatchObject({
    isIgnored: false,
    attendance: { status: 'attending' },
  })
})

test('a letter for a consulate ends with the pass, in the same moment', async () => {
  const giver = await attendee(house)
  const letter: VisaLetter = (await askForLetter(house, giver.token)).body
  await acceptedBy(giver)
  const { body } = await call<{ state: string }>(house, 'GET', `/api/verify/${letter.code}`)
  expect(body.state).toBe('withdrawn')
})
