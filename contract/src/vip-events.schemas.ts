import * as z from 'zod/mini'
import { Instant, IntegerText, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { orderNotOpen, othersFirst, paymentUnderWay } from './orders.refusals.ts'
import { CodeType } from './pass-types.schemas.ts'
import {
  eventCancelled,
  eventNotForPass,
  eventOver,
  guestPaid,
  noGuests,
  noSecondPlace,
  notComing,
  stillComing,
} from './vip-events.refusals.ts'
import { GuestName } from './vip-guest.schemas.ts'

/**
 * - `waiting`: in line for a place.
 * - `offered`: a freed place waits for their answer, until `offeredUntil`.
 * - `held`: in an order that is not paid yet.
 * - `attending`: the place is theirs.
 * - `expired`: nobody answered or paid in time.
 * - `withdrawn`: they do not come.
 * - `cancelled`: the event was, or the pass that it needs.
 */
export const AttendanceStatus = z.enum(['waiting', 'offered', 'held', 'attending', 'expired', 'withdrawn', 'cancelled'])
export type AttendanceStatus = z.infer<typeof AttendanceStatus>

export const Attendance = z.object({
  status: AttendanceStatus,
  /** Whom they bring; null where they come alone. */
  guest: z.nullable(z.string()),
  /** Two with a guest. */
  places: z.int(),
  /** 1 is next; null for who does not wait. */
  waitingPlace: z.nullable(z.int()),
  offeredUntil: z.nullable(Instant),
  orderUuid: z.nullable(Uuid),
  holdExpiresAt: z.nullable(Instant),
  /** What was paid for it; null where it costs nothing. */
  paid: z.nullable(Money),
  /** What a withdrawal now would give back. */
  refundable: Money,
  /** What was given back. */
  refunded: Money,
})
export type Attendance = z.infer<typeof Attendance>

export const VipEvent = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  place: z.string(),
  dressCode: z.nullable(z.string()),
  invitedBy: z.nullable(z.string()),
  startsAt: Instant,
  endsAt: Instant,
  /** The codes of the passes whose holders may come. */
  openTo: z.array(CodeType),
  /** Of each place, with VAT; null where it costs nothing. */
  price: z.nullable(Money),
  capacity: z.int(),
  /** Places that anybody may take: none while somebody waits for them. */
  left: z.int(),
  hasPlusOne: z.boolean(),
  /** How long a freed place waits for an answer. */
  answerHours: z.int(),
  /** Until when a withdrawal gives the money back. */
  withdrawBefore: Instant,
  cancelledAt: z.nullable(Instant),
  /** What the organiser says of it. */
  cancellation: z.nullable(z.string()),
  isIgnored: z.boolean(),
  /** What they answered last; null where they never did. */
  attendance: z.nullable(Attendance),
  /** `attend` with a place at once, `wait` in line for one. */
  can: z.object({ attend: z.boolean(), wait: z.boolean(), withdraw: z.boolean(), ignore: z.boolean() }),
})
export type VipEvent = z.infer<typeof VipEvent>

export const VipWithdrawal = z.object({ event: VipEvent, refunded: Money })
export type VipWithdrawal = z.infer<typeof VipWithdrawal>

const params = z.object({ id: IntegerText })

export const terms = {
  'vipEvents.listVipEvents': {
    summary: 'The events that one’s pass opens, and what one answered; those that were cancelled too',
    runs: 'read',
    answers: { 200: z.array(VipEvent) },
    refusals: [],
  },
  'vipEvents.attendVipEvent': {
    summary:
      'Attend, accept a freed place, or join the waiting list; with a guest or without. A priced place is held in the order in progress',
    runs: 'command',
    waits: true,
    params,
    body: z.strictObject({ guest: z.optional(z.nullable(GuestName)) }),
    answers: { 200: VipEvent },
    refusals: [
      requests.notFound,
      eventNotForPass,
      eventCancelled,
      eventOver,
      noGuests,
      noSecondPlace,
      guestPaid,
      paymentUnderWay,
      orderNotOpen,
      othersFirst,
    ],
  },
  'vipEvents.withdrawFromVipEvent': {
    summary: 'Withdraw, let a freed place go, or leave the waiting list',
    runs: 'command',
    params,
    answers: { 200: VipWithdrawal },
    refusals: [requests.notFound, eventOver, paymentUnderWay, orderNotOpen, othersFirst],
  },
  'vipEvents.ignoreVipEvent': {
    summary: 'Put an event out of sight',
    runs: 'command',
    params,
    answers: { 200: VipEvent },
    refusals: [requests.notFound, stillComing],
  },
  'vipEvents.showVipEvent': {
    summary: 'Show an ignored event again',
    runs: 'command',
    params,
    answers: { 200: VipEvent },
    refusals: [requests.notFound],
  },
  'vipEvents.readVipEventCalendar': {
    summary: 'An event that one attends as a calendar file (RFC 5545)',
    runs: 'read',
    params,
    answers: { 200: { binary: 'text/calendar' } },
    refusals: [requests.notFound, notComing],
  },
} as const satisfies TermsById
