import * as z from 'zod/mini'
import { Content } from './kit/content.ts'
import { Instant, IntegerText, Uuid } from './kit/fields.ts'
import { Money } from './kit/money.schemas.ts'
import { listQuery, pageOf } from './kit/paging.schemas.ts'
import { requests } from './kit/refusal.ts'
import type { TermsById } from './kit/terms.ts'
import { changedMeanwhile } from './kit/versions.refusals.ts'
import { Version } from './kit/versions.schemas.ts'
import { NewVipEvent } from './new-vip-event.schemas.ts'
import {
  alreadyCancelled,
  fewerThanTaken,
  priceWasOffered,
  returnWasPromised,
  stillInvited,
} from './office-vip-events.refusals.ts'
import { AttendanceStatus } from './vip-events.schemas.ts'

/** A VIP event as those see it who run the event: in every language that it is written in, with what is taken of it. */
export const OfficeVipEvent = z.object({
  id: z.int(),
  version: Version,
  ...NewVipEvent.shape,
  startsAt: Instant,
  endsAt: Instant,
  withdrawBefore: Instant,
  /** Places that wait for an answer or for their money. */
  held: z.int(),
  /** Places of those who come. */
  taken: z.int(),
  /** People in line. */
  waiting: z.int(),
  cancelledAt: z.nullable(Instant),
  cancellation: z.nullable(Content),
})
export type OfficeVipEvent = z.infer<typeof OfficeVipEvent>

/** What of an event may be another from now on: each field as it shall be, and what is not named stays. */
export const VipEventChange = z.extend(z.partial(NewVipEvent), { version: Version })
export type VipEventChange = z.output<typeof VipEventChange>

/** People by what they answered, as far as it stands. */
const answered = {
  attending: z.int(),
  /** With a place in an order that is not paid. */
  held: z.int(),
  offered: z.int(),
  waiting: z.int(),
}

/** What a change would do to those who answered. */
export const VipEventPreview = z.object({
  ...answered,
  /** Of them those who paid or are paying. */
  paying: z.int(),
  /** Of them those who bring somebody. */
  guests: z.int(),
  /** It is held at another time or place, and so many people are told by mail. */
  told: z.int(),
  /** Places that come free for those who wait. */
  freed: z.int(),
})
export type VipEventPreview = z.infer<typeof VipEventPreview>

/** What a cancellation would do. */
export const VipCancellationPreview = z.object({
  ...answered,
  /** People who are told by mail. */
  told: z.int(),
  /** What was paid and goes back. */
  refund: Money,
})
export type VipCancellationPreview = z.infer<typeof VipCancellationPreview>

/** Somebody who answered. */
export const VipGuest = z.object({
  /** Of the answer. */
  uuid: Uuid,
  personUuid: Uuid,
  name: z.string(),
  email: z.string(),
  company: z.nullable(z.string()),
  status: AttendanceStatus,
  /** Whom they bring; null where they come alone. */
  guest: z.nullable(z.string()),
  places: z.int(),
  orderUuid: z.nullable(Uuid),
  answeredAt: Instant,
})
export type VipGuest = z.infer<typeof VipGuest>

const params = z.object({ id: IntegerText })
const unchangeable = [alreadyCancelled, fewerThanTaken, priceWasOffered, returnWasPromised, stillInvited] as const

export const vipGuestColumns = ['name', 'email', 'company', 'status', 'guest', 'places', 'answeredAt'] as const

export const terms = {
  'vipEvents.listOfficeVipEvents': {
    summary: 'The VIP events of the edition',
    runs: 'read',
    query: listQuery(['startsAt', '-startsAt'], {}),
    answers: { 200: pageOf(OfficeVipEvent) },
    refusals: [],
  },
  'vipEvents.readOfficeVipEvent': {
    summary: 'One VIP event of the edition',
    runs: 'read',
    params,
    answers: { 200: OfficeVipEvent },
    refusals: [requests.notFound],
  },
  'vipEvents.addVipEvent': {
    summary: 'Set up a VIP event',
    runs: 'command',
    body: NewVipEvent,
    answers: { 201: OfficeVipEvent },
    refusals: [],
  },
  'vipEvents.changeVipEvent': {
    summary: 'Change a VIP event: whoever has a place keeps it and what it cost, and is told of another time or place',
    runs: 'command',
    params,
    body: VipEventChange,
    answers: { 200: OfficeVipEvent },
    refusals: [requests.notFound, changedMeanwhile, ...unchangeable],
  },
  'vipEvents.previewVipEventChange': {
    summary: 'What a change of a VIP event would do to those who answered; nothing is changed',
    runs: 'read',
    params,
    body: VipEventChange,
    answers: { 200: VipEventPreview },
    refusals: [requests.notFound, ...unchangeable],
  },
  'vipEvents.previewVipCancellation': {
    summary: 'Whom a cancellation of a VIP event would tell, and what would go back; nothing is changed',
    runs: 'read',
    params,
    answers: { 200: VipCancellationPreview },
    refusals: [requests.notFound],
  },
  'vipEvents.cancelVipEvent': {
    summary: 'Cancel a VIP event: everybody who has a place or waits for one is told, and what was paid goes back',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    body: z.strictObject({ reason: Content }),
    answers: { 200: OfficeVipEvent },
    refusals: [requests.notFound, alreadyCancelled],
  },
  'vipEvents.listVipGuests': {
    summary: 'Who answered to a VIP event, in the order in which they did',
    runs: 'read',
    params,
    query: listQuery(['answeredAt', '-answeredAt'], { status: z.optional(AttendanceStatus) }),
    answers: { 200: pageOf(VipGuest) },
    refusals: [requests.notFound],
  },
  'vipEvents.exportVipGuests': {
    summary: 'Who comes to a VIP event or waits for a place, as a table for the door',
    runs: 'read',
    secondFactor: 'fresh',
    params,
    answers: { 200: { csv: vipGuestColumns, saveAs: 'vip-guests.csv' } },
    refusals: [requests.notFound],
  },
} as const satisfies TermsById
