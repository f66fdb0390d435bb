import type { Locale } from '@foyer/contract/kit/languages'
import { isStaff } from '@foyer/contract/kit/scopes'
import type { Selectable } from 'kysely'
import type { Person } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { Db } from '#platform/database/database'
import type { Callers } from '#platform/database/database-types'
import { spokenLocale } from '#platform/ground/words'
import { hashSecret } from './secrets.ts'

/** A session lives this long after its last use, in milliseconds. */
export const SESSION_IDLE_MS = 12 * 3_600_000
/** A session's last use is written down at most this often, in milliseconds, so that reads stay reads. */
const TOUCH_MS = 5 * 60_000

const callersNow = composedOnce((db, tokenHash: string) =>
  db.selectFrom('callers').selectAll().where('token_hash', '=', tokenHash).where('is_current', '=', true),
)
const callersOfEdition = composedOnce((db, tokenHash: string, editionId: number) =>
  db.selectFrom('callers').selectAll().where('token_hash', '=', tokenHash).where('edition_id', '=', editionId),
)

/**
 * Who carries this token, in one read: the session, the person, and whether they may be here at all. A pass or tag
 * that was withdrawn a moment ago ends it with this request.
 * @param isUse false: their session is only looked at, and lives no longer for it.
 * @param editionId whose doors are knocked at; null: those of the current edition.
 */
export async function findPerson(
  db: Db,
  token: string,
  now: Date,
  editionId: number | null,
  isUse = true,
): Promise<FoundPerson | null> {
  const hash = hashSecret(token)
  const [row] = await (editionId === null ? callersNow(db, hash) : callersOfEdition(db, hash, editionId))
  return personOf(db, row, now, isUse)
}

/** As {@link findPerson}, for a request that the house itself makes in a session's name. */
export async function findPersonBySession(
  db: Db,
  sessionId: string,
  now: Date,
  editionId: number | null,
  isUse = true,
): Promise<FoundPerson | null> {
  const row = await db
    .selectFrom('callers')
    .selectAll()
    .where('session_id', '=', sessionId)
    .$if(editionId === null, (callers) => callers.where('is_current', '=', true))
    .$if(editionId !== null, (callers) => callers.where('edition_id', '=', editionId ?? 0))
    .executeTakeFirst()
  return personOf(db, row, now, isUse)
}

export type FoundPerson = Person & {
  readonly editionId: number
  /** Whether everybody sees that edition. */
  readonly isShown: boolean
  readonly locale: Locale
}

async function personOf(
  db: Db,
  row: Selectable<Callers> | undefined,
  now: Date,
  isUse: boolean,
): Promise<FoundPerson | null> {
  if (row === undefined || row.expires_at <= now) return null
  const isSeen = row.seen_by !== null
  if (!row.is_vendor && row.approved_pass_id === null && (isSeen || !isStaff(row.scopes))) return null
  // It ends by itself, however much is looked at.
  if (isUse && !isSeen && now.getTime() - row.last_seen_at.getTime() > TOUCH_MS)
    await db
      .updateTable('sessions')
      .set({ last_seen_at: now, expires_at: new Date(now.getTime() + SESSION_IDLE_MS) })
      .where('id', '=', row.session_id)
      .execute()
  return {
    kind: 'person',
    userId: row.user_id,
    sessionId: row.session_id,
    email: row.email,
    isVendor: row.is_vendor,
    approvedPassId: row.approved_pass_id,
    scopes: isSeen ? [] : row.scopes,
    secondFactorAt: row.second_factor_at,
    seenBy: row.seen_by === null ? null : { userId: row.seen_by, until: row.expires_at },
    editionId: row.edition_id,
    isShown: row.is_current,
    locale: spokenLocale(row.locale),
  }
}
