import * as z from 'zod/mini'
import { passwordTooWeak } from './credentials.refusals.ts'
import { Day, Email, Instant, Locale, line, NewPassword, optionalLine, Uuid } from './kit/fields.ts'
import { message } from './kit/message.ts'
import type { TermsById } from './kit/terms.ts'
import { paymentUnderWay } from './orders.refusals.ts'
import {
  accountNeeded,
  alreadyInvited,
  invitationOver,
  nobodyInvited,
  noPassToGive,
  sentJustNow,
  tooManyInvitations,
  transfersClosed,
  transferToOneself,
  transferWaitsForOrder,
} from './pass-transfers.refusals.ts'
import { alreadyHoldsPass, passNotForAddress } from './passes.refusals.ts'

/** `lapsed`: nobody answered in time. */
export const InvitationStatus = z.enum(['invited', 'accepted', 'withdrawn', 'lapsed'])
export type InvitationStatus = z.infer<typeof InvitationStatus>

/** What happens to the stays that one has booked. */
const StaysGo = z.enum(['to-colleague', 'stay'])
/** What happens to the places that one has, or waits for, at VIP events. */
const VipPlacesGo = z.enum(['to-colleague', 'given-back'])

/** Of somebody to one's own pass. The names are gone some time after it ended. */
export const PassInvitation = z.object({
  uuid: Uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  note: z.nullable(z.string()),
  status: InvitationStatus,
  stays: StaysGo,
  vipPlaces: VipPlacesGo,
  invitedAt: Instant,
  sentAt: Instant,
  sendAgainFrom: Instant,
  answerBy: Instant,
  endedAt: z.nullable(Instant),
})
export type PassInvitation = z.infer<typeof PassInvitation>

const MovedStay = z.object({ accommodation: z.string(), arrival: Day, departure: Day, nights: z.int() })

export const PassTransfer = z.object({
  /** Why no pass can be given now; null: it can, or somebody is invited. */
  obstacle: z.nullable(z.enum(['no-pass', 'closed', 'order-under-way'])),
  /** Until when passes change hands. */
  until: Instant,
  /** How many days a colleague has to answer. */
  answerDays: z.int(),
  /** The newest; null: nobody was ever invited. */
  invitation: z.nullable(PassInvitation),
  /** What may go along. */
  stays: z.array(MovedStay),
  vipEvents: z.array(z.object({ name: z.string(), isPaid: z.boolean() })),
})
export type PassTransfer = z.infer<typeof PassTransfer>

/** What a colleague sees before they accept. */
export const ReceivedInvitation = z.object({
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  note: z.nullable(z.string()),
  giver: z.object({ fullName: z.string(), companyName: z.nullable(z.string()) }),
  /** What the pass is called, with its event. */
  pass: z.string(),
  codeType: z.string(),
  answerBy: Instant,
  /** The address has an account: the pass joins it, and its password and name stay. */
  joinsAccount: z.boolean(),
  stays: z.array(MovedStay),
  vipEvents: z.array(z.string()),
})
export type ReceivedInvitation = z.infer<typeof ReceivedInvitation>

const NewInvitation = z.strictObject({
  email: Email,
  firstName: line(80),
  lastName: line(80),
  /** A line for the colleague, in the mail. */
  note: optionalLine(256),
  stays: z.optional(StaysGo),
  vipPlaces: z.optional(VipPlacesGo),
})

const NewAccount = z.strictObject({
  firstName: line(80),
  lastName: line(80),
  companyName: line(120),
  password: NewPassword,
  locale: Locale,
  acceptTerms: z.literal(true, message('Accept the terms to continue.')),
})

const Token = z.string().check(z.maxLength(200))

export const terms = {
  'passTransfers.readPassTransfer': {
    summary: 'Whether one’s pass can be given to a colleague, who is invited, and what goes along',
    runs: 'read',
    answers: { 200: PassTransfer },
    refusals: [],
  },
  'passTransfers.invite': {
    summary: 'Invite a colleague to take one’s pass; it stays one’s own until they accept',
    runs: 'command',
    body: NewInvitation,
    limit: { by: 'person', attempts: 10, perSeconds: 900 },
    answers: { 201: PassTransfer },
    refusals: [
      noPassToGive,
      transfersClosed,
      transferWaitsForOrder,
      alreadyInvited,
      tooManyInvitations,
      transferToOneself,
      passNotForAddress,
    ],
  },
  'passTransfers.sendAgain': {
    summary: 'Send the invitation once more; the link before it is worthless then',
    runs: 'command',
    limit: { by: 'person', attempts: 10, perSeconds: 900 },
    answers: { 200: PassTransfer },
    refusals: [nobodyInvited, sentJustNow, transfersClosed],
  },
  'passTransfers.withdraw': {
    summary: 'Take the invitation back',
    runs: 'command',
    answers: { 200: PassTransfer },
    refusals: [nobodyInvited],
  },
  'passTransfers.checkInvitation': {
    summary: 'Who gives which pass, for whoever has the token of the mail; nothing is accepted by asking',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    body: z.strictObject({ token: Token }),
    limit: { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' },
    answers: { 200: ReceivedInvitation },
    refusals: [invitationOver],
  },
  'passTransfers.accept': {
    summary: 'Accept a pass with the token of the mail, for the account of its address or one that begins with it',
    runs: 'process',
    params: z.object({ uuid: Uuid }),
    body: z.strictObject({ token: Token, account: z.optional(z.nullable(NewAccount)) }),
    limit: { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' },
    answers: { 200: z.object({ email: z.string(), pass: z.string() }) },
    refusals: [
      invitationOver,
      accountNeeded,
      alreadyHoldsPass,
      passNotForAddress,
      transfersClosed,
      transferWaitsForOrder,
      paymentUnderWay,
      passwordTooWeak,
    ],
  },
} as const satisfies TermsById
