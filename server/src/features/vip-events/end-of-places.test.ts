import type { Order } from '@foyer/contract/orders'
import type { VipEvent } from '@foyer/contract/vip-events'
import { beforeAll, expect, test } from 'vitest'
import { findViolations } from '#platform/database/invariants'
import { atBank, chargesOf, confirmCharge, goToBank } from '../../testing/bank.ts'
import { book, openHotel } from '../../testing/hotels.ts'
import { type Attendee, attendee, call, cards, password, pay, place } from '../../testing/people.ts'
import { seedStaffForTests, signInStaff } from '../../testing/staff.ts'
import { useTestHouse } from '../../testing/test-house.ts'
import {
  answerOf,
  attend,
  eventFor,
  mailsAbout,
  newVipEvent,
  openEvent,
  settle,
  vip,
  vips,
} from '../../testing/vip-events.ts'

const house = useTestHouse()
const office = '/api/organiser/vip-event'
let organiser: string
beforeAll(async () => {
  await seedStaffForTests(house)
  organiser = await signInStaff(house, 'organiser')
})

const reason = { en: 'The tower is closed.', de: 'Der Turm ist geschlossen.' }
const cancel = (id: number, token = organiser) =>
  call<Record<string, unknown>>(house, 'POST', `${office}/${id}/cancel`, { token, body: { reason } })

async function heldOrder(person: Attendee, id: number): Promise<Order> {
  await attend(house, person, id)
  return (await call<Order>(house, 'GET', '/api/order/current', person)).body
}

test('the office sets an event up, sees how many come, and finds in the log who did it', async () => {
  const added = await call<{ id: number }>(house, 'POST', office, { token: organiser, body: newVipEvent() })
  expect(added).toMatchObject({ status: 201, body: { capacity: 10, taken: 0, waiting: 0, cancelledAt: null } })
  await attend(house, await vip(house), added.body.id)
  const { body } = await call<{ items: object[] }>(house, 'GET', `${office}?sort=-startsAt`, {
    token: await signInStaff(house, 'support'),
  })
  expect(body.items).toContainEqual(expect.objectContaining({ id: added.body.id, taken: 1, held: 0 }))
  const log = await call<{ items: object[] }>(house, 'GET', '/api/organiser/audit-entry?record=vip-event', {
    token: await signInStaff(house, 'owner'),
  })
  expect(log.body.items[0]).toMatchObject({
    act: 'vipEvents.addVipEvent',
    record: { kind: 'vip-event', id: String(added.body.id) },
  })
})

test.each([
  ['endsAt', { endsAt: '2025-10-22T17:00:00Z' }],
  ['withdrawBefore', { withdrawBefore: '2025-10-22T18:00:01Z' }],
  ['name', { name: { de: 'Nur auf Deutsch' } }],
])('an event whose %s cannot be is not set up', async (path, changes) => {
  const { status, body } = await call<{ errors: object[] }>(house, 'POST', office, {
    token: organiser,
    body: newVipEvent(changes as never),
  })
  expect({ status, errors: body.errors }).toMatchObject({ status: 400, errors: [{ path }] })
})

test('an event that is cancelled tells everybody who comes or waits, and gives what was paid back', async () => {
  const id = await openEvent(house, { price: 4_500, capacity: 2, withdrawBefore: '2025-08-18T07:00:00Z' })
  const [paying, holding, waiting, other] = await vips(house, 4)
  const order = await heldOrder(paying!, id)
  await place(house, order, paying!.token)
  await pay(house, order, paying!.token)
  await attend(house, holding!, id)
  await attend(house, waiting!, id)
  expect(await cancel(id)).toMatchObject({ status: 200, body: { cancellation: reason } })
  await house.app.jobs.drain()
  for (const person of [paying!, holding!, waiting!]) {
    expect(await answerOf(house, person, id)).toBe('cancelled')
    const [mail] = await mailsAbout(house, person.email)
    expect(mail?.text).toContain('The tower is closed.')
    expect(mail?.text.includes('45.00')).toBe(person === paying)
  }
  // After the deadline too: it is not theirs that it does not take place.
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 4_500 })
  expect((await eventFor(house, paying!, id))?.attendance).toMatchObject({ refunded: { amount: 4_500 } })
  expect((await call<Order | null>(house, 'GET', '/api/order/current', holding!)).body).toBe(null)
  expect(await mailsAbout(house, other!.email)).toEqual([])
  expect(await eventFor(house, other!, id)).toMatchObject({
    cancelledAt: '2025-08-18T07:00:00.000Z',
    cancellation: 'The tower is closed.',
    attendance: null,
    can: { attend: false, wait: false, withdraw: false, ignore: true },
  })
  expect(await attend(house, other!, id)).toMatchObject({ status: 409, body: { code: 'vip-events/cancelled' } })
  expect(await cancel(id)).toMatchObject({ status: 409, body: { code: 'vip-events/already-cancelled' } })
  await settle(house)
  expect(await mailsAbout(house, paying!.email)).toHaveLength(1)
})

