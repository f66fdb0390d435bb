import { requests } from '@foyer/contract/kit/refusal'
import type { Insertable, Updateable } from 'kysely'
import { composedWrite } from '#platform/database/composed-writes'
import type { Db } from '#platform/database/database'
import type { IdempotencyKeys } from '#platform/database/database-types'
import { refuse } from './refused.ts'
import type { KeyRing } from './secrets.ts'

/** A request that may be sent again: who sent it, under which key, and what it said. */
export interface KeyedRequest {
  readonly caller: string
  readonly key: string
  readonly endpoint: string
  /** Fingerprints of what it said, the present secret's first. */
  readonly requestHashes: readonly string[]
  /** The id of this very sending: another one of the same request may have taken the key over. */
  readonly takenBy: string
}

export interface GivenAnswer {
  readonly status: number
  /** The body's text, or null where there was none. */
  readonly text: string | null
}

/** A key whose first request never finished is free again after this long, in milliseconds: its server died. */
const ABANDONED_MS = 60_000

const rowOf = (db: Db, { caller, key }: KeyedRequest) =>
  db.selectFrom('idempotency_keys').selectAll().where('caller', '=', caller).where('key', '=', key).executeTakeFirst()

/**
 * Takes the key for this request, or finds what was answered under it.
 * Of two that come at once the second waits for the first one's transaction.
 * @returns the first answer, or null where this request is the first.
 * @throws Refused `requests/idempotency-key-reused`, `requests/idempotency-key-in-use`.
 */
export async function takeKey(db: Db, keys: KeyRing, request: KeyedRequest, now: Date): Promise<GivenAnswer | null> {
  if (await insertKey(db, request, now)) return null
  const first = await rowOf(db, request)
  // The first request gave its key back in between.
  if (first === undefined) {
    if (await insertKey(db, request, now)) return null
    throw refuse(requests.keyInUse)
  }
  if (!request.requestHashes.includes(first.request_hash)) throw refuse(requests.keyReused)
  if (first.status !== null)
    return { status: first.status, text: first.answer === null ? null : keys.open('idempotency', first.answer) }

  const retaken = await db
    .updateTable('idempotency_keys')
    .set({ created_at: now, taken_by: request.takenBy })
    .where('caller', '=', request.caller)
    .where('key', '=', request.key)
    .where('status', 'is', null)
    .where('created_at', '<', new Date(now.getTime() - ABANDONED_MS))
    .executeTakeFirst()
  if (retaken.numUpdatedRows !== 1n) throw refuse(requests.keyInUse)
  return null
}

const insertFree = composedWrite((db, row: Insertable<IdempotencyKeys>) =>
  db
    .insertInto('idempotency_keys')
    .values(row)
    .onConflict((conflict) => conflict.doNothing()),
)

async function insertKey(db: Db, request: KeyedRequest, now: Date): Promise<boolean> {
  const { caller, key, endpoint, requestHashes, takenBy } = request
  const row = { caller, key, endpoint, request_hash: requestHashes[0] ?? '', taken_by: takenBy, created_at: now }
  return (await insertFree(db, row)).numAffectedRows === 1n
}

interface Kept extends Pick<KeyedRequest, 'caller' | 'key' | 'takenBy'> {
  readonly set: Pick<Updateable<IdempotencyKeys>, 'status' | 'answer'>
}

const updateTaken = composedWrite((db, { caller, key, takenBy, set }: Kept) =>
  db
    .updateTable('idempotency_keys')
    .set(set)
    .where('caller', '=', caller)
    .where('key', '=', key)
    .where('taken_by', '=', takenBy),
)

/**
 * Writes down what was answered. Answers hold secrets, so they are sealed.
 * @returns false: another sending of the request has the key by now, and nothing was written.
 */
export async function keepAnswer(db: Db, keys: KeyRing, request: KeyedRequest, answer: GivenAnswer): Promise<boolean> {
  const { caller, key, takenBy } = request
  const set = { status: answer.status, answer: answer.text === null ? null : keys.seal('idempotency', answer.text) }
  return (await updateTaken(db, { caller, key, takenBy, set })).numAffectedRows === 1n
}

/** So many answers are looked at in one statement. */
const LOOKED_AT = 500

/** How many answers the second secret alone opens. Each is forgotten a day after it was given. */
export async function countAnswersOfAlso(db: Db, keys: KeyRing): Promise<number> {
  let count = 0
  let after = { caller: '', key: '00000000-0000-0000-0000-000000000000' }
  for (;;) {
    const rows = await db
      .selectFrom('idempotency_keys')
      .select(['caller', 'key', 'answer'])
      .where('answer', 'is not', null)
      .where(({ eb, refTuple, tuple }) => eb(refTuple('caller', 'key'), '>', tuple(after.caller, after.key)))
      .orderBy('caller')
      .orderBy('key')
      .limit(LOOKED_AT)
      .execute()
    count += rows.filter(({ answer }) => answer !== null && keys.needsAlso('idempotency', answer)).length
    const last = rows.at(-1)
    if (last === undefined) return count
    after = last
  }
}

/** How often a key that could not be given back is tried again, in milliseconds. */
const AGAIN_MS = 250

export interface KeyReturns {
  /** Gives the key back, at once or as soon as the database can be reached: nothing came of the request. Never throws. */
  giveBack(request: KeyedRequest): Promise<void>
  /** Gives back what is still owed of this key, so that the same request can be tried again. */
  settle(request: KeyedRequest): Promise<void>
}

/**
 * A request that ended without an answer of ours leaves no trace of its key, or its next try would be told that the
 * first is still being worked on. The database may be what was missing, so what could not be given back is owed.
 */
export function createKeyReturns(db: Db): KeyReturns {
  const owed = new Map<string, { readonly request: KeyedRequest; readonly until: number }>()
  let timer: NodeJS.Timeout | undefined

  const drop = ({ caller, key, takenBy }: KeyedRequest) =>
    db
      .deleteFrom('idempotency_keys')
      .where('caller', '=', caller)
      .where('key', '=', key)
      .where('taken_by', '=', takenBy)
      .where('status', 'is', null)
      .execute()

  async function pay(name: string): Promise<void> {
    const debt = owed.get(name)
    if (debt === undefined) return
    try {
      await drop(debt.request)
      owed.delete(name)
    } catch {
      if (performance.now() > debt.until) owed.delete(name)
    }
  }

  function payLater(): void {
    if (owed.size === 0 || timer !== undefined) return
    timer = setTimeout(async () => {
      for (const name of [...owed.keys()]) await pay(name)
      timer = undefined
      payLater()
    }, AGAIN_MS)
    timer.unref()
  }

  const nameOf = ({ caller, key, takenBy }: KeyedRequest) => `${caller} ${key} ${takenBy}`

  return {
    async giveBack(request) {
      const name = nameOf(request)
      owed.set(name, { request, until: performance.now() + ABANDONED_MS })
      await pay(name)
      payLater()
    },
    async settle({ caller, key }) {
      for (const name of owed.keys()) if (name.startsWith(`${caller} ${key} `)) await pay(name)
    },
  }
}
