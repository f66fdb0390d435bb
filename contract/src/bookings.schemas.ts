import * as z from 'zod/mini'
import { AccommodationDetail, Room } from './accommodation.schemas.ts'
import {
  changeDiffers,
  closedToArrival,
  documentNotThere,
  roomFull,
  stayMoved,
  stayNotPossible,
  stayTooShort,
  tooManyRooms,
} from './bookings.refusals.ts'
import { CancellationFee, CancellationTerm } from './cancellation.schemas.ts'
import { AskedDay, Day, Email, Id, Instant, IntegerText, line, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { bookingNotChangeable, orderNotOpen, othersFirst, paymentUnderWay, refundDiffers } from './orders.refusals.ts'
import { Order } from './orders.schemas.ts'
import { roomSoldOut } from './sold-out.ts'

/** Persons in a room, in the order in which they were named; the first is the lead. */
export const Guest = z.object({
  firstName: z.string(),
  lastName: z.string(),
  email: z.nullable(z.string()),
})
export type Guest = z.infer<typeof Guest>

const GuestFields = z.strictObject({
  firstName: line(80),
  lastName: line(80),
  email: z.optional(z.nullable(Email)),
})

/** `held` until it is paid, `booked` once it is; `expired` when its time ran out first. */
export const BookingStatus = z.enum(['held', 'booked', 'cancelled', 'expired'])
export type BookingStatus = z.infer<typeof BookingStatus>

export const Booking = z.object({
  bookingId: z.int(),
  accommodationId: z.int(),
  roomId: z.int(),
  /** The first night. */
  arrival: Day,
  /** The morning after the last night. */
  departure: Day,
  status: BookingStatus,
  /** Persons. */
  roomOccupancy: z.int(),
  guests: z.array(Guest),
  /** The lead; null until somebody is named. */
  guest: z.nullable(Guest),
  /** Of the whole stay, with VAT. */
  price: Money,
  accommodation: z.optional(AccommodationDetail),
  room: z.optional(Room),
  nights: z.optional(z.array(z.object({ night: Day, price: Money }))),
  orderUuid: z.optional(Uuid),
  /** Until when the nights are held; null once they are paid or gone. */
  holdExpiresAt: z.optional(z.nullable(Instant)),
  cancelBefore: z.optional(Instant),
  /** What is kept when it goes back, the earliest step first. */
  cancellation: z.optional(z.array(CancellationTerm)),
  /** Other days or another room, held until what they cost more is paid. */
  pendingChange: z.optional(z.nullable(z.object({ orderUuid: Uuid, roomId: z.int(), arrival: Day, departure: Day }))),
  can: z.optional(z.object({ change: z.boolean(), cancel: z.boolean(), addGuest: z.boolean(), document: z.boolean() })),
})
export type Booking = z.infer<typeof Booking>

const BooleanText = z.pipe(
  z.enum(['true', 'false', '1', '0', '']),
  z.transform((text: 'true' | 'false' | '1' | '0' | '') => text === 'true' || text === '1' || text === ''),
)

const bookingParams = z.object({ id: IntegerText })

/** Whose sign says who pays: more than nothing is charged, less is given back. */
export const BookingChange = z.object({
  booking: Booking,
  before: Money,
  after: Money,
  difference: Money,
  /** Of the price of nights that are given up, where something is kept; it is not in the difference. */
  kept: Money,
  /** What is to be paid before the change is done; null where nothing is. */
  order: z.nullable(Order),
})
export type BookingChange = z.infer<typeof BookingChange>

const MinorUnits = z.int().check(z.minimum(-2_147_483_647), z.maximum(2_147_483_647))

/**
 * The stay as it was when a change of it was previewed, and in minor units what the preview said. If any of it is other
 * by then, nothing is done.
 */
export const SeenChange = z.strictObject({
  roomId: Id,
  arrival: AskedDay,
  departure: AskedDay,
  /** Of the other stay. */
  price: MinorUnits,
  difference: MinorUnits,
  kept: MinorUnits,
})
export type SeenChange = z.infer<typeof SeenChange>

/** In minor units, as `SeenRefund`. */
const SeenRefundText = z.pipe(
  z.string().check(z.regex(/^(?:0|[1-9]\d{0,9})$/)),
  z.transform((text: string) => Number(text)),
)

const previewQuery = z.strictObject({ preview: z.optional(BooleanText) })

export const BookingCancellation = z.object({
  booking: Booking,
  refunded: Money,
  /** What is kept of what was paid, and why. */
  fees: z.array(CancellationFee),
})
export type BookingCancellation = z.infer<typeof BookingCancellation>

export const terms = {
  'accommodation.listBookings': {
    summary: 'One’s bookings of the current edition by arrival, those that expired left out',
    runs: 'read',
    query: z.strictObject({ extended: z.optional(BooleanText) }),
    answers: { 200: z.array(Booking) },
    refusals: [],
  },
  'accommodation.bookRoom': {
    summary: 'Hold a room for all nights of a stay, as a line of the order in progress',
    runs: 'command',
    waits: true,
    body: z.strictObject({
      roomId: Id,
      arrival: AskedDay,
      departure: AskedDay,
      roomOccupancy: z.int().check(z.minimum(1), z.maximum(20)),
      guests: z.optional(z.array(GuestFields).check(z.maxLength(20))),
    }),
    answers: { 201: Booking },
    refusals: [
      roomSoldOut,
      stayNotPossible,
      stayTooShort,
      closedToArrival,
      tooManyRooms,
      paymentUnderWay,
      orderNotOpen,
      othersFirst,
    ],
  },
  'accommodation.addGuest': {
    summary: 'Name one more guest of a booking',
    runs: 'command',
    body: z.strictObject({ accommodationId: Id, roomId: Id, bookingId: Id, guest: GuestFields }),
    answers: { 201: Booking },
    refusals: [requests.notFound, roomFull, bookingNotChangeable],
  },
  'accommodation.changeBooking': {
    summary: 'Other days or another room: what it costs or gives back (preview), or do it',
    runs: 'command',
    params: bookingParams,
    query: previewQuery,
    body: z.strictObject({
      arrival: z.optional(AskedDay),
      departure: z.optional(AskedDay),
      roomId: z.optional(Id),
      seen: z.optional(SeenChange),
    }),
    answers: { 200: BookingChange },
    refusals: [
      roomSoldOut,
      stayNotPossible,
      stayTooShort,
      closedToArrival,
      bookingNotChangeable,
      stayMoved,
      changeDiffers,
      paymentUnderWay,
      orderNotOpen,
      othersFirst,
    ],
  },
  'accommodation.cancelBooking': {
    summary: 'Cancel a stay: what it gives back (preview), or do it',
    runs: 'command',
    params: bookingParams,
    query: z.extend(previewQuery, { refunded: z.optional(SeenRefundText) }),
    answers: { 200: BookingCancellation },
    refusals: [bookingNotChangeable, paymentUnderWay, orderNotOpen, othersFirst, refundDiffers],
  },
  'accommodation.readBookingPdf': {
    summary: 'The confirmation of a booked stay, to show at the reception',
    runs: 'read',
    params: bookingParams,
    answers: { 200: { binary: 'application/pdf' } },
    refusals: [documentNotThere],
  },
  'accommodation.readBookingCalendar': {
    summary: 'A booked stay as a calendar file',
    runs: 'read',
    params: bookingParams,
    answers: { 200: { binary: 'text/calendar' } },
    refusals: [documentNotThere],
  },
} as const satisfies TermsById
