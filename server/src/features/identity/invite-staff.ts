import { requests } from '@foyer/contract/kit/refusal'
import { isStaff } from '@foyer/contract/kit/scopes'
import {
  type inviteStaff as invites,
  type sendStaffInvitationAgain as sends,
  type withdrawStaffInvitation as withdraws,
  worksHere,
} from '@foyer/contract/staff'
import type { Context } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { hashSecret, newSecret } from '#platform/door/secrets'
import type { UseCase } from '#platform/door/serve'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { presentTeam } from './change-team.ts'
import { findUserByEmail } from './identity.queries.ts'
import { advanceInvitation, insertInvitation, lockInvitation, renewInvitation } from './team.queries.ts'

/** A link in an invitation works this long, in milliseconds. */
const LINK_MS = 3 * 24 * 3_600_000

const record = auditedRecord('staff-invitation', ['scopes', 'state'])
const until = ({ now }: Context): Date => new Date(now.getTime() + LINK_MS)

/** @throws Refused `identity/works-here`. */
export const inviteStaff: UseCase<typeof invites> = async (context, { body }) => {
  const key = emailKey(body.email)
  const scopes = [...new Set(body.scopes)].sort()
  const id = uuidV7(context.now)
  const isNew = await insertInvitation(context, {
    id,
    email: body.email,
    email_key: key,
    scopes,
    invited_by: context.caller.userId,
    locale: context.locale,
    // No link yet: the mail's job makes the token, so that no token waits in a queue.
    token_hash: hashSecret(newSecret()),
    state: 'invited',
    sent_at: context.now,
    expires_at: until(context),
  })
  // Who accepts an earlier one in this moment is waited for by the line above, and works here by now.
  if (!isNew || isStaff((await findUserByEmail(context, key))?.scopes ?? [])) throw refuse(worksHere)
  await context.enqueue('mail-staff-invitation', { invitationId: id })
  return audited(record.created(id, { scopes, state: 'invited' }), await presentTeam(context))
}

async function lockOpen(context: Context, id: string) {
  const invitation = await lockInvitation(context, id)
  if (invitation?.state !== 'invited') throw refuse(requests.notFound)
  return invitation
}

/** The newest link is the one that works, and for three days from now. @throws Refused `requests/not-found`. */
export const sendInvitationAgain: UseCase<typeof sends> = async (context, { params: { uuid } }) => {
  await lockOpen(context, uuid)
  await renewInvitation(context, uuid, { sent_at: context.now, expires_at: until(context) })
  await context.enqueue('mail-staff-invitation', { invitationId: uuid })
  return audited(record.changed(uuid, { sentAt: 0 }, { sentAt: 1 }), await presentTeam(context))
}

/** @throws Refused `requests/not-found`. */
export const withdrawInvitation: UseCase<typeof withdraws> = async (context, { params: { uuid } }) => {
  const invitation = await lockOpen(context, uuid)
  await advanceInvitation(context, invitation, 'withdraw', null)
  return audited(record.changed(uuid, { state: 'invited' }, { state: 'withdrawn' }), await presentTeam(context))
}
