import type { Context } from '#platform/context'
import { hashSecret, newSecret } from '#platform/door/secrets'
import { SESSION_IDLE_MS } from '#platform/door/sessions'
import { uuidV7 } from '#platform/ground/uuid'
import { insertSession, lockPasswordHash, type UserRow } from './identity.queries.ts'
import { rememberNetwork } from './known-networks.queries.ts'

/**
 * Begins a session for somebody whose password was compared. Its token leaves once, in the answer; only the token's
 * hash is kept. Whoever changes a password ends the sessions there are, so none may begin by a password that was
 * changed since it was compared: both lock the user first.
 * @returns null where the password is another by now.
 */
export async function openSession(
  context: Context,
  user: Pick<UserRow, 'id' | 'password_hash'>,
  from: { readonly device: string; readonly network: string },
): Promise<{ token: string; expiresAt: string } | null> {
  if ((await lockPasswordHash(context, user.id, 'to-rely-on')) !== user.password_hash) return null
  await rememberNetwork(context, user.id, from.network)
  const token = newSecret()
  const expiresAt = new Date(context.now.getTime() + SESSION_IDLE_MS)
  await insertSession(context, {
    id: uuidV7(context.now),
    user_id: user.id,
    token_hash: hashSecret(token),
    device: from.device === '' ? 'Unknown device' : from.device,
    created_at: context.now,
    last_seen_at: context.now,
    expires_at: expiresAt,
  })
  return { token, expiresAt: expiresAt.toISOString() }
}
