import type { Context } from '#platform/context'
import { hashSecret, newSecret } from '#platform/secrets'
import { SESSION_IDLE_MS } from '#platform/sessions'
import { uuidV7 } from '#platform/uuid'
import { insertSession } from './identity.queries.ts'

/** Begins a session. Its token leaves once, in the answer; only the token's hash is kept. */
export async function openSession(context: Context, userId: string, device: string) {
  const token = newSecret()
  const expiresAt = new Date(context.now.getTime() + SESSION_IDLE_MS)
  await insertSession(context, {
    id: uuidV7(context.now),
    user_id: userId,
    token_hash: hashSecret(token),
    device: device === '' ? 'Unknown device' : device,
    created_at: context.now,
    last_seen_at: context.now,
    expires_at: expiresAt,
  })
  return { token, expiresAt: expiresAt.toISOString() }
}
