import type { MergeField, MergePreview } from '@foyer/contract/merge-people'
import { call, confirm, type SignedUp, signUpVisitor } from './people.ts'
import type { TestHouse } from './test-house.ts'

export interface Account {
  readonly id: string
  readonly email: string
  readonly signUp: SignedUp
}

export const idOf = async (house: Pick<TestHouse, 'database'>, email: string): Promise<string> =>
  (await house.database.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow()).id

/** Somebody who signed up, proved their address, and let the order go: an account, and nothing in it. */
export async function emptyAccount(house: TestHouse, changes: Record<string, unknown> = {}): Promise<Account> {
  const signUp = await signUpVisitor(house, changes)
  await confirm(house, signUp)
  const path = `/api/order/${signUp.order!.uuid}/cancel`
  await call(house, 'POST', path, { token: signUp.orderSecret ?? undefined, body: {} })
  return { id: await idOf(house, signUp.email), email: signUp.email, signUp }
}

export const previewMerge = (house: Pick<TestHouse, 'app'>, token: string, kept: string, gone: string) =>
  call<MergePreview>(house, 'GET', `/api/organiser/person/${kept}/merge/${gone}`, { token })

/** Merges what staff see at this moment. */
export async function merge(
  house: Pick<TestHouse, 'app'>,
  token: string,
  kept: string,
  gone: string,
  takes: readonly MergeField[] = [],
) {
  const { body: seen } = await previewMerge(house, token, kept, gone)
  return mergeSeen(house, token, seen, takes)
}

export const mergeSeen = (
  house: Pick<TestHouse, 'app'>,
  token: string,
  { kept, gone }: MergePreview,
  takes: readonly MergeField[] = [],
) =>
  call<{ code?: string; obstacles?: MergePreview['obstacles']; theirs?: MergePreview }>(
    house,
    'POST',
    `/api/organiser/person/${kept.person.uuid}/merge`,
    {
      token,
      body: {
        other: gone.person.uuid,
        version: kept.version,
        otherVersion: gone.version,
        takes,
        reason: 'Signed up twice',
      },
    },
  )

/** Every column that names an account, as `table.column`. */
export async function columnsNamingAccounts(house: Pick<TestHouse, 'database'>): Promise<string[]> {
  const { rows } = await house.database.raw(`
    select c.conrelid::regclass::text || '.' || a.attname as name
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass order by 1`)
  return rows.map(({ name }) => String(name))
}

/** Of these columns those in which somebody stands. */
export async function columnsNaming(
  house: Pick<TestHouse, 'database'>,
  columns: readonly string[],
  userId: string,
): Promise<string[]> {
  const naming: string[] = []
  for (const name of columns) {
    const [table, column] = name.split('.')
    const { rows } = await house.database.raw(`select from ${table} where ${column} = $1 limit 1`, [userId])
    if (rows.length > 0) naming.push(name)
  }
  return naming
}