test('an event of which staff hear afterwards that it did not take place gives what was paid back', async () => {
  const now = house.clock.now()
  const later = (hours: number) => new Date(now.getTime() + hours * 3_600_000).toISOString()
  const times = { startsAt: later(1), endsAt: later(2), withdrawBefore: later(0) }
  const id = await openEvent(house, { price: 4_500, ...times })
  const person = await vip(house)
  const order = await heldOrder(person, id)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  house.clock.forward(3 * 3_600_000)
  const token = await signInStaff(house, 'organiser')
  const { body } = await call(house, 'GET', `${office}/${id}/cancel`, { token })
  expect(body).toMatchObject({ told: 1, refund: { amount: 4_500 } })
  expect((await cancel(id, token)).status).toBe(200)
  await settle(house)
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 4_500 })
  expect(await mailsAbout(house, person.email)).toHaveLength(1)
  house.clock.set(now)
})

test('what is being paid while its event is cancelled goes back', async () => {
  const id = await openEvent(house, { price: 4_500 })
  const person = await vip(house)
  const order = await heldOrder(person, id)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  await cancel(id)
  await settle(house)
  expect(await answerOf(house, person, id)).toBe('held')
  await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
  await settle(house)
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 4_500 })
  expect(['cancelled', 'expired']).toContain(await answerOf(house, person, id))
})

test('a bank’s page that was left while its event is cancelled can take nothing more', async () => {
  const id = await openEvent(house, { price: 4_500 })
  const person = await vip(house)
  const order = await heldOrder(person, id)
  await place(house, order, person.token)
  const ref = await goToBank(house, order, person.token)
  await cancel(id)
  await settle(house)
  expect(await answerOf(house, person, id)).toBe('cancelled')
  await atBank(house, ref, 'confirm')
  expect(await chargesOf(house, order)).toMatchObject([{ state: 'failed', reason: 'cancelled' }])
})

test('what else is in the order of a place whose event is cancelled is held as long as it was', async () => {
  await openHotel(house, 982, [{ id: 9821, allotment: 9 }])
  const id = await openEvent(house, { price: 4_500 })
  const person = await vip(house)
  const { holdExpiresAt } = await heldOrder(person, id)
  await book(house, person.token, { roomId: 9821, arrival: '2025-10-20', departure: '2025-10-22' })
  await cancel(id)
  await settle(house)
  const { body } = await call<Order>(house, 'GET', '/api/order/current', person)
  expect(body).toMatchObject({ total: { amount: 23_800 }, lines: [{ kind: 'room' }] })
  expect([holdExpiresAt, body.holdExpiresAt]).toEqual([expect.any(String), holdExpiresAt])
})

test('who loses the pass loses the place, and the next in line is offered it', async () => {
  const id = await openEvent(house, { capacity: 1 })
  const [leaving, next] = await vips(house, 2)
  await attend(house, leaving!, id)
  await attend(house, next!, id)
  const { order } = leaving!.signUp
  await call(house, 'POST', `/api/order/${order!.uuid}/cancel`, { token: leaving!.token, body: {} })
  await settle(house)
  expect(await answerOf(house, next!, id)).toBe('offered')
  const { rows } = await house.database.raw('select state from vip_attendances where event_id = $1 order by arrival', [
    id,
  ])
  expect(rows.map(({ state }) => state)).toEqual(['cancelled', 'offered'])
})

test('a place that is paid for when its pass is gone is nobody’s, and its money goes back after the deadline too', async () => {
  const id = await openEvent(house, { price: 4_500, withdrawBefore: '2025-08-18T07:00:00Z' })
  const person = await vip(house)
  const order = await heldOrder(person, id)
  await place(house, order, person.token)
  await pay(house, order, person.token, cards.late)
  const pass = `/api/order/${person.signUp.order!.uuid}/cancel`
  expect((await call(house, 'POST', pass, { token: person.token, body: {} })).status).toBe(200)
  await settle(house)
  await confirmCharge(house, (await chargesOf(house, order))[0]!.provider_ref)
  await settle(house)
  expect((await chargesOf(house, order))[0]).toMatchObject({ state: 'succeeded', refunded: 4_500 })
  const { rows } = await house.database.raw('select state from vip_attendances where event_id = $1', [id])
  expect(rows).toEqual([{ state: 'expired' }])
  // The event takes place: what is gone is their pass, and the mail does not say otherwise.
  const told = (await mailsAbout(house, person.email, 'Your money is on its way back')).map(({ text }) => text).join()
  expect(told.replaceAll(/\s+/g, ' ')).toContain('or needs a pass that you no longer hold.')
  expect(await findViolations(house.database, house.clock.now())).toEqual([])
})

