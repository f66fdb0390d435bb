import { type Insertable, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { ProviderLines } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'provider_lines' | 'provider_reads'>()

/** Takes lines of a provider's account in. @returns the ids of those that were not there. */
export const insertProviderLines = async (
  context: Context,
  rows: readonly Insertable<ProviderLines>[],
): Promise<ReadonlySet<string>> => {
  if (rows.length === 0) return new Set()
  const added = await tables(context)
    .insertInto('provider_lines')
    .values([...rows])
    .onConflict((conflict) => conflict.columns(['provider', 'ref']).doNothing())
    .returning('id')
    .execute()
  return new Set(added.map(({ id }) => id))
}

/** Until when a provider's account was read; undefined: never. */
export const findReadUntil = async (context: Context, provider: string): Promise<Date | undefined> => {
  const row = await tables(context)
    .selectFrom('provider_reads')
    .select('read_until')
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.read_until
}

export const noteReadUntil = (context: Context, provider: string, until: Date) =>
  tables(context)
    .insertInto('provider_reads')
    .values({ provider, read_until: until })
    .onConflict((conflict) =>
      conflict.column('provider').doUpdateSet({
        read_until: sql<Date>`greatest(provider_reads.read_until, excluded.read_until)`,
      }),
    )
    .execute()

/** What a provider kept of payments and refunds of ours, and what arrived of them. */
export const sumFees = (context: Pick<Context, 'db'>, ids: readonly string[]) =>
  tables(context)
    .selectFrom('provider_lines')
    .select([
      sql<string>`coalesce(refund_id, payment_id)`.as('id'),
      'currency',
      sql<number>`sum(fee)::int`.as('fee'),
      sql<number>`sum(amount - fee)::int`.as('arrived'),
    ])
    .where(({ or, eb }) => or([eb('payment_id', 'in', [...ids]), eb('refund_id', 'in', [...ids])]))
    .groupBy([sql`coalesce(refund_id, payment_id)`, 'currency'])
    .execute()
