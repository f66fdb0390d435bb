import { VENDOR_TAG_ID } from '@foyer/contract/constants'
import { unknownCountry } from '@foyer/contract/identity'
import { requests } from '@foyer/contract/kit/refusal'
import { isStaff } from '@foyer/contract/kit/scopes'
import {
  addressTaken,
  correctPerson as corrects,
  mayNotComeIn,
  type noteOnPerson as notes,
  notTagged,
  type seePerson as sees,
  type signPersonOut as signsOut,
  taggedAlready,
  tagVendor as tags,
  untagVendor as untags,
} from '@foyer/contract/office-accounts'
import type { Context, Person } from '#platform/context'
import { sqlState } from '#platform/database/database'
import { type Act, audited, auditedRecord } from '#platform/door/audit'
import { refuseChangedMeanwhile } from '#platform/door/changed-meanwhile'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import type { UseCase } from '#platform/door/serve'
import { findPerson } from '#platform/door/sessions'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { keepVatId } from '#platform/payments/vat/keep-vat-id'
import { findAddressRow, insertAddress, updateAddressRow } from './addresses.queries.ts'
import { leaveAddress } from './former-addresses.queries.ts'
import {
  deletePasswordTokens,
  deleteSessions,
  deleteTag,
  findUser,
  insertSession,
  insertTag,
  listSessionRows,
  lockPasswordHash,
  type UserRow,
  updateUserRow,
} from './identity.queries.ts'
import { writeNote } from './notes.queries.ts'
import { presentAccount } from './present-account.ts'

/** Of what somebody is called the log notes that it changed, and no more. */
export const personRecord = auditedRecord('person', ['tags', 'sessions', 'until', 'merged', 'mergedInto'])

/** So long somebody of the staff sees what a person sees, in milliseconds. */
const SEEN_MS = 15 * 60_000

/** Nobody changes the account until the transaction ends. @returns whether there is one. */
export const lockPerson = async (context: Context, userId: string): Promise<boolean> =>
  (await lockPasswordHash(context, userId, 'to-change')) !== undefined

/**
 * Somebody, locked. Who works here is an owner's to change: else whoever answers mails could come in as one.
 * @throws Refused `requests/not-found`, `requests/not-allowed`.
 */
export async function lockForStaff(
  context: Context & { readonly caller: Pick<Person, 'scopes'> },
  uuid: string,
): Promise<UserRow> {
  await lockPerson(context, uuid)
  const user = await findUser(context, uuid)
  if (user === undefined) throw refuse(requests.notFound)
  if (isStaff(user.scopes) && !context.caller.scopes.includes('owner')) throw refuse(requests.notAllowed)
  return user
}

export const noteOnPerson: UseCase<typeof notes> = async (context, { params: { uuid }, body }) => {
  // Who erases them in this moment takes it along, or leaves nobody whom it could be about.
  if ((await lockPasswordHash(context, uuid, 'to-rely-on')) === undefined) throw refuse(requests.notFound)
  await writeNote(context, { userId: uuid, actorId: context.caller.userId, text: body.text })
  return audited(personRecord.created(uuid, { note: body.text }), undefined)
}

const tagNames = ({ tags: own }: UserRow) => own.map(({ name }) => name)

/** Who of the staff does something. */
type Actor = Pick<Person, 'userId' | 'scopes'>

/** @throws Refused `requests/not-found`, `identity/tagged-already`. */
export async function tagBy(context: Context, actor: Actor, uuid: string, reason: string): Promise<Act> {
  const user = await lockForStaff({ ...context, caller: actor }, uuid)
  if (user.tags.some(({ id }) => id === VENDOR_TAG_ID)) throw refuse(taggedAlready)
  await insertTag(context, uuid, VENDOR_TAG_ID, actor.userId)
  await writeNote(context, { userId: uuid, actorId: actor.userId, text: reason, act: tags.id })
  const before = tagNames(user)
  return personRecord.changed(uuid, { tags: before }, { tags: [...before, 'vendor'] })
}

/** @throws Refused `requests/not-found`, `identity/not-tagged`. */
export async function untagBy(context: Context, actor: Actor, uuid: string, reason: string): Promise<Act> {
  const user = await lockForStaff({ ...context, caller: actor }, uuid)
  if (!(await deleteTag(context, uuid, VENDOR_TAG_ID))) throw refuse(notTagged)
  await writeNote(context, { userId: uuid, actorId: actor.userId, text: reason, act: untags.id })
  const before = tagNames(user)
  return personRecord.changed(uuid, { tags: before }, { tags: before.filter((name) => name !== 'vendor') })
}

/** @throws Refused `requests/not-found`, `identity/tagged-already`. */
export const tagVendor: UseCase<typeof tags> = async (context, { params: { uuid }, body }) =>
  audited(await tagBy(context, context.caller, uuid, body.reason), undefined)