test('money that was kept for a place at an event that was cancelled is found, after the deadline too', async () => {
  const id = await openEvent(house, { price: 4_500, withdrawBefore: '2025-08-18T07:00:00Z' })
  const person = await vip(house)
  const order = await heldOrder(person, id)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  const found = async () => (await findViolations(house.database, house.clock.now())).map(({ name }) => name)
  const end = (state: string, ended: string, cancelled: string) =>
    house.database.script(`update vip_attendances set state = '${state}', ended_at = ${ended} where event_id = ${id};
      update vip_events set cancelled_at = ${cancelled}, cancellation = ${cancelled === 'null' ? 'null' : `'{"en":"x"}'`} where id = ${id}`)
  const undelivered = 'what was paid for and not given back was delivered'
  await end('cancelled', 'now()', 'now()')
  expect(await found()).toContain(undelivered)
  // Their pass was gone, and then the event.
  await end('cancelled', `now() - interval '1 hour'`, 'now()')
  expect(await found()).not.toContain(undelivered)
  await end('attending', 'null', 'null')
})

test('who upgrades to a pass that the event is not open to loses the place, and gets what was paid', async () => {
  const id = await openEvent(house, { openTo: ['standard'], price: 4_500 })
  const person = await attendee(house)
  const order = await heldOrder(person, id)
  await place(house, order, person.token)
  await pay(house, order, person.token)
  const { body: upgrade } = await call<Order>(house, 'POST', '/api/pass/upgrade', {
    ...person,
    body: { passTypeId: 7 },
  })
  await place(house, upgrade, person.token)
  await pay(house, upgrade, person.token)
  await settle(house)
  expect(await answerOf(house, person, id)).toBe('cancelled')
  expect((await chargesOf(house, order))[0]).toMatchObject({ refunded: 4_500 })
})

test('who erases their account leaves their places to others, and nobody knows whom they would have brought', async () => {
  const ids = [await openEvent(house, { capacity: 2, hasPlusOne: true }), await openEvent(house, { price: 4_500 })]
  const [leaving, next] = await vips(house, 2)
  await attend(house, leaving!, ids[0]!, 'Guestname Unforgettable')
  await attend(house, next!, ids[0]!)
  const order = await heldOrder(leaving!, ids[1]!)
  await place(house, order, leaving!.token)
  await pay(house, order, leaving!.token)
  const ignored = await openEvent(house)
  await call(house, 'PUT', `/api/vip-event/${ignored}/ignored`, leaving!)
  const { body: archive } = await call<{ vipEvents: object }>(house, 'GET', '/api/user/export', leaving!)
  expect(archive.vipEvents).toMatchObject({
    answers: [
      { eventId: ids[0], event: 'Tower supper', status: 'attending', guest: 'Guestname Unforgettable' },
      { eventId: ids[1], orderUuid: order.uuid },
    ],
    ignored: [{ eventId: ignored }],
  })
  expect((await call(house, 'POST', '/api/user/erasure', { ...leaving!, body: { password } })).status).toBe(204)
  expect(await answerOf(house, next!, ids[0]!)).toBe('offered')
  expect((await eventFor(house, next!, ids[1]!))?.left).toBe(10)
  const { rows } = await house.database.raw(
    `select count(*)::int as left from vip_attendances where guest_name is not null`,
  )
  expect(rows).toEqual([{ left: 0 }])
  await house.app.jobs.drain()
})

test('whom somebody brought is forgotten a month after the event', async () => {
  const id = await openEvent(house, { hasPlusOne: true })
  const person = await vip(house)
  await attend(house, person, id, 'Ada Byron')
  house.clock.set(new Date('2025-11-21T19:59:00Z'))
  await settle(house)
  const guests = async () =>
    (await house.database.raw('select guest_name from vip_attendances where event_id = $1', [id])).rows
  expect(await guests()).toEqual([{ guest_name: 'Ada Byron' }])
  house.clock.set(new Date('2025-11-21T20:01:00Z'))
  await settle(house)
  expect(await guests()).toEqual([{ guest_name: null }])
})

test('at the end, everything that must always be true is', async () => {
  expect(await findViolations(house.database)).toEqual([])
  expect((await call<VipEvent[]>(house, 'GET', '/api/vip-event')).status).toBe(401)
})
