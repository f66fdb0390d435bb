import * as z from 'zod/mini'
import { StayPlan } from './accommodation.schemas.ts'
import { Address } from './addresses.schemas.ts'
import { AttendeeType } from './attendee-types.schemas.ts'
import { BookingStatus, Guest } from './bookings.schemas.ts'
import { EligibilityEntry } from './eligibility-entries.schemas.ts'
import { User } from './identity.schemas.ts'
import { Invoice } from './invoices.schemas.ts'
import { Day, Instant, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import type { TermsById } from './kit/terms.ts'
import { MailKind, MailOutcome } from './office-mails.schemas.ts'
import { Order } from './orders.schemas.ts'
import { InvitationStatus } from './pass-transfers.schemas.ts'
import { PassReason, PassStatus } from './pass-types.schemas.ts'
import { ReservationStatus } from './reservations.schemas.ts'
import { AnswerValue } from './survey-answers.schemas.ts'
import { TrainTicketStatus } from './train-tickets.schemas.ts'
import { AttendanceStatus } from './vip-events.schemas.ts'
import { VisaLetterRequest } from './visa-letter-request.schemas.ts'
import { VisaLetterStatus } from './visa-letters.schemas.ts'

/** A stay, readable without another list beside it. */
export const ArchivedStay = z.object({
  bookingId: z.int(),
  editionId: z.int(),
  accommodation: z.string(),
  address: z.string(),
  arrival: Day,
  departure: Day,
  status: BookingStatus,
  guests: z.array(Guest),
  price: Money,
  createdAt: Instant,
})

/** A bed in a stay that somebody else booked, and named them for. */
export const ArchivedBed = z.object({
  editionId: z.int(),
  accommodation: z.string(),
  arrival: Day,
  departure: Day,
  guest: Guest,
})

const EnteredAddress = z.object({
  addressLine1: z.string(),
  addressLine2: z.optional(z.nullable(z.string())),
  zip: z.string(),
  city: z.string(),
  state: z.optional(z.nullable(z.string())),
  countryId: z.int(),
})

/** What somebody entered to sign up, as it was then. */
export const ArchivedSignUp = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  companyName: z.string(),
  jobTitle: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  vatId: z.nullable(z.string()),
  attendeeType: z.nullable(AttendeeType),
  billingAddress: z.nullable(EnteredAddress),
  createdAt: Instant,
  confirmedAt: z.nullable(Instant),
})

/** A train ticket, readable without another list beside it. */
export const ArchivedTrainTicket = z.object({
  id: Uuid,
  editionId: z.int(),
  ticket: z.string(),
  passengerName: z.string(),
  status: TrainTicketStatus,
  code: z.nullable(z.string()),
  validFrom: Day,
  validTo: Day,
  price: Money,
  createdAt: Instant,
})

/** A seat at a session, readable without another list beside it. */
export const ArchivedReservation = z.object({
  editionId: z.int(),
  session: z.string(),
  startsAt: Instant,
  status: ReservationStatus,
  createdAt: Instant,
  endedAt: z.nullable(Instant),
})

