import * as z from 'zod/mini'
import { Address } from './addresses.schemas.ts'
import { Archive, ArchivedReservation, ArchivedStay, ArchivedTrainTicket } from './archive.schemas.ts'
import { FieldChange } from './audit.schemas.ts'
import { Session } from './credentials.schemas.ts'
import { User } from './identity.schemas.ts'
import { Instant, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { ListedOrder } from './office-orders.schemas.ts'
import { ListedPass } from './office-people.schemas.ts'

const Actor = z.nullable(z.object({ uuid: Uuid, name: z.string() }))

/** A pass as staff see it, and what they can decide about it. */
export const PersonPass = z.extend(ListedPass, {
  /** As it is read out; null while it opens no door. */
  code: z.nullable(z.string()),
  orderUuid: z.nullable(Uuid),
  approvedAt: z.nullable(Instant),
  /** Staff gave it, and nothing was paid for it. */
  grantedAt: z.nullable(Instant),
  rejectedBecause: z.nullable(z.string()),
  can: z.object({ approve: z.boolean(), reject: z.boolean() }),
})
export type PersonPass = z.infer<typeof PersonPass>

export const PersonNote = z.object({ uuid: Uuid, at: Instant, actor: Actor, text: z.string() })
export type PersonNote = z.infer<typeof PersonNote>

/** Something that happened to a person, or that they or staff did. */
export const PersonTimelineEntry = z.object({
  at: Instant,
  kind: z.enum(['account', 'pass', 'order', 'stay', 'train-ticket', 'mail', 'staff', 'note']),
  /** What of this kind; of staff, the endpoint. */
  event: z.string(),
  /** Of which thing: a number, a name, a subject. */
  of: z.nullable(z.string()),
  actor: Actor,
  changes: z.array(FieldChange),
  /** Of a note, and why staff did what they did. */
  text: z.nullable(z.string()),
})
export type PersonTimelineEntry = z.infer<typeof PersonTimelineEntry>

/** Somebody with all that the office knows of them. */
/** An account as staff see it. */
export const KnownPerson = z.extend(User, { createdAt: Instant, emailConfirmedAt: z.nullable(Instant) })

export const OfficePerson = z.object({
  person: KnownPerson,
  version: z.int(),
  /** Where invoices go. */
  address: z.nullable(Address),
  /** In this edition, the one that says most first. */
  passes: z.array(PersonPass),
  orders: z.array(ListedOrder),
  stays: z.array(ArchivedStay),
  trainTickets: z.array(ArchivedTrainTicket),
  survey: Archive.shape.survey.shape.answers,
  agenda: z.object({
    favourites: Archive.shape.agenda.shape.favourites,
    reservations: z.array(ArchivedReservation),
  }),
  /** Where they are signed in. */
  devices: z.array(Session),
  notes: z.array(PersonNote),
  /** The newest first. */
  timeline: z.array(PersonTimelineEntry),
})
export type OfficePerson = z.infer<typeof OfficePerson>

const params = z.object({ uuid: Uuid })

export const terms = {
  'people.readPerson': {
    summary: 'Somebody with all that the office knows of them',
    runs: 'read',
    params,
    answers: { 200: OfficePerson },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
