import { describe, expect, test } from 'vitest'
import { ImpossibleTransition, nextState, type Transitions } from '#platform/ground/state-machine'
import { bookingTransitions, changeTransitions } from './features/accommodation/booking-state.ts'
import { signUpTransitions } from './features/identity/sign-up-state.ts'
import { staffInvitationTransitions } from './features/identity/staff-invitation-state.ts'
import { orderTransitions } from './features/orders/order-state.ts'
import { paymentTransitions } from './features/orders/payment-state.ts'
import { refundTransitions } from './features/orders/refund-state.ts'
import { transferTransitions } from './features/pass-transfers/transfer-state.ts'
import { passTransitions } from './features/passes/pass-state.ts'
import { upgradeTransitions } from './features/passes/upgrade-state.ts'
import { reservationTransitions } from './features/program/reservation-state.ts'
import { trainTicketTransitions } from './features/train-tickets/train-ticket-state.ts'
import { attendanceTransitions } from './features/vip-events/attendance-state.ts'
import { visaLetterTransitions } from './features/visa-letters/visa-letter-state.ts'

type Table = Transitions<string, string>

/** Of each: the state in which it begins, and those that it never leaves. */
const tables: readonly (readonly [string, Table, string, readonly string[]])[] = [
  ['an order', orderTransitions, 'open', ['cancelled', 'refunded']],
  ['a payment', paymentTransitions, 'started', ['succeeded']],
  ['a refund', refundTransitions, 'requested', ['failed']],
  ['a pass', passTransitions, 'pending', []],
  ['an upgrade', upgradeTransitions, 'open', ['done']],
  ['an invitation to take a pass', transferTransitions, 'invited', ['accepted', 'lapsed', 'withdrawn']],
  ['a stay', bookingTransitions, 'held', ['cancelled']],
  ['a change of a stay', changeTransitions, 'held', ['done']],
  ['a train ticket', trainTicketTransitions, 'held', ['cancelled']],
  ['a visa letter', visaLetterTransitions, 'issued', ['withdrawn']],
  ['an answer to an event', attendanceTransitions, 'waiting', ['cancelled', 'withdrawn']],
  ['a reservation of a seat', reservationTransitions, 'waiting', ['cancelled', 'expired', 'withdrawn']],
  ['an invitation to the team', staffInvitationTransitions, 'invited', ['accepted', 'withdrawn']],
  ['a sign-up', signUpTransitions, 'waiting', ['erased']],
]

/** Of each: what must never happen again, or without what comes before it. */
const impossible: readonly (readonly [string, Table, string, string])[] = [
  ['an order that was cancelled is not paid', orderTransitions, 'cancelled', 'pay'],
  ['an order that was not placed is not paid', orderTransitions, 'open', 'pay'],
  ['a paid order does not expire', orderTransitions, 'paid', 'expire'],
  ['a payment that succeeded does not fail', paymentTransitions, 'succeeded', 'fail'],
  ['money is not given back twice', refundTransitions, 'succeeded', 'succeed'],
  ['a cancelled pass is not approved', passTransitions, 'cancelled', 'approve'],
  ['an upgrade that holds no place is not finished', upgradeTransitions, 'open', 'finish'],
  ['an invitation that was taken back is not accepted', transferTransitions, 'withdrawn', 'accept'],
  ['an upgrade that is done is not let go', upgradeTransitions, 'done', 'release'],
  ['a stay that expired is not booked before it is held again', bookingTransitions, 'expired', 'book'],
  ['a booked stay does not expire', bookingTransitions, 'booked', 'expire'],
  ['a change that was let go is not finished', changeTransitions, 'released', 'finish'],
  ['a train ticket that expired is not issued before it is held again', trainTicketTransitions, 'expired', 'issue'],
  ['an issued train ticket does not expire', trainTicketTransitions, 'issued', 'expire'],
  ['who waits takes no place that was not offered', attendanceTransitions, 'waiting', 'accept'],
  ['an offer that lapsed is not accepted', attendanceTransitions, 'expired', 'accept'],
  ['who has a place is not offered another', attendanceTransitions, 'attending', 'offer'],
  ['a place that was given back is not held again', attendanceTransitions, 'withdrawn', 'hold'],
  ['a place at an event that is cancelled is not held again', attendanceTransitions, 'cancelled', 'hold'],
  ['a mailbox is not proven twice', signUpTransitions, 'proven', 'prove'],
]

describe.each(tables)('the states of %s', (_what, table, beginning, ends) => {
  const targets = Object.values(table).flatMap((events) => Object.values(events))

  test('lead nowhere but to states of the table', () => {
    expect(targets.filter((state) => state === undefined || !(state in table))).toEqual([])
  })

  test('end where they should', () => {
    const left = Object.entries(table).filter(([state, events]) => Object.values(events).every((to) => to === state))
    expect(left.map(([state]) => state).toSorted()).toEqual(ends)
    expect(beginning in table).toBe(true)
  })
})

test.each(impossible)('%s', (what, table, state, event) => {
  expect(() => nextState(what, table, state, event)).toThrow(ImpossibleTransition)
})
