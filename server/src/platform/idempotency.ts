import { requests } from '@foyer/contract/kit/refusal'
import type { Db } from './database.ts'
import { refuse } from './refused.ts'
import type { KeyRing } from './secrets.ts'

/** A request that may be sent again: who sent it, under which key, and what it said. */
export interface KeyedRequest {
  readonly caller: string
  readonly key: string
  readonly endpoint: string
  readonly requestHash: string
}

export interface GivenAnswer {
  readonly status: number
  /** The body's text, or null where there was none. */
  readonly text: string | null
}

/** A key whose first request never finished is free again after this long, in milliseconds: its server died. */
const ABANDONED_MS = 60_000

/**
 * Takes the key for this request, or finds what was answered under it.
 * Of two that come at once the second waits for the first one's transaction.
 * @returns the first answer, or null where this request is the first.
 */
export async function takeKey(db: Db, keys: KeyRing, request: KeyedRequest, now: Date): Promise<GivenAnswer | null> {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({
      caller: request.caller,
      key: request.key,
      endpoint: request.endpoint,
      request_hash: request.requestHash,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  if (taken.numInsertedOrUpdatedRows === 1n) return null

  const first = await db
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .executeTakeFirst()
  if (first === undefined || first.request_hash !== request.requestHash) throw refuse(requests.keyReused)
  if (first.status !== null)
    return { status: first.status, text: first.answer === null ? null : keys.open('idempotency', first.answer) }

  const retaken = await db
    .updateTable('idempotency_keys')
    .set({ created_at: now })
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .where('status', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - ABANDONED_MS))
    .executeTakeFirst()
  if (retaken.numUpdatedRows !== 1n) throw refuse(requests.keyInUse)
  return null
}

/** Writes down what was answered. Answers hold secrets, so they are sealed. */
export async function keepAnswer(db: Db, keys: KeyRing, request: KeyedRequest, answer: GivenAnswer): Promise<void> {
  await db
    .updateTable('idempotency_keys')
    .set({ status: answer.status, answer: answer.text === null ? null : keys.seal('idempotency', answer.text) })
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .execute()
}

/** Gives the key back: nothing came of the request. */
export async function dropKey(db: Db, request: KeyedRequest): Promise<void> {
  await db.deleteFrom('idempotency_keys').where('caller', '=', request.caller).where('key', '=', request.key).execute()
}

/** Keys are worth keeping for a day; clients do not repeat themselves later. */
export async function forgetOldKeys(db: Db, now: Date): Promise<void> {
  await db
    .deleteFrom('idempotency_keys')
    .where('created_at', '<', new Date(now.getTime() - 86_400_000))
    .execute()
}
