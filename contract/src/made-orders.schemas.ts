import * as z from 'zod/mini'
import { closedToArrival, stayNotPossible, stayTooShort, tooManyRooms } from './bookings.refusals.ts'
import { AskedDay, Day, Id, Instant, line, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import {
  eventAnswered,
  eventFull,
  hasTrainTicket,
  madeOrderDiffers,
  nobodyInvoiced,
  passUnderWay,
} from './made-orders.refusals.ts'
import { holdsPass } from './office-passes.refusals.ts'
import { Reason } from './office-passes.schemas.ts'
import { methodUnavailable } from './orders.refusals.ts'
import { LineKind } from './orders.schemas.ts'
import { passNotForAddress, passNotOnSale } from './passes.refusals.ts'
import { passSoldOut, roomSoldOut, trainTicketSoldOut } from './sold-out.ts'
import { trainTicketNotOnSale } from './train-tickets.refusals.ts'
import { eventCancelled, eventNotForPass, eventOver, noGuests } from './vip-events.refusals.ts'
import { GuestName } from './vip-guest.schemas.ts'

/** What staff put into an order for somebody: what their own order could hold. */
export const MadeThing = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('pass'), passTypeId: Id }),
  z.strictObject({
    kind: z.literal('room'),
    roomId: Id,
    arrival: AskedDay,
    departure: AskedDay,
    roomOccupancy: z.int().check(z.minimum(1), z.maximum(20)),
  }),
  z.strictObject({ kind: z.literal('train-ticket'), typeId: Uuid, passengerName: line(120) }),
  z.strictObject({ kind: z.literal('vip-event'), eventId: Id, guest: z.optional(z.nullable(GuestName)) }),
])
export type MadeThing = z.infer<typeof MadeThing>

/** By a link in a mail, or by bank transfer after a pro forma invoice. */
export const Settlement = z.enum(['link', 'invoice'])
export type Settlement = z.infer<typeof Settlement>

/** What whoever orders has seen, sent back: another sum, or another order since, and nothing is ordered. */
export const SeenOrder = z.strictObject({
  /** In minor units, as they would pay it. */
  total: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
  /** How many orders they had begun. */
  orders: z.int().check(z.minimum(0), z.maximum(2_147_483_647)),
})
export type SeenOrder = z.infer<typeof SeenOrder>

/** What can be put into an order for somebody; rooms are looked for by their days. */
export const MadeOrderChoices = z.object({
  person: z.object({ uuid: Uuid, name: z.string(), email: z.string(), company: z.nullable(z.string()) }),
  /** Empty where they have one, or one is on its way to them. */
  passes: z.array(z.object({ id: z.int(), name: z.string(), price: Money, left: z.nullable(z.int()) })),
  trainTickets: z.array(z.object({ id: Uuid, name: z.string(), price: Money, left: z.int() })),
  /** Those that cost something and are open to the pass that they have. */
  vipEvents: z.array(
    z.object({
      id: z.int(),
      name: z.string(),
      price: Money,
      left: z.int(),
      hasPlusOne: z.boolean(),
      startsAt: Instant,
    }),
  ),
  /** A stay of so many nights is proposed. */
  arrival: Day,
  departure: Day,
  /** How it can be settled now, and until which day it is held where nobody says another. */
  settlements: z.array(z.object({ settlement: Settlement, until: Day })),
  /** Their orders that are not paid. */
  unpaid: z.array(z.object({ uuid: Uuid, number: z.string(), items: z.array(z.string()) })),
})
export type MadeOrderChoices = z.infer<typeof MadeOrderChoices>

export const MadeOrderPreview = z.object({
  lines: z.array(z.object({ kind: LineKind, description: z.string(), taxRate: z.int(), gross: Money })),
  net: Money,
  tax: Money,
  total: Money,
  reverseCharge: z.boolean(),
  buyer: z.object({
    name: z.string(),
    company: z.nullable(z.string()),
    addressLines: z.array(z.string()),
    vatId: z.nullable(z.string()),
  }),
  /** Without an address nobody is invoiced, and what they pay may bear other VAT once they say where they are. */
  isBillingKnown: z.boolean(),
  /** Until when it is held. */
  until: Instant,
  seen: SeenOrder,
})
export type MadeOrderPreview = z.infer<typeof MadeOrderPreview>

const params = z.object({ uuid: Uuid })
const things = z.array(MadeThing).check(z.minLength(1), z.maxLength(10))
const until = z.optional(AskedDay)
const notToBeHad = [
  requests.notFound,
  holdsPass,
  passUnderWay,
  passNotOnSale,
  passNotForAddress,
  passSoldOut,
  roomSoldOut,
  stayNotPossible,
  stayTooShort,
  closedToArrival,
  tooManyRooms,
  trainTicketNotOnSale,
  hasTrainTicket,
  trainTicketSoldOut,
  eventNotForPass,
  eventCancelled,
  eventOver,
  noGuests,
  eventAnswered,
  eventFull,
]
const made = z.object({ uuid: Uuid, number: z.string() })

export const terms = {
  'madeOrders.readChoices': {
    summary: 'What staff could order for somebody now',
    runs: 'read',
    params,
    answers: { 200: MadeOrderChoices },
    refusals: [requests.notFound],
  },
  'madeOrders.previewOrder': {
    summary: 'What an order for somebody would cost them; nothing is kept',
    runs: 'read',
    params,
    body: z.strictObject({ things, settlement: Settlement, until }),
    answers: { 200: MadeOrderPreview },
    refusals: notToBeHad,
  },
  'madeOrders.makeOrder': {
    summary: 'Order for somebody, who pays by a link in a mail or by bank transfer; it is held for them until a day',
    runs: 'command',
    params,
    body: z.strictObject({ things, settlement: Settlement, until, seen: SeenOrder }),
    answers: { 201: made },
    refusals: [...notToBeHad, madeOrderDiffers, nobodyInvoiced, methodUnavailable],
  },
  'madeOrders.giveOrder': {
    summary: 'Order for somebody what nobody pays for; it is theirs at once',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    /** Colleagues read the reason among the comments of the order. */
    body: z.strictObject({ things, reason: Reason, seen: SeenOrder }),
    answers: { 201: made },
    refusals: [...notToBeHad, madeOrderDiffers],
  },
} as const satisfies TermsById
