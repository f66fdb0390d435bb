import type { StayChangePreview } from '@foyer/contract/office-stays'
import type { Order } from '@foyer/contract/orders'
import { countryId } from '#features/editions'
import { cancelSession, moveSession } from '#features/program'
import { cancelVipEvent } from '#features/vip-events'
import { chargesOf, confirmCharge, goToBank } from './bank.ts'
import { bulkActScenarios } from './bulk-act-scenarios.ts'
import { withExport } from './exports.ts'
import { book, openHotel } from './hotels.ts'
import { emptyAccount, merge } from './merging.ts'
import { accept, invited } from './pass-transfers.ts'
import {
  type Attendee,
  attendee,
  call,
  cards,
  confirm,
  pay,
  place,
  signUpForm,
  signUpVisitor,
  someEmail,
} from './people.ts'
import { giveBack, openSession, reserve } from './reservations.ts'
import { invite, provenColleague } from './staff.ts'
import type { TestHouse } from './test-house.ts'
import { openTrainTickets, withTrainTicket } from './train-tickets.ts'
import { attend, openEvent, vips, withdraw } from './vip-events.ts'

/** One of everything that makes a job: a stay bought, changed and given back, money that came late, an alarm. */
export async function liveThroughEveryJob(house: TestHouse): Promise<void> {
  await openHotel(house, 961, [{ id: 9611, allotment: 9 }])
  const person = await attendee(house)
  const { body: booking } = await book(house, person.token, {
    roomId: 9611,
    arrival: '2025-10-20',
    departure: '2025-10-24',
  })
  const { body: order } = await call<Order>(house, 'GET', '/api/order/current', { token: person.token })
  await place(house, order, person.token)
  await pay(house, order, person.token)
  await house.app.jobs.drain()
  await changeTwice(house, person, booking.bookingId)
  await sendRoomingList(house, 961)
  await liveThroughAccounts(house, person)

  await withTrainTicket(house, await openTrainTickets(house))
  await withExport(house)
  await bulkActScenarios['bulkActs.beginAct 202']?.(house)

  const late = await signUpVisitor(house, { passTypeId: 4 })
  await place(house, late.order!, late.orderSecret)
  await pay(house, late.order!, late.orderSecret, cards.late)
  house.clock.forward(21 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
  const faster = await signUpVisitor(house, { passTypeId: 4 })
  await place(house, faster.order!, faster.orderSecret)
  await pay(house, faster.order!, faster.orderSecret)
  await confirmCharge(house, (await chargesOf(house, late.order!))[0]!.provider_ref)

  const leaver = await signUpVisitor(house)
  await place(house, leaver.order!, leaver.orderSecret)
  await goToBank(house, leaver.order!, leaver.orderSecret)
  await call(house, 'POST', `/api/order/${leaver.order!.uuid}/cancel`, { token: leaver.orderSecret!, body: {} })

  await house.database.script('update pass_types set capacity = held + sold where id = 2')
  const wait = { passTypeId: 2, email: 'waits@guests.example' }
  await call(house, 'POST', '/api/pass/waiting', { body: wait })
  await house.database.script('update pass_types set capacity = capacity + 1 where id = 2')

  await liveThroughBank(house)
  await liveThroughVipEvents(house)
  await liveThroughSessions(house)
  await liveThroughTransfer(house)
  await liveThroughRejection(house)
  await liveThroughSilentRegister(house)

  const { db } = house.database
  const alarm = { id: '0198bbfa-0000-7000-8000-000000000001', kind: 'check-fails' as const, subject: 'nothing' }
  await db
    .insertInto('payment_alarms')
    .values({ ...alarm, detail: '{}', raised_at: house.clock.now() })
    .execute()
  await house.database.transaction((trx) => house.world.enqueue(trx, 'mail-payment-alarm', { alarmId: alarm.id }))
  await house.app.sweep()
  await house.app.jobs.drain()
  await db.updateTable('payment_alarms').set({ closed_at: house.clock.now(), closed_how: 'by-person' }).execute()
}

/** Shorter by its owner; then staff make it longer, which its owner is to pay. */
async function changeTwice(house: TestHouse, person: Attendee, bookingId: number): Promise<void> {
  const shorter = { token: person.token, body: { departure: '2025-10-22' } }
  await call(house, 'PATCH', `/api/booking/${bookingId}`, shorter)
  const { token } = await provenColleague(house, 'organiser')
  const path = `/api/organiser/booking/${bookingId}/change`
  const wanted = { roomId: 9611, arrival: '2025-10-20', departure: '2025-10-23' }
  const { body } = await call<StayChangePreview>(house, 'POST', `${path}/preview`, { token, body: wanted })
  await call(house, 'POST', path, { token, body: { ...wanted, seen: body.seen } })
}

/** A link to a new password, an invitation to the team, somebody whom staff add, and accounts that staff give another address and merge. */
async function liveThroughAccounts(house: TestHouse, person: Attendee): Promise<void> {
  await call(house, 'POST', '/api/user/forgot-password', { body: { email: person.email } })
  await invite(house, await provenColleague(house, 'owner'), someEmail(), ['gate'])
  const { email } = await attendee(house)
  const { id, version } = await house.database.db
    .selectFrom('users')
    .select(['id', 'version'])
    .where('email', '=', email)
    .executeTakeFirstOrThrow()
  const { token } = await provenColleague(house, 'organiser')
  const added = { email: someEmail(), firstName: 'Nia', lastName: 'Okoye', locale: 'en' }
  await call(house, 'POST', '/api/organiser/person', { token, body: added })
  const body = { version, reason: 'It has changed', email: someEmail() }
  await call(house, 'PATCH', `/api/organiser/person/${id}`, { token, body })
  await merge(house, token, id, (await emptyAccount(house)).id)
}

async function sendRoomingList(house: TestHouse, hotel: number): Promise<void> {
  const { token } = await provenColleague(house, 'organiser')
  const body = { email: 'desk@adler.example', after: 0 }
  await call(house, 'POST', `/api/organiser/accommodation/${hotel}/rooming-list`, { token, body })
}

/** A pass that a vendor gives away, and cancels afterwards. */
async function liveThroughTransfer(house: TestHouse): Promise<void> {
  const giver = await attendee(house)
  await house.database.raw(
    `insert into user_tags (user_id, tag_id, granted_by, granted_at) select id, 2, 'test', $2 from users where email = $1`,
    [giver.email, house.clock.now()],
  )
  await accept(house, await invited(house, giver))
  await house.app.jobs.drain()
  await call(house, 'POST', `/api/order/${giver.signUp.order?.uuid}/cancel`, { token: giver.token, body: {} })
}

/** A place that came free, one that was paid for, and an event that is cancelled. */
async function liveThroughVipEvents(house: TestHouse): Promise<void> {
  const [first, second] = (await vips(house, 2)) as [Attendee, Attendee]
  const full = await openEvent(house, { capacity: 2, hasPlusOne: true, price: 4_500 })
  await attend(house, first, full, 'Ada Byron')
  await attend(house, second, full)
  await withdraw(house, first, full)
  await house.app.jobs.drain()
  const { token } = await provenColleague(house, 'organiser')
  const moved = { version: 1, place: { en: 'South tower', de: 'Südturm' } }
  await call(house, 'PATCH', `/api/organiser/vip-event/${full}`, { token, body: moved })
  await house.app.jobs.drain()
  const off = await openEvent(house, { price: 4_500 })
  const { body } = await attend(house, first, off)
  const order = { uuid: body.attendance?.orderUuid ?? '' }
  await place(house, order, first.token)
  await pay(house, order, first.token)
  const reason = { en: 'The tower is closed.', de: 'Der Turm ist geschlossen.' }
  const context = await house.app.context()
  await context.inTransaction((inner) => cancelVipEvent(inner, off, { reason }))
}

/** A seat that came free in a session that is moved and then cancelled. */
async function liveThroughSessions(house: TestHouse): Promise<void> {
  const [first, second] = [await attendee(house), await attendee(house)]
  const { id, code } = await openSession(house, { seats: { capacity: 1, answerHours: 24 } })
  await reserve(house, first, id)
  await reserve(house, second, id)
  await giveBack(house, first, id)
  await house.app.jobs.drain()
  const context = await house.app.context()
  await moveSession(context, code, { startsAt: '2025-10-23T19:00:00Z', endsAt: '2025-10-23T21:00:00Z', stage: '5-a' })
  await house.app.sweep()
  await house.app.jobs.drain()
  await cancelSession(context, code)
}

/** Somebody whose pass the organiser does not agree to. */
async function liveThroughRejection(house: TestHouse): Promise<void> {
  const { db } = house.database
  await db.updateTable('pass_types').set({ requires_approval: true }).where('id', '=', 1).execute()
  const visitor = await signUpVisitor(house)
  await place(house, visitor.order!, visitor.orderSecret)
  await pay(house, visitor.order!, visitor.orderSecret)
  await confirm(house, visitor)
  const { id } = await db
    .selectFrom('passes')
    .select('id')
    .where('order_id', '=', visitor.order!.uuid)
    .executeTakeFirstOrThrow()
  const { token } = await provenColleague(house, 'organiser')
  await call(house, 'POST', `/api/organiser/pass/${id}/reject`, { token, body: { reason: 'Not of the trade' } })
  await db.updateTable('pass_types').set({ requires_approval: false }).where('id', '=', 1).execute()
  await house.app.jobs.drain()
}

/** Somebody whose VAT ID cannot be checked when they pay, and proves to be one later. */
async function liveThroughSilentRegister(house: TestHouse): Promise<void> {
  const billingAddress = { ...(signUpForm()['billingAddress'] as object), countryId: countryId('DK') }
  const person = await attendee(house, { vatId: 'DK13585628', billingAddress })
  await call(house, 'PATCH', '/api/user/', { token: person.token, body: { vatId: 'DK13585628' } })
  house.clock.forward(15 * 60_000)
  await house.app.sweep()
  await house.app.jobs.drain()
}

/** Somebody is to transfer, is reminded, and does: all of it lies in the account. */
async function liveThroughBank(house: TestHouse): Promise<void> {
  const finance = await provenColleague(house, 'finance')
  const { order, orderSecret } = await signUpVisitor(house)
  await call(house, 'POST', `/api/order/${order!.uuid}/place`, { token: orderSecret!, body: { method: 'transfer' } })
  await house.app.jobs.drain()
  // As if five days had gone by for this order alone.
  const tomorrow = new Date(house.clock.now().getTime() + 24 * 3_600_000)
  await house.database.raw('update orders set hold_expires_at = $1 where id = $2', [tomorrow, order!.uuid])
  await house.app.sweep()
  await house.app.jobs.drain()
  const { amount } = order!.total
  const entry = { bookedOn: '2025-08-18', amount, payerName: 'Somebody', remittance: order!.number }
  const { body } = await call<{ uuid: string }>(house, 'POST', '/api/organiser/bank-entry', {
    token: finance.token,
    body: entry,
  })
  await call(house, 'POST', `/api/organiser/bank-entry/${body.uuid}/allotment`, {
    token: finance.token,
    body: { orderUuid: order!.uuid, amount },
  })
}
