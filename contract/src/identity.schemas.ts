import * as z from 'zod/mini'
import { AttendeeType } from './attendee-types.schemas.ts'
import { imageUnreadable } from './identity.refusals.ts'
import { Instant, Locale, line, optionalLine, Uuid, VatId } from './kit/fields.ts'
import { staffScopes } from './kit/scopes.ts'
import type { TermsById } from './kit/terms.ts'

export const Scope = z.enum(['attendee', 'exhibitor', ...staffScopes])
export type Scope = z.infer<typeof Scope>

export const Tag = z.object({ id: z.int(), name: z.string() })
export const User = z.object({
  uuid: Uuid,
  email: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  image: z.optional(z.nullable(z.string())),
  companyName: z.optional(z.nullable(z.string())),
  jobTitle: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  vatId: z.optional(z.nullable(z.string())),
  attendeeType: z.optional(z.nullable(AttendeeType)),
  locale: Locale,
  tags: z.array(Tag),
  scope: z.array(Scope),
  /** Somebody of the staff sees the app as they do, until then. */
  seenUntil: z.optional(Instant),
})
export type User = z.infer<typeof User>

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  image: z.optional(z.nullable(z.string())),
})
export type Profile = z.infer<typeof Profile>

export const terms = {
  'identity.readUser': {
    summary: 'The signed-in person',
    runs: 'read',
    answers: { 200: User },
    refusals: [],
  },
  'identity.updateUser': {
    summary: 'Change one’s own name, company and contact data',
    runs: 'command',
    body: z.strictObject({
      firstName: z.optional(line(80)),
      lastName: z.optional(line(80)),
      companyName: optionalLine(120),
      jobTitle: optionalLine(120),
      phone: optionalLine(40),
      vatId: VatId,
      locale: z.optional(Locale),
    }),
    answers: { 200: User },
    refusals: [],
  },
  'identity.readProfile': {
    summary: 'Name and picture of a person',
    runs: 'read',
    params: z.object({ uuid: Uuid }),
    answers: { 200: Profile },
    refusals: [],
  },
  'identity.replaceImage': {
    summary: 'Replace one’s picture; it is re-encoded and loses its metadata',
    runs: 'process',
    upload: { kind: 'picture', unreadable: imageUnreadable },
    limit: { by: 'person', attempts: 10, perSeconds: 900 },
    answers: { 200: User },
    refusals: [imageUnreadable],
  },
} as const satisfies TermsById
