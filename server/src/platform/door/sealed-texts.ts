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

/** How many there are: sealed with the second secret, and with none that the deployment has. */
export async function countSealed(
  db: Db,
  keys: KeyRing,
  { table, purpose }: SealedTexts,
): Promise<{ readonly also: number; readonly lost: number }> {
  const known = keys.keyIds(purpose)
  const { rows } = await sql<{ also: number; lost: number }>`
    select count(*) filter (where key_id = any(${known.slice(1)}::text[]))::int as also,
      count(*) filter (where key_id <> all(${known}::text[]))::int as lost
    from ${sql.table(table)} where sealed is not null`.execute(db)
  return rows[0] ?? { also: 0, lost: 0 }
}

/**
 * Seals with the present secret what was sealed with the second one. What somebody changes meanwhile stays as they left it:
 * it is sealed with the secret of their server. One that is damaged stays as it is, and keeps no other from it.
 * @returns how many it were, and the rows of those that are damaged.
 */
export async function sealAnew(
  db: Db,
  keys: KeyRing,
  { table, boundTo, purpose }: SealedTexts,
): Promise<{ readonly done: number; readonly damaged: readonly string[] }> {
  const [at, column] = [sql.table(table), sql.ref(boundTo)]
  const { rows } = await sql<KeptText & { id: string }>`
    select ${column} as id, sealed, key_id from ${at}
    where sealed is not null and key_id = any(${keys.keyIds(purpose).slice(1)}::text[])`.execute(db)
  let done = 0
  const damaged: string[] = []
  for (const row of rows) {
    const text = openUndamaged(keys, purpose, row)
    if (text === null) {
      damaged.push(row.id)
      continue
    }
    const { sealed, key_id } = keys.sealToKeep(purpose, text, row.id)
    const { numAffectedRows } = await sql`
      update ${at} set sealed = ${sealed}, key_id = ${key_id}
      where ${column} = ${row.id} and sealed = ${row.sealed}`.execute(db)
    done += Number(numAffectedRows ?? 0)
  }
  return { done, damaged }
}

function openUndamaged(keys: KeyRing, purpose: string, row: KeptText & { readonly id: string }): string | null {
  try {
    return keys.openKept(purpose, row, row.id)
  } catch {
    return null
  }
}
