import type { Context } from '#platform/context'
import { auditedRecord, writeActs } from '#platform/door/audit'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { emailKey } from '#platform/ground/email-key'
import { uuidV7 } from '#platform/ground/uuid'
import { insertInvitation, lockOwners, reopenInvitation } from './team.queries.ts'

/** So long the link works, in milliseconds: whoever asked for it sits at the server. */
const LINK_MS = 24 * 3_600_000

const record = auditedRecord('staff-invitation', ['scopes', 'state'])

/**
 * The way back in where no owner can come in any more: an invitation as an owner, whose link is told to who asks instead of
 * being mailed. Whoever can ask runs the server. It stands in the log under the first owner's name, as what it was.
 * @param email an address that they have; its account becomes an owner's, or one begins there.
 * @returns null where nobody owns the installation yet: the start prints a link then.
 */
export async function inviteOwner(
  context: Pick<Context, 'db' | 'now' | 'editionId'> & { readonly ports: Pick<Context['ports'], 'publicUrl'> },
  email: string,
): Promise<{ readonly url: string; readonly expiresAt: Date } | null> {
  const [owner] = await lockOwners(context)
  if (owner === undefined) return null
  const { now } = context
  const token = newSecret()
  const invited = {
    email,
    scopes: ['owner' as const],
    invited_by: owner,
    token_hash: hashSecret(token),
    sent_at: now,
    expires_at: new Date(now.getTime() + LINK_MS),
  }
  const key = emailKey(email)
  const fresh = { ...invited, id: uuidV7(now), email_key: key, locale: 'en' as const, state: 'invited' as const }
  const id = (await insertInvitation(context, fresh)) ? fresh.id : await reopenInvitation(context, key, invited)
  const act = record.created(id, { scopes: invited.scopes, state: 'invited' })
  await writeActs({ ...context, caller: { userId: owner }, act: 'identity.inviteOwnerAtServer' }, [act])
  return { url: `${context.ports.publicUrl}/organiser/invitation/${id}?token=${token}`, expiresAt: invited.expires_at }
}
