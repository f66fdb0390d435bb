import { sql } from 'kysely'
import type { Db } from '#platform/database/database'
import type { DB } from '#platform/database/database-types'
import type { KeptText, KeyRing } from './secrets.ts'

/** Texts that stay sealed for as long as their rows do, in the columns `sealed` and `key_id` of a table. */
export interface SealedTexts {
  /** As whoever runs the server reads it. */
  readonly what: string
  readonly table: keyof DB
  /** The column that names a row, to which its text is bound. */
  readonly boundTo: string
  readonly purpose: string
}

interface Sealed extends KeptText {
  readonly id: string
}

const readSealed = async (db: Db, { table, boundTo }: SealedTexts, keyIds: readonly string[]): Promise<Sealed[]> => {
  const { rows } = await sql<Sealed>`
    select ${sql.ref(boundTo)} as id, sealed, key_id from ${sql.table(table)}
    where sealed is not null and key_id = any(${[...keyIds]}::text[]) order by 1`.execute(db)
  return rows
}

/**
 * How many there are: sealed with the second secret, and with none that the deployment has. Those that are damaged are opened
 * by no secret, count as neither, and are named by their rows.
 */
export async function lookAtSealed(
  db: Db,
  keys: KeyRing,
  texts: SealedTexts,
): Promise<{ readonly also: number; readonly lost: number; readonly damaged: readonly string[] }> {
  const known = keys.keyIds(texts.purpose)
  const rows = await readSealed(db, texts, known)
  const { rows: others } = await sql<{ lost: number }>`
    select count(*)::int as lost from ${sql.table(texts.table)}
    where sealed is not null and key_id <> all(${[...known]}::text[])`.execute(db)
  const damaged = new Set(rows.filter((row) => openUndamaged(keys, texts.purpose, row) === null).map(({ id }) => id))
  return {
    also: rows.filter(({ id, key_id }) => key_id !== known[0] && !damaged.has(id)).length,
    lost: others[0]?.lost ?? 0,
    damaged: [...damaged],
  }
}

/**
 * Seals with the present secret what was sealed with the second one. What somebody changes meanwhile stays as they left it:
 * it is sealed with the secret of their server. One that is damaged stays as it is, and keeps no other from it.
 * @returns how many it were.
 */
export async function sealAnew(db: Db, keys: KeyRing, texts: SealedTexts): Promise<number> {
  const { table, boundTo, purpose } = texts
  let done = 0
  for (const row of await readSealed(db, texts, keys.keyIds(purpose).slice(1))) {
    const text = openUndamaged(keys, purpose, row)
    if (text === null) continue
    const { sealed, key_id } = keys.sealToKeep(purpose, text, row.id)
    const { numAffectedRows } = await sql`
      update ${sql.table(table)} set sealed = ${sealed}, key_id = ${key_id}
      where ${sql.ref(boundTo)} = ${row.id} and sealed = ${row.sealed}`.execute(db)
    done += Number(numAffectedRows ?? 0)
  }
  return done
}

function openUndamaged(keys: KeyRing, purpose: string, row: Sealed): string | null {
  try {
    return keys.openKept(purpose, row, row.id)
  } catch {
    return null
  }
}
