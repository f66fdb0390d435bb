import type { Db } from '#platform/database/database'

/** Keeps public keys of passes beside those that are kept already. @returns all of them. */
export async function keepPassKeys(db: Db, publicKeys: readonly string[]): Promise<string[]> {
  const table = db.$pickTables<'pass_keys'>()
  await table
    .insertInto('pass_keys')
    .values(publicKeys.map((public_key) => ({ public_key })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  const rows = await table.selectFrom('pass_keys').select('public_key').orderBy('public_key').execute()
  return rows.map(({ public_key }) => public_key)
}
