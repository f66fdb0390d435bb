import * as z from 'zod/mini'
import { passwordTooWeak } from './credentials.refusals.ts'
import { Email, Instant, Locale, line, NewPassword, Uuid } from './kit/fields.ts'
import { requests } from './kit/refusal.ts'
import { staffScopes } from './kit/scopes.ts'
import type { TermsById } from './kit/terms.ts'
import { lastOwner } from './last-owner.refusals.ts'
import { nameNeeded, rolesChanged, staffInvitationOver, worksHere } from './staff.refusals.ts'

const StaffScope = z.enum(staffScopes)
const StaffScopes = z.array(StaffScope).check(z.maxLength(staffScopes.length))

export const StaffMember = z.object({
  uuid: Uuid,
  name: z.string(),
  email: z.string(),
  scopes: StaffScopes,
  /** null: not within the last 90 days. */
  lastSignInAt: z.nullable(Instant),
  passkeys: z.int(),
  hasApp: z.boolean(),
})
export type StaffMember = z.infer<typeof StaffMember>

export const StaffInvitation = z.object({
  uuid: Uuid,
  email: z.string(),
  scopes: StaffScopes,
  invitedBy: z.string(),
  sentAt: Instant,
  /** Until when its link works. */
  expiresAt: Instant,
})
export type StaffInvitation = z.infer<typeof StaffInvitation>

/** Who works here, by name, and who is invited. A team is a page: nobody's has hundreds. */
export const Team = z.object({ members: z.array(StaffMember), invitations: z.array(StaffInvitation) })
export type Team = z.infer<typeof Team>

/** As its link shows it. */
export const OpenStaffInvitation = z.object({
  email: z.string(),
  scopes: StaffScopes,
  invitedBy: z.string(),
  expiresAt: Instant,
  /** The address has an account, whose name and password stay. */
  joinsAccount: z.boolean(),
})
export type OpenStaffInvitation = z.infer<typeof OpenStaffInvitation>

const Token = z.string().check(z.maxLength(200))
const params = z.object({ uuid: Uuid })
const byLink = { by: 'address', attempts: 30, perSeconds: 900, networkCounts: 'failures' } as const
const byOwner = { by: 'person', attempts: 30, perSeconds: 900 } as const

export const terms = {
  'identity.listStaff': {
    summary: 'Who works here, and who is invited',
    runs: 'read',
    answers: { 200: Team },
    refusals: [],
  },
  'identity.inviteStaff': {
    summary: 'Invite somebody to work here, by a mail to their address',
    runs: 'command',
    secondFactor: 'fresh',
    body: z.strictObject({
      email: Email,
      scopes: z.array(StaffScope).check(z.minLength(1), z.maxLength(staffScopes.length)),
    }),
    limit: byOwner,
    answers: { 201: Team },
    refusals: [worksHere],
  },
  'identity.sendStaffInvitationAgain': {
    summary: 'Send an invitation once more; the link before it is worthless then',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    limit: byOwner,
    answers: { 200: Team },
    refusals: [requests.notFound],
  },
  'identity.withdrawStaffInvitation': {
    summary: 'Take an invitation back',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 200: Team },
    refusals: [requests.notFound],
  },
  'identity.changeScopes': {
    summary: 'Change what somebody is let in for; nothing: they no longer work here',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    /** `before`: as they were seen. */
    body: z.strictObject({ before: StaffScopes, scopes: StaffScopes }),
    answers: { 200: Team },
    refusals: [requests.notFound, lastOwner, rolesChanged],
  },
  'identity.resetSecondFactor': {
    summary: 'Take somebody’s second factor away and end their sessions; they set up another at their next sign-in',
    runs: 'command',
    secondFactor: 'fresh',
    params,
    answers: { 200: Team },
    refusals: [requests.notFound],
  },
  'identity.checkStaffInvitation': {
    summary: 'Who invites whom to what, for whoever has the token of the mail; nothing is accepted by asking',
    runs: 'read',
    params,
    body: z.strictObject({ token: Token }),
    limit: byLink,
    answers: { 200: OpenStaffInvitation },
    refusals: [staffInvitationOver],
  },
  'identity.acceptStaffInvitation': {
    summary: 'Accept with the token of the mail, for the account of its address or one that begins with it',
    runs: 'process',
    params,
    body: z.strictObject({
      token: Token,
      account: z.optional(
        z.nullable(z.strictObject({ firstName: line(80), lastName: line(80), password: NewPassword, locale: Locale })),
      ),
    }),
    limit: byLink,
    answers: { 200: z.object({ email: z.string() }) },
    refusals: [staffInvitationOver, nameNeeded, passwordTooWeak],
  },
} as const satisfies TermsById
