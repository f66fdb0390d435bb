import * as z from 'zod/mini'
import { changeDiffers, closedToArrival, stayMoved, stayNotPossible, stayTooShort } from './bookings.refusals.ts'
import { SeenChange } from './bookings.schemas.ts'
import { AskedDay, Day, Id, Instant, IntegerText, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { refundTooHigh } from './office-orders.refusals.ts'
import { Reason } from './office-passes.schemas.ts'
import { changeUnexplained } from './office-stays.refusals.ts'
import { bookingNotChangeable, paymentUnderWay } from './orders.refusals.ts'
import { roomSoldOut } from './sold-out.ts'

/** Where and when somebody sleeps. */
const NamedStay = z.object({
  accommodationId: z.int(),
  accommodation: z.string(),
  roomId: z.int(),
  room: z.string(),
  arrival: Day,
  departure: Day,
})

/** What other days or another room would mean for the stay of somebody. */
export const StayChangePreview = z.object({
  /** As it is. */
  stay: z.extend(NamedStay, { bookingId: z.int(), occupancy: z.int(), orderUuid: Uuid }),
  wanted: NamedStay,
  before: Money,
  after: Money,
  /** Above nothing it is charged, below it is given back, as was agreed when the stay was ordered. */
  difference: Money,
  /** Of the price of nights that are given up, as was agreed; it is not in the difference. */
  kept: Money,
  /** At most so much can be given back for what becomes cheaper. */
  most: Money,
  /** The time in which its owner can change it by themself is over. */
  isLate: z.boolean(),
  /** Until when the nights would be held and could be paid, where it becomes dearer. */
  payUntil: z.nullable(Instant),
  /** An earlier change waits for its money; this one would take its place. */
  replaces: z.boolean(),
  /** What is sent back by whoever says yes to it. */
  seen: SeenChange,
})
export type StayChangePreview = z.infer<typeof StayChangePreview>

/** What staff choose a room from, for somebody who stays these days: the houses of the edition that they work on. */
export const RoomChoice = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    /** Those on sale that are large enough, the cheapest first. */
    rooms: z.array(
      z.object({
        id: z.int(),
        name: z.string(),
        /** Of the whole stay, with VAT; null where it is not free on each of its nights. */
        price: z.nullable(Money),
      }),
    ),
  }),
)
export type RoomChoice = z.infer<typeof RoomChoice>

const params = z.object({ id: IntegerText })
const wanted = { roomId: Id, arrival: AskedDay, departure: AskedDay }
const notToBeHad = [
  requests.notFound,
  roomSoldOut,
  stayNotPossible,
  stayTooShort,
  closedToArrival,
  bookingNotChangeable,
]

export const terms = {
  'accommodation.readRoomChoice': {
    summary: 'The hotels of the edition with their rooms, what each costs for a stay and whether it is free for it',
    runs: 'read',
    query: z.strictObject({
      arrival: AskedDay,
      departure: AskedDay,
      /** Persons. */
      occupancy: IntegerText,
    }),
    answers: { 200: RoomChoice },
    refusals: [],
  },
  'accommodation.previewStayChange': {
    summary: 'What other days or another room would mean for a stay that is booked; nothing is kept',
    runs: 'read',
    params,
    body: z.partial(z.strictObject(wanted)),
    answers: { 200: StayChangePreview },
    refusals: notToBeHad,
  },
  'accommodation.changeStay': {
    summary: 'Other days or another room for a stay that is booked; what is dearer is held, and done once it is paid',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    body: z.strictObject({
      ...wanted,
      seen: SeenChange,
      /** In minor units of what was paid; without it what was agreed comes back. */
      refunded: z.optional(z.int().check(z.minimum(0), z.maximum(2_147_483_647))),
      /** Colleagues read it among the comments of the order, its buyer does not. */
      reason: z.optional(Reason),
    }),
    /** `orderUuid`: what its owner has to pay first; null: it is done. */
    answers: { 200: z.object({ orderUuid: z.nullable(Uuid) }) },
    refusals: [...notToBeHad, stayMoved, changeDiffers, changeUnexplained, refundTooHigh, paymentUnderWay],
  },
} as const satisfies TermsById
