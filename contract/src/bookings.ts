import * as z from 'zod/mini'
import { AccommodationDetail, Room } from './accommodation.ts'
import { endpoint } from './kit/endpoint.ts'
import { AskedDay, Day, Email, Id, Instant, IntegerText, line, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.ts'
import { refusal, requests } from './kit/refusal.ts'
import { bookingNotChangeable, Order, orderNotOpen, othersFirst, paymentUnderWay } from './orders.ts'
import { roomSoldOut } from './sold-out.ts'

export { bookingNotChangeable } from './orders.ts'

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
  /** Other days or another room, held until what they cost more is paid. */
  pendingChange: z.optional(z.nullable(z.object({ orderUuid: Uuid, roomId: z.int(), arrival: Day, departure: Day }))),
  can: z.optional(z.object({ change: z.boolean(), cancel: z.boolean(), addGuest: z.boolean(), document: z.boolean() })),
})
export type Booking = z.infer<typeof Booking>

export const stayNotPossible = refusal(
  'accommodation/stay-not-possible',
  409,
  'Not possible',
  'This room cannot be had for these days and this many people. Choose other days or another room.',
)
export const tooManyRooms = refusal(
  'accommodation/too-many-rooms',
  409,
  'Enough rooms held',
  'You hold as many rooms as one person may. Pay for them or let one go first.',
)
export const roomFull = refusal(
  'accommodation/room-full',
  409,
  'Room is full',
  'This room has no bed left for another guest.',
)
export const documentNotThere = refusal(
  'accommodation/not-booked',
  409,
  'Not booked yet',
  'A confirmation is there once the stay is paid.',
)

const BooleanText = z.pipe(
  z.enum(['true', 'false', '1', '0', '']),
  z.transform((text: 'true' | 'false' | '1' | '0' | '') => text === 'true' || text === '1' || text === ''),
)
const bookingParams = z.object({ id: IntegerText })

export const listBookings = endpoint({
  id: 'accommodation.listBookings',
  method: 'GET',
  path: '/api/booking',
  summary: 'One’s bookings of the current edition by arrival, those that expired left out',
  audience: 'admitted',
  runs: 'read',
  query: z.strictObject({ extended: z.optional(BooleanText) }),
  answers: { 200: z.array(Booking) },
  refusals: [],
})

export const bookRoom = endpoint({
  id: 'accommodation.bookRoom',
  method: 'POST',
  path: '/api/booking',
  summary: 'Hold a room for all nights of a stay, as a line of the order in progress',
  audience: 'admitted',
  runs: 'command',
  body: z.strictObject({
    roomId: Id,
    arrival: AskedDay,
    departure: AskedDay,
    roomOccupancy: z.int().check(z.minimum(1), z.maximum(20)),
    guests: z.optional(z.array(GuestFields).check(z.maxLength(20))),
  }),
  answers: { 201: Booking },
  refusals: [roomSoldOut, stayNotPossible, tooManyRooms, paymentUnderWay, orderNotOpen, othersFirst],
})

export const addGuest = endpoint({
  id: 'accommodation.addGuest',
  method: 'POST',
  path: '/api/booking/guest',
  summary: 'Name one more guest of a booking',
  audience: 'admitted',
  runs: 'command',
  body: z.strictObject({ accommodationId: Id, roomId: Id, bookingId: Id, guest: GuestFields }),
  answers: { 201: Booking },
  refusals: [requests.notFound, roomFull, bookingNotChangeable],
})

/** Whose sign says who pays: more than nothing is charged, less is given back. */
export const BookingChange = z.object({
  booking: Booking,
  before: Money,
  after: Money,
  difference: Money,
  /** What is to be paid before the change is done; null where nothing is. */
  order: z.nullable(Order),
})
export type BookingChange = z.infer<typeof BookingChange>

const previewQuery = z.strictObject({ preview: z.optional(BooleanText) })

export const changeBooking = endpoint({
  id: 'accommodation.changeBooking',
  method: 'PATCH',
  path: '/api/booking/:id',
  summary: 'Other days or another room: what it costs or gives back (preview), or do it',
  audience: 'admitted',
  runs: 'command',
  params: bookingParams,
  query: previewQuery,
  body: z.strictObject({
    arrival: z.optional(AskedDay),
    departure: z.optional(AskedDay),
    roomId: z.optional(Id),
  }),
  answers: { 200: BookingChange },
  refusals: [roomSoldOut, stayNotPossible, bookingNotChangeable, paymentUnderWay, orderNotOpen, othersFirst],
})

export const BookingCancellation = z.object({ booking: Booking, refunded: Money })
export type BookingCancellation = z.infer<typeof BookingCancellation>

export const cancelBooking = endpoint({
  id: 'accommodation.cancelBooking',
  method: 'DELETE',
  path: '/api/booking/:id',
  summary: 'Cancel a stay: what it gives back (preview), or do it',
  audience: 'admitted',
  runs: 'command',
  params: bookingParams,
  query: previewQuery,
  answers: { 200: BookingCancellation },
  refusals: [bookingNotChangeable, paymentUnderWay, orderNotOpen, othersFirst],
})

export const readBookingPdf = endpoint({
  id: 'accommodation.readBookingPdf',
  method: 'GET',
  path: '/api/booking/:id/pdf',
  summary: 'The confirmation of a booked stay, to show at the reception',
  audience: 'admitted',
  runs: 'read',
  params: bookingParams,
  answers: { 200: { binary: 'application/pdf' } },
  refusals: [documentNotThere],
})

export const readBookingCalendar = endpoint({
  id: 'accommodation.readBookingCalendar',
  method: 'GET',
  path: '/api/booking/:id/ics',
  summary: 'A booked stay as a calendar file',
  audience: 'admitted',
  runs: 'read',
  params: bookingParams,
  answers: { 200: { binary: 'text/calendar' } },
  refusals: [documentNotThere],
})