/** Everything that the house knows of one person, each thing readable without another list beside it. */
export const Archive = z.object({
  exportedAt: Instant,
  person: z.extend(User, { emailConfirmedAt: z.nullable(Instant), createdAt: Instant }),
  addresses: z.array(Address),
  /** How they were reached before. */
  formerAddresses: z.array(z.object({ email: z.string(), leftAt: Instant })),
  /** What staff wrote down about them. */
  notes: z.array(z.object({ at: Instant, text: z.string() })),
  signUps: z.array(ArchivedSignUp),
  /** Where they are signed in. */
  sessions: z.array(z.object({ device: z.string(), createdAt: Instant, lastSeenAt: Instant })),
  /** What opens the office to them besides the password, and how they were asked to work there. */
  work: z.object({
    appSince: z.nullable(Instant),
    passkeys: z.array(z.object({ name: z.string(), createdAt: Instant, lastUsedAt: z.nullable(Instant) })),
    recoveryCodesLeft: z.int(),
    invitations: z.array(
      z.object({ email: z.string(), scopes: z.array(z.string()), status: z.string(), sentAt: Instant }),
    ),
  }),
  passes: z.array(
    z.object({
      uuid: Uuid,
      editionId: z.int(),
      passTypeId: z.int(),
      status: PassStatus,
      reason: z.nullable(PassReason),
      /** Why the organiser rejected it. */
      rejectedBecause: z.nullable(z.string()),
      code: z.nullable(z.string()),
      orderUuid: z.nullable(Uuid),
      createdAt: Instant,
      approvedAt: z.nullable(Instant),
    }),
  ),
  /** Invitations to take a pass: to colleagues, and from them. */
  passTransfers: z.array(
    z.object({
      uuid: Uuid,
      passUuid: Uuid,
      direction: z.enum(['given', 'received']),
      /** Whom it named. */
      email: z.string(),
      firstName: z.string(),
      lastName: z.string(),
      note: z.nullable(z.string()),
      status: InvitationStatus,
      invitedAt: Instant,
      endedAt: z.nullable(Instant),
    }),
  ),
  /** For a sold-out pass type to have a place again. */
  waits: z.array(z.object({ passTypeId: z.int(), email: z.string(), askedAt: Instant, toldAt: z.nullable(Instant) })),
  /** Lists of the organiser in which their address stands, or stood in an edition. */
  lists: z.array(z.extend(z.omit(EligibilityEntry, { id: true }), { editionId: z.int() })),
  orders: z.array(Order),
  /** What staff wrote down about their orders. */
  orderNotes: z.array(z.object({ orderUuid: Uuid, at: Instant, text: z.string() })),
  /** Money that was asked for, for their orders, or went back. */
  payments: z.array(
    z.object({
      orderUuid: Uuid,
      kind: z.enum(['payment', 'refund']),
      provider: z.string(),
      state: z.string(),
      amount: Money,
      createdAt: Instant,
      settledAt: z.nullable(Instant),
    }),
  ),
  /**
   * What came into the account for their orders, as the bank told of it. Whoever paid may be somebody else (article 15 (4)):
   * of their account the last four digits, and their words only where all that came was for one order.
   */
  transfers: z.array(
    z.object({
      orderUuid: Uuid,
      bookedOn: Day,
      amount: Money,
      payerName: z.string(),
      payerIbanLast4: z.nullable(z.string()),
      remittance: z.nullable(z.string()),
    }),
  ),
  invoices: z.array(Invoice),
  bookings: z.array(
    z.extend(ArchivedStay, {
      /** What the house was told of it, each time; null: those names were forgotten since. */
      toldTheHouse: z.array(
        z.object({ sentAt: Instant, guests: z.nullable(z.array(z.string())), bookedBy: z.nullable(z.string()) }),
      ),
    }),
  ),
  guestIn: z.array(ArchivedBed),
  /** Where they said they would sleep. */
  stayPlans: z.array(z.object({ editionId: z.int(), plan: StayPlan, changedAt: Instant })),
  trainTickets: z.array(ArchivedTrainTicket),
  vipEvents: z.object({
    answers: z.array(
      z.object({
        eventId: z.int(),
        event: z.string(),
        status: AttendanceStatus,
        guest: z.nullable(z.string()),
        orderUuid: z.nullable(Uuid),
        createdAt: Instant,
        endedAt: z.nullable(Instant),
      }),
    ),
    ignored: z.array(z.object({ eventId: z.int(), event: z.string(), ignoredAt: Instant })),
  }),
  visaLetters: z.array(
    z.object({
      uuid: Uuid,
      editionId: z.int(),
      code: z.string(),
      status: VisaLetterStatus,
      issuedAt: Instant,
      withdrawnAt: z.nullable(Instant),
      request: z.nullable(VisaLetterRequest),
    }),
  ),
  /** What was sent to them, or tried; its text is not kept. */
  mails: z.array(
    z.object({
      editionId: z.int(),
      kind: MailKind,
      email: z.nullable(z.string()),
      subject: z.nullable(z.string()),
      outcome: MailOutcome,
      createdAt: Instant,
      triedAt: z.nullable(Instant),
    }),
  ),
  /** What they did as staff. */
  acts: z.array(z.object({ at: Instant, act: z.string(), record: z.object({ kind: z.string(), id: z.string() }) })),
  /** What staff did with their account; who it was is not theirs to know. */
  handled: z.array(z.object({ at: Instant, act: z.string() })),
  newsRead: z.array(z.object({ editionId: z.int(), title: z.string(), readAt: Instant })),
  /** Sessions that they starred, of all editions, and since when their calendar has its address. */
  agenda: z.object({
    favourites: z.array(z.object({ editionId: z.int(), session: z.string(), startsAt: Instant, starredAt: Instant })),
    /** Two sessions at one time of which they keep both. */
    keptClashes: z.array(z.object({ editionId: z.int(), sessions: z.array(z.string()), keptAt: Instant })),
    reservations: z.array(ArchivedReservation),
    calendarSince: z.nullable(Instant),
  }),
  survey: z.object({
    answers: z.array(z.object({ editionId: z.int(), question: z.string(), answer: AnswerValue, createdAt: Instant })),
    drafts: z.array(
      z.object({
        editionId: z.int(),
        answers: z.array(z.object({ questionId: Uuid, value: AnswerValue })),
        savedAt: z.nullable(Instant),
      }),
    ),
  }),
})
export type Archive = z.infer<typeof Archive>

export const terms = {
  'identity.exportUser': {
    summary: 'All data about me, as one JSON archive',
    runs: 'read',
    answers: { 200: { saveAs: 'my-data.json', schema: Archive } },
    refusals: [],
  },
} as const satisfies TermsById
