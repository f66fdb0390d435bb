import { requests } from '@foyer/contract/kit/refusal'
import {
  type changeScopes as changes,
  lastOwner,
  type resetSecondFactor as resets,
  rolesChanged,
  type Team,
} from '@foyer/contract/staff'
import { Team as TeamSchema } from '@foyer/contract/staff.schemas'
import * as z from 'zod/mini'
import type { Context } from '#platform/context'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import type { UseCase } from '#platform/door/serve'
import { deleteFactors } from './factors.queries.ts'
import { deleteSessions, insertScope } from './identity.queries.ts'
import { factorRecord, findFactors } from './second-factor.ts'
import { deleteScopes, listMembers, listOpenInvitations, lockOwners, lockScopes } from './team.queries.ts'

const staffRecord = auditedRecord('staff', ['scopes'])

/** Who works here, and who is invited. */
export async function presentTeam(context: Pick<Context, 'db'>): Promise<Team> {
  const [members, invitations] = [await listMembers(context), await listOpenInvitations(context)]
  return z.parse(TeamSchema, {
    members: members.map((row) => ({
      uuid: row.id,
      name: `${row.first_name} ${row.last_name}`,
      email: row.email,
      scopes: row.scopes,
      lastSignInAt: row.last_sign_in?.toISOString() ?? null,
      passkeys: row.passkeys,
      hasApp: row.has_app,
    })),
    invitations: invitations.map((row) => ({
      uuid: row.id,
      email: row.email,
      scopes: row.scopes,
      invitedBy: `${row.first_name} ${row.last_name}`,
      sentAt: row.sent_at.toISOString(),
      expiresAt: row.expires_at.toISOString(),
    })),
  })
}

/** Somebody has to own the event. Owners are locked first. @throws Refused `identity/last-owner`. */
export async function assertOwnerRemains(context: Context, userId: string): Promise<void> {
  const owners = await lockOwners(context)
  if (owners.includes(userId) && owners.length === 1) throw refuse(lastOwner)
}

/**
 * Changes what somebody is let in for; without any they no longer work here. The door asks with each request, so that
 * it counts from their next one on.
 * @throws Refused `requests/not-found`, `identity/last-owner`, `identity/roles-changed`.
 */
export const changeScopes: UseCase<typeof changes> = async (context, { params: { uuid }, body }) => {
  const wanted = [...new Set(body.scopes)].sort()
  if (!wanted.includes('owner')) await assertOwnerRemains(context, uuid)
  const before = await lockScopes(context, uuid)
  if (before.length === 0) throw refuse(requests.notFound)
  if (before.join() !== [...new Set(body.before)].sort().join()) throw refuse(rolesChanged)
  await deleteScopes(
    context,
    uuid,
    before.filter((scope) => !wanted.some((one) => one === scope)),
  )
  for (const scope of wanted) await insertScope(context, uuid, scope)
  return audited(staffRecord.changed(uuid, { scopes: before }, { scopes: wanted }), await presentTeam(context))
}

/** Takes somebody's second factor away, and what it opened. @throws Refused `requests/not-found`. */
export const resetSecondFactor: UseCase<typeof resets> = async (context, { params: { uuid } }) => {
  if ((await lockScopes(context, uuid)).length === 0) throw refuse(requests.notFound)
  const { app, passkeys } = await findFactors(context, uuid)
  await deleteFactors(context, uuid)
  await deleteSessions(context, uuid)
  const act = factorRecord.changed(uuid, { app, passkeys }, { app: false, passkeys: 0 })
  return audited(act, await presentTeam(context))
}
