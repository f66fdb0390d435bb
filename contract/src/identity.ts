import * as z from 'zod/mini'
import { AttendeeType } from './editions.ts'
import { endpoint } from './kit/endpoint.ts'
import { Locale, line, optionalLine, Uuid, VatId } from './kit/fields.ts'
import { refusal } from './kit/refusal.ts'

export {
  Address,
  AddressFields,
  AddressType,
  addressExists,
  createAddress,
  deleteAddress,
  readAddress,
  unknownCountry,
  updateAddress,
} from './addresses.ts'
export {
  changePassword,
  changePasswordByToken,
  endSession,
  endSessions,
  eraseUser,
  forgotPassword,
  linkUsed,
  listSessions,
  passwordTooWeak,
  Session,
  wrongPassword,
} from './credentials.ts'

export const Scope = z.enum(['attendee', 'exhibitor', 'organiser', 'gate', 'owner'])
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
})
export type User = z.infer<typeof User>

export const Profile = z.object({
  firstName: z.string(),
  lastName: z.string(),
  image: z.optional(z.nullable(z.string())),
})
export type Profile = z.infer<typeof Profile>

export const imageUnreadable = refusal(
  'identity/image-unreadable',
  422,
  'Picture not readable',
  'Choose a JPEG, PNG or WebP picture of up to 8 MB.',
)

export const readUser = endpoint({
  id: 'identity.readUser',
  method: 'GET',
  path: '/api/user/',
  summary: 'The signed-in person',
  audience: 'signed-in',
  runs: 'read',
  answers: { 200: User },
  refusals: [],
})

/** Only these can be changed by oneself: tags, scope, e-mail and uuid are not among them, so sending one is an error. */
export const updateUser = endpoint({
  id: 'identity.updateUser',
  method: 'PATCH',
  path: '/api/user/',
  summary: 'Change one’s own name, company and contact data',
  audience: 'signed-in',
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
})

export const readProfile = endpoint({
  id: 'identity.readProfile',
  method: 'GET',
  path: '/api/user/profile/:uuid',
  summary: 'Name and picture of a person',
  audience: 'signed-in',
  runs: 'read',
  params: z.object({ uuid: Uuid }),
  answers: { 200: Profile },
  refusals: [],
})

export const replaceImage = endpoint({
  id: 'identity.replaceImage',
  method: 'PUT',
  path: '/api/user/image',
  summary: 'Replace one’s picture; it is re-encoded and loses its metadata',
  audience: 'signed-in',
  runs: 'process',
  upload: 'image',
  limit: { by: 'person', attempts: 10, perSeconds: 900 },
  answers: { 200: User },
  refusals: [imageUnreadable],
})
