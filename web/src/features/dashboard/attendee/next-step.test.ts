import type { Booking } from '@foyer/contract/bookings'
import type { Invoice } from '@foyer/contract/invoices'
import type { Order } from '@foyer/contract/orders'
import { expect, test } from 'vitest'
import { nextStep, type Situation } from './next-step.ts'
import type { Clash } from './own-sessions.ts'

const invoice = (number: string, issuedOn: string, status: Invoice['status']): Invoice => ({
  uuid: '0198c0de-0000-7000-8000-000000000001',
  number,
  kind: 'invoice',
  issuedOn,
  total: { amount: 59_900, currency: 'EUR' },
  status,
  orderUuid: '0198c0de-0000-7000-8000-000000000002',
  description: 'Standard pass',
  hasXml: true,
})
const order = (number: string) => ({ number }) as Order
const stay = (guests: number, changes: Partial<Booking> = {}) =>
  ({
    status: 'booked',
    roomOccupancy: 2,
    guests: Array.from({ length: guests }),
    can: { addGuest: true },
    ...changes,
  }) as unknown as Booking

/** Somebody who has done everything, long before the event. */
const done: Situation = {
  unpaid: [],
  invoices: [invoice('0', '2025-07-01', 'paid')],
  address: {},
  bookings: [stay(2)],
  stayPlan: 'book',
  isSurveyDue: false,
  clash: null,
  daysLeft: 63,
  isOver: false,
}
const everythingOpen: Situation = {
  unpaid: [order('new'), order('old')],
  invoices: [invoice('2', '2025-08-02', 'due'), invoice('1', '2025-08-01', 'due')],
  address: null,
  bookings: [],
  stayPlan: null,
  isSurveyDue: true,
  clash: null,
  daysLeft: 63,
  isOver: false,
}

test('what is to be paid comes first: the newest order, then the oldest invoice', () => {
  expect(nextStep(everythingOpen)).toEqual({ kind: 'order', order: order('new'), others: 1 })
  expect(nextStep({ ...everythingOpen, unpaid: [] })).toMatchObject({ kind: 'invoice', invoice: { number: '1' } })
})

test('then what is missing: address, room, names of guests, survey', () => {
  const paid = { ...everythingOpen, unpaid: [], invoices: [] }
  expect(nextStep(paid).kind).toBe('address')
  expect(nextStep({ ...paid, address: {} }).kind).toBe('room')
  expect(nextStep({ ...paid, address: {}, bookings: [stay(2), stay(1)] })).toMatchObject({ kind: 'guests', missing: 1 })
  expect(nextStep({ ...paid, address: {}, bookings: [stay(2)] }).kind).toBe('survey')
})

test('then sessions that overlap; in the end the calendar, or the way there once the event is near', () => {
  const clash = { one: { id: 1 }, other: { id: 2 }, again: null } as Clash
  expect(nextStep({ ...done, clash, isSurveyDue: true }).kind).toBe('survey')
  expect(nextStep({ ...done, clash })).toEqual({ kind: 'clash', clash })
  expect(nextStep({ ...done, clash, daysLeft: -2 }).kind).toBe('clash')
  expect(nextStep(done)).toEqual({ kind: 'calendar', isAllKnown: true })
  expect(nextStep({ ...done, daysLeft: 3 }).kind).toBe('way')
  expect(nextStep({ ...done, daysLeft: -2 }).kind).toBe('way')
  expect(nextStep({ ...done, clash, daysLeft: -6, isOver: true }).kind).toBe('over')
})

test('nobody is sent to find a room who has one elsewhere, or when the event has begun', () => {
  expect(nextStep({ ...done, bookings: [], stayPlan: 'own' }).kind).toBe('calendar')
  expect(nextStep({ ...done, bookings: [], daysLeft: 0 }).kind).toBe('way')
  expect(nextStep({ ...done, bookings: [stay(0, { status: 'cancelled' })], stayPlan: 'later' }).kind).toBe('room')
})

test('what could not be read is no reason to ask for it', () => {
  const unknown = {
    unpaid: undefined,
    invoices: undefined,
    address: undefined,
    bookings: undefined,
    stayPlan: undefined,
  }
  expect(nextStep({ ...done, ...unknown })).toEqual({ kind: 'calendar', isAllKnown: false })
})