/** @throws Refused `requests/not-found`, `identity/not-tagged`. */
export const untagVendor: UseCase<typeof untags> = async (context, { params: { uuid }, body }) =>
  audited(await untagBy(context, context.caller, uuid, body.reason), undefined)

const columns = {
  firstName: 'first_name',
  lastName: 'last_name',
  companyName: 'company_name',
  jobTitle: 'job_title',
  phone: 'phone',
} as const

/**
 * Puts right what somebody is called and how they are reached. Another address is another way in: it ends their sessions
 * and every link to a new password, and the former one is told.
 * @throws Refused `requests/not-found`, `office/changed-meanwhile`, `identity/address-taken`, `identity/unknown-country`;
 * InvalidInput for a VAT ID that cannot be right.
 */
export const correctPerson: UseCase<typeof corrects> = async (context, { params: { uuid }, body }) => {
  const user = await lockForStaff(context, uuid)
  if (user.version !== body.version) {
    const { person, address, version } = await presentAccount(context, user)
    const theirs = { ...person, address, version }
    throw refuseChangedMeanwhile(body, theirs)
  }
  const set: Record<string, string | null> = {}
  for (const [name, column] of Object.entries(columns)) {
    const value = body[name as keyof typeof columns]
    if (value !== undefined) set[column] = value === '' ? null : value
  }
  if (body.vatId !== undefined) {
    set['vat_id'] = keepVatId(body.vatId)
    await context.enqueue('check-vat-id', { userId: uuid })
  }
  const isMoved = body.email !== undefined && body.email !== user.email
  if (isMoved) Object.assign(set, { email: body.email, email_key: emailKey(body.email ?? '') })
  // Its version counts, whatever of it changed.
  await updateUserRow(context, uuid, { ...set, first_name: set['first_name'] ?? user.first_name }).catch(unlessTaken)
  if (body.address !== undefined) await writeBillingAddress(context, uuid, body.address)
  if (isMoved) {
    await deleteSessions(context, uuid)
    await deletePasswordTokens(context, uuid)
    if (emailKey(body.email ?? '') !== user.email_key) await leaveAddress(context, user)
  }
  await writeNote(context, { userId: uuid, actorId: context.caller.userId, text: body.reason, act: corrects.id })
  const { version: _version, reason: _reason, ...entered } = body
  return audited(personRecord.created(uuid, entered), undefined)
}

function unlessTaken(error: unknown): never {
  throw sqlState(error) === '23505' ? refuse(addressTaken) : error
}

/** @throws Refused `identity/unknown-country`. */
export async function writeBillingAddress(
  context: Context,
  userId: string,
  address: NonNullable<Parameters<UseCase<typeof corrects>>[1]['body']['address']>,
): Promise<void> {
  const set = {
    address_line_1: address.addressLine1,
    address_line_2: address.addressLine2 ?? null,
    zip: address.zip,
    city: address.city,
    state: address.state ?? null,
    country_id: address.countryId,
  }
  const isThere = (await findAddressRow(context, userId, 'billingAddress')) !== undefined
  await (isThere
    ? updateAddressRow(context, userId, 'billingAddress', set)
    : insertAddress(context, { ...set, user_id: userId, type: 'billingAddress' })
  ).catch((error: unknown) => {
    throw sqlState(error) === '23503' ? refuse(unknownCountry) : error
  })
}

/** @throws Refused `requests/not-found`. */
export const signPersonOut: UseCase<typeof signsOut> = async (context, { params: { uuid } }) => {
  await lockForStaff(context, uuid)
  const ended = (await listSessionRows(context, uuid)).length
  await deleteSessions(context, uuid)
  return audited(personRecord.changed(uuid, { sessions: ended }, { sessions: 0 }), { ended })
}

/**
 * Opens a session that sees what somebody sees: the door lets it read and nothing else, nobody's use prolongs it, and it
 * has none of their roles.
 * @throws Refused `requests/not-found`, `identity/may-not-come-in`.
 */
export const seePerson: UseCase<typeof sees> = async (context, { params: { uuid } }) => {
  await lockForStaff(context, uuid)
  const token = newSecret()
  const expiresAt = new Date(context.now.getTime() + SEEN_MS)
  await insertSession(context, {
    id: uuidV7(context.now),
    user_id: uuid,
    token_hash: hashSecret(token),
    device: 'Staff',
    created_at: context.now,
    last_seen_at: context.now,
    expires_at: expiresAt,
    seen_by: context.caller.userId,
  })
  // Whichever edition staff work on: the attendee's app is that of the one which is shown.
  if ((await findPerson(context.db, token, context.now, null, false)) === null) throw refuse(mayNotComeIn)
  const until = expiresAt.toISOString()
  return audited(personRecord.created(uuid, { until }), { token, expiresAt: until })
}
