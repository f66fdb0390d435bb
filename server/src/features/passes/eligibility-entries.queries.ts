import type { EligibilityEntry } from '@foyer/contract/eligibility-entries'
import { type ExpressionBuilder, type Insertable, type Selectable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type { DB, EligibilityEntries } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { mailboxKey } from '#platform/ground/email-key'

export type EligibilityRow = Selectable<EligibilityEntries>

const ofEveryEdition = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'eligibility_entries'>().selectFrom('eligibility_entries')

const entries = (context: Pick<Context, 'db' | 'editionId'>) =>
  ofEveryEdition(context).where('eligibility_entries.edition_id', '=', context.editionId)

/** A mailbox that is barred is so under each of its tags; welcome is the one address that is named. */
const isAbout =
  ({ key, mailbox }: AddressKeys) =>
  (entry: ExpressionBuilder<DB, 'eligibility_entries'>) =>
    entry.or([
      entry('eligibility_entries.email_key', '=', key),
      entry.and([
        entry('eligibility_entries.list', '=', 'blacklist'),
        entry('eligibility_entries.email_key', '=', mailbox),
      ]),
    ])

const entriesOfAddress = (context: Pick<Context, 'db' | 'editionId'>, keys: AddressKeys) =>
  entries(context).where(isAbout(keys))

/** Every line about an address, of every edition. */
export const listEntriesOfAddress = (context: Pick<Context, 'db'>, emailKey: string): Promise<EligibilityRow[]> =>
  ofEveryEdition(context)
    .selectAll()
    .where(isAbout(keysOf(emailKey)))
    .orderBy('id')
    .execute()

/** By what an address may stand in a list. */
export interface AddressKeys {
  readonly key: string
  readonly mailbox: string
  readonly domain: string
}

export const keysOf = (emailKey: string): AddressKeys => ({
  key: emailKey,
  mailbox: mailboxKey(emailKey),
  domain: emailKey.slice(emailKey.lastIndexOf('@')),
})

/** The lists that count for an address: those in which it stands itself, or else those in which its domain does. */
export const listsAbout = (context: Pick<Context, 'db' | 'editionId'>, keys: AddressKeys) => {
  const own = entriesOfAddress(context, keys).select('eligibility_entries.list')
  return own.unionAll(
    entries(context)
      .select('eligibility_entries.list')
      .where('eligibility_entries.email_key', '=', keys.domain)
      .where((entry) => entry.not(entry.exists(own))),
  )
}

export const readListsAbout = async (context: Context, emailKey: string): Promise<EligibilityRow['list'][]> =>
  (await listsAbout(context, keysOf(emailKey)).execute()).map(({ list }) => list)

/** Every line about an address, whether it counts or not. */
export function readEntriesAbout(context: Context, emailKey: string): Promise<EligibilityRow[]> {
  const keys = keysOf(emailKey)
  return entriesOfAddress(context, keys)
    .selectAll()
    .unionAll(entries(context).selectAll().where('eligibility_entries.email_key', '=', keys.domain))
    .orderBy('id')
    .execute()
}

/** Which of these stand in a list already. */
export async function readKnownKeys(
  context: Context,
  list: EligibilityEntry['list'],
  keys: readonly string[],
): Promise<ReadonlySet<string>> {
  if (keys.length === 0) return new Set()
  const rows = await entries(context)
    .select('eligibility_entries.email_key')
    .where('eligibility_entries.list', '=', list)
    .where('eligibility_entries.email_key', 'in', keys)
    .execute()
  return new Set(rows.map(({ email_key }) => email_key))
}

/** By what the office sorts the lines; an index has each behind the edition. */
export const eligibilityKeys = {
  address: [
    { by: sql`eligibility_entries.email_key`, type: 'text' },
    { by: sql`eligibility_entries.id`, type: 'int' },
  ],
  added: [
    { by: sql`eligibility_entries.added_at`, type: 'timestamptz' },
    { by: sql`eligibility_entries.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const readEligibilityPage = (
  context: Context,
  { list }: { readonly list?: EligibilityEntry['list'] | undefined },
  asked: PageAsked,
) =>
  readPage(
    entries(context)
      .selectAll()
      .$if(list !== undefined, (lines) => lines.where('eligibility_entries.list', '=', list ?? 'blacklist')),
    asked,
    asked.after,
    asked.limit,
  )

/**
 * An address or domain stands in a list once; the newer reason counts.
 * @param rows no two about the same.
 * @returns the lines as they stand now, and whether each is new.
 */
export const keepEligibilityRows = (
  context: OfficeContext,
  rows: readonly Omit<Insertable<EligibilityEntries>, 'edition_id'>[],
): Promise<(EligibilityRow & { readonly is_new: boolean })[]> =>
  context.db
    .$pickTables<'eligibility_entries'>()
    .insertInto('eligibility_entries')
    .values(rows.map((row) => ({ ...row, edition_id: context.editionId })))
    .onConflict((conflict) =>
      conflict
        .columns(['edition_id', 'list', 'email_key'])
        .doUpdateSet((line) => ({ reason: line.ref('excluded.reason') })),
    )
    .returningAll()
    .returning(sql<boolean>`xmax = 0`.as('is_new'))
    .execute()

export const deleteEligibilityRow = (context: Context, id: number): Promise<EligibilityRow | undefined> =>
  context.db
    .$pickTables<'eligibility_entries'>()
    .deleteFrom('eligibility_entries')
    .where('edition_id', '=', context.editionId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst()
