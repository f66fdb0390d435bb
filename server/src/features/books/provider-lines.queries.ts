import { type Insertable, sql } from 'kysely'
import { type GivenBeside, refundGivenBeside } from '#features/orders'
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

/** A line about money that went back of a payment of ours, and which refund of ours it proves to be. */
export interface UnnamedLine {
  readonly id: string
  readonly provider: string
  readonly amount: number
  readonly currency: string
  readonly refund: GivenBeside
}

/** Money that went back of our payments without a name of ours, with the refund that it is or stands for. */
const unnamedLines = (() => {
  const line = { provider: sql<string>`l.provider`, source: sql<string | null>`l.source` }
  const refund = refundGivenBeside({ ...line, payment: sql<string>`l.of_payment`, at: sql<Date>`l.happened_at` })
  return sql`
    select l.id, l.provider, l.amount, l.currency, given.refund
    from provider_lines l cross join lateral (select ${refund} as refund) given
    where l.of_payment is not null and l.refund_id is null and l.settled_refund is null and given.refund is not null`
})()

/** The oldest first. */
export const listUnnamedLines = async (context: Pick<Context, 'db'>, provider: string): Promise<UnnamedLine[]> => {
  const { rows } = await sql<UnnamedLine>`
    ${unnamedLines} and l.provider = ${provider} order by l.happened_at, l.id`.execute(context.db)
  return rows
}

/** As it is now, for the rest of the transaction; undefined where it has a name by now. */
export const lockUnnamedLine = async (context: Pick<Context, 'db'>, id: string): Promise<UnnamedLine | undefined> => {
  const { rows } = await sql<UnnamedLine>`${unnamedLines} and l.id = ${id} for update of l`.execute(context.db)
  return rows[0]
}

/** How much was given in the place of a refund, in minor units. */
export const sumSettled = async (context: Context, refundId: string): Promise<number> => {
  const { sum } = await tables(context)
    .selectFrom('provider_lines')
    .select(sql<number>`coalesce(-sum(amount), 0)::int`.as('sum'))
    .where('settled_refund', '=', refundId)
    .executeTakeFirstOrThrow()
  return sum
}

export const nameLine = (
  context: Context,
  id: string,
  name: { readonly refund_id: string } | { readonly settled_refund: string },
) => tables(context).updateTable('provider_lines').set(name).where('id', '=', id).execute()

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
