import { Archive, ArchivedSignUp } from '@foyer/contract/archive.schemas'
import { AttendeeType } from '@foyer/contract/attendee-types.schemas'
import { requests } from '@foyer/contract/kit/refusal'
import * as z from 'zod/mini'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { emailKey } from '#platform/ground/email-key'
import { listAddressRows } from './addresses.queries.ts'
import { countRecoveryCodes, findTotp, listPasskeys } from './factors.queries.ts'
import { listFormerAddresses } from './former-addresses.queries.ts'
import { findUser, listSessionRows, type UserRow } from './identity.queries.ts'
import { listSignUpsOf } from './identity.retention.queries.ts'
import { listNotes } from './notes.queries.ts'
import type { PersonalData } from './personal-data.ts'
import { presentAddress, presentUser } from './present-user.ts'
import { listInvitationsOf } from './team.queries.ts'

/** Secrets are no part of it: what one could be signed in with stays where it is. */
async function archiveWork(context: Context, userId: string, key: string): Promise<Archive['work']> {
  const app = await findTotp(context, userId)
  return {
    appSince: app?.created_at.toISOString() ?? null,
    passkeys: (await listPasskeys(context, userId)).map(({ name, created_at, last_used_at }) => ({
      name,
      createdAt: created_at.toISOString(),
      lastUsedAt: last_used_at?.toISOString() ?? null,
    })),
    recoveryCodesLeft: await countRecoveryCodes(context, userId),
    invitations: (await listInvitationsOf(context, key)).map(({ email, scopes, state, sent_at }) => ({
      email,
      scopes,
      status: state,
      sentAt: sent_at.toISOString(),
    })),
  }
}

/** What they entered when they signed up, which may be another name or number than they have now. */
async function archiveSignUps(context: Context, userId: string): Promise<Archive['signUps']> {
  return (await listSignUpsOf(context, userId)).map((row) => ({
    email: row.email,
    firstName: row.first_name,
    lastName: row.last_name,
    companyName: row.company_name,
    jobTitle: row.job_title,
    phone: row.phone,
    vatId: row.vat_id,
    attendeeType: orNull(z.safeParse(AttendeeType, row.attendee_type)),
    billingAddress: orNull(z.safeParse(ArchivedSignUp.shape.billingAddress, row.billing_address)),
    createdAt: row.created_at.toISOString(),
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
  }))
}

/** A row that is older than what it is read by keeps nobody from the rest. */
const orNull = <T>(read: { readonly success: true; readonly data: T } | { readonly success: false }): T | null =>
  read.success ? read.data : null

/**
 * Everything known of a person, what the other features know included.
 * @throws Refused `requests/not-signed-in` where the person was erased a moment ago.
 */
export async function archiveUser(
  context: CallerContext<Person>,
  elsewhere: readonly PersonalData[],
): Promise<Archive> {
  const user = await findUser(context, context.caller.userId)
  if (user === undefined) throw refuse(requests.notSignedIn)
  return archiveOf(context, user, elsewhere)
}

/** All that is known of somebody, whoever asks for it. */
export async function archiveOf(context: Context, user: UserRow, elsewhere: readonly PersonalData[]): Promise<Archive> {
  const userId = user.id
  const parts = await Promise.all(elsewhere.map(({ archive }) => archive(context, { userId, email: user.email })))
  return z.parse(Archive, {
    exportedAt: context.now.toISOString(),
    person: {
      ...presentUser(user),
      emailConfirmedAt: user.email_confirmed_at?.toISOString() ?? null,
      createdAt: user.created_at.toISOString(),
    },
    addresses: (await listAddressRows(context, userId)).map(presentAddress),
    formerAddresses: (await listFormerAddresses(context, userId)).map(({ email, left_at }) => ({
      email,
      leftAt: left_at.toISOString(),
    })),
    notes: (await listNotes(context, userId)).map(({ at, text }) => ({ at: at.toISOString(), text })),
    signUps: await archiveSignUps(context, userId),
    sessions: (await listSessionRows(context, userId)).map(({ device, created_at, last_seen_at }) => ({
      device,
      createdAt: created_at.toISOString(),
      lastSeenAt: last_seen_at.toISOString(),
    })),
    work: await archiveWork(context, userId, emailKey(user.email)),
    ...Object.assign({}, ...parts),
  })
}
