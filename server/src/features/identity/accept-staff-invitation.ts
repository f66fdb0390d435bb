import {
  type acceptStaffInvitation as accepts,
  type checkStaffInvitation as checks,
  nameNeeded,
  staffInvitationOver,
} from '@foyer/contract/staff'
import { OpenStaffInvitation } from '@foyer/contract/staff.schemas'
import * as z from 'zod/mini'
import type { Person } from '#platform/context'
import { auditedRecord, writeActs } from '#platform/door/audit'
import { hashPassword } from '#platform/door/passwords/password-hash'
import { refuse } from '#platform/door/refused'
import { hashSecret } from '#platform/door/secrets'
import type { UseCase } from '#platform/door/serve'
import { uuidV7 } from '#platform/ground/uuid'
import {
  confirmMailbox,
  findUser,
  findUserByEmail,
  insertScope,
  insertUser,
  lockPasswordHash,
} from './identity.queries.ts'
import { assertStrongPassword } from './passwords.ts'
import { advanceInvitation, findInvitation, lockInvitation, type StaffInvitationRow } from './team.queries.ts'

const record = auditedRecord('staff', ['scopes'])

function assertOpen(
  invitation: StaffInvitationRow | undefined,
  token: string,
  now: Date,
): asserts invitation is StaffInvitationRow {
  const isOpen =
    invitation?.state === 'invited' && invitation.token_hash === hashSecret(token) && invitation.expires_at > now
  if (!isOpen) throw refuse(staffInvitationOver)
}

/** @throws Refused `identity/staff-invitation-over`. */
export const checkInvitation: UseCase<typeof checks> = async (context, { params, body }) => {
  const invitation = await findInvitation(context, params.uuid)
  assertOpen(invitation, body.token, context.now)
  const owner = await findUser(context, invitation.invited_by)
  return z.parse(OpenStaffInvitation, {
    email: invitation.email,
    scopes: invitation.scopes,
    invitedBy: owner === undefined ? '' : `${owner.first_name} ${owner.last_name}`,
    expiresAt: invitation.expires_at.toISOString(),
    joinsAccount: (await findUserByEmail(context, invitation.email_key)) !== undefined,
  })
}

/**
 * Accepts: the mail's token proves the mailbox. Its account, or one that begins here, is let in for what was written in
 * the invitation; the password is asked for at the door, and the second factor behind it.
 * @throws Refused `identity/staff-invitation-over`, `identity/account-needed`, `identity/password-too-weak`.
 */
export const acceptInvitation: UseCase<typeof accepts> = async (context, { params, body }) => {
  const found = await findInvitation(context, params.uuid)
  assertOpen(found, body.token, context.now)
  const account = (await findUserByEmail(context, found.email_key)) === undefined ? (body.account ?? null) : null
  if (account !== null) await assertStrongPassword(account.password, [found.email, account.firstName, account.lastName])
  // Hashing takes long by design: never inside a transaction.
  const passwordHash = account === null ? null : await hashPassword(account.password)
  return context.inLastTransaction(async (inner) => {
    const invitation = await lockInvitation(inner, params.uuid)
    assertOpen(invitation, body.token, inner.now)
    if (account !== null && passwordHash !== null)
      await insertUser(inner, {
        id: uuidV7(inner.now),
        email: invitation.email,
        email_key: invitation.email_key,
        email_confirmed_at: inner.now,
        password_hash: passwordHash,
        first_name: account.firstName,
        last_name: account.lastName,
        locale: account.locale,
        created_at: inner.now,
      })
    const user = await findUserByEmail(inner, invitation.email_key)
    if (user === undefined) throw refuse(nameNeeded)
    await lockPasswordHash(inner, user.id, 'to-change')
    await confirmMailbox(inner, user.id)
    const scopes = z.parse(OpenStaffInvitation.shape.scopes, invitation.scopes)
    for (const scope of scopes) await insertScope(inner, user.id, scope)
    await advanceInvitation(inner, invitation, 'accept', user.id)
    const done = { db: inner.db, now: inner.now, editionId: inner.editionId, act: 'identity.acceptStaffInvitation' }
    await writeActs({ ...done, caller: { userId: user.id } as Person }, [record.created(user.id, { scopes })])
    return { email: found.email }
  })
}
