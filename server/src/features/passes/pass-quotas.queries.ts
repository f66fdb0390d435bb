import { type Expression, type Selectable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type { PassQuotas } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<OfficeContext, 'db'>) => context.db.$pickTables<'pass_quotas'>()

/** What is left of a quota that a pass type shares, as part of another statement; null where it shares none. */
export const quotaLeft = (quotaId: Expression<number | null>) =>
  sql<number | null>`(select greatest(0, q.capacity - q.taken) from pass_quotas q where q.id = ${quotaId})`

/** This quota, where a place of it is held for an order of this person; else null. */
export const quotaHeldBy = (userId: string | null, quotaId: Expression<number | null>) =>
  sql<number | null>`(
    select h.quota_id from passes p join pass_types h on h.id = p.pass_type_id
    where p.user_id = ${userId} and p.state = 'pending' and p.place = 'held' and h.quota_id = ${quotaId} limit 1)`

/** As {@link quotaHeldBy}, asked alone. */
export const findQuotaHeldBy = async (context: Context, userId: string, quotaId: number): Promise<number | null> => {
  const { rows } = await sql<{ id: number | null }>`
    select ${quotaHeldBy(userId, sql.val(quotaId))} as id`.execute(context.db)
  return rows[0]?.id ?? null
}

export interface QuotaRow extends Selectable<PassQuotas> {
  readonly held: number
  readonly sold: number
  readonly types: readonly { readonly id: number; readonly name: unknown; readonly codeType: string }[]
}

const quotas = (context: Context) =>
  tables(context)
    .selectFrom('pass_quotas')
    .selectAll('pass_quotas')
    .select([
      sql<number>`coalesce((select sum(t.held)::int from pass_types t where t.quota_id = pass_quotas.id), 0)`.as(
        'held',
      ),
      sql<number>`coalesce((select sum(t.sold)::int from pass_types t where t.quota_id = pass_quotas.id), 0)`.as(
        'sold',
      ),
      sql<QuotaRow['types']>`coalesce((
        select jsonb_agg(jsonb_build_object('id', t.id, 'name', t.name, 'codeType', t.code_type) order by t.position)
        from pass_types t where t.quota_id = pass_quotas.id), '[]'::jsonb)`.as('types'),
    ])
    .where('pass_quotas.edition_id', '=', context.editionId)

/** In the order in which they were made; an index has it behind the edition. */
export const quotaKeys = {
  made: [{ by: sql`pass_quotas.id`, type: 'int' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export const readQuotaPage = (context: Context, asked: PageAsked) =>
  readPage(quotas(context), asked, asked.after, asked.limit)

export const findQuotaRow = (context: Context, id: number): Promise<QuotaRow | undefined> =>
  quotas(context).where('pass_quotas.id', '=', id).executeTakeFirst()

/** Nobody has a type draw from it until the transaction ends. */
export const lockQuota = (context: Pick<OfficeContext, 'db'>, id: number) =>
  tables(context).selectFrom('pass_quotas').select('id').where('id', '=', id).forUpdate().executeTakeFirst()

export const deleteQuota = (context: Context, id: number) => {
  context.changed('passes')
  return tables(context)
    .deleteFrom('pass_quotas')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .execute()
}

/** One that is there stays until the transaction ends. */
export const hasQuota = async (context: Pick<OfficeContext, 'db' | 'editionId'>, id: number): Promise<boolean> =>
  (await tables(context)
    .selectFrom('pass_quotas')
    .select('id')
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .forKeyShare()
    .executeTakeFirst()) !== undefined

export const insertQuota = async (
  context: Context,
  row: { readonly name: string; readonly capacity: number },
): Promise<number> => {
  const { id } = await tables(context)
    .insertInto('pass_quotas')
    .values({ ...row, edition_id: context.editionId })
    .returning('id')
    .executeTakeFirstOrThrow()
  context.changed('passes')
  return id
}

/** @returns false where it is not what the change was made from, or more is taken; nothing was changed then. */
export const changeQuotaRow = async (
  context: Context,
  id: number,
  version: number,
  set: { readonly name: string; readonly capacity: number },
): Promise<boolean> => {
  const { numUpdatedRows } = await tables(context)
    .updateTable('pass_quotas')
    .set((row) => ({ ...set, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .where('version', '=', version)
    .where('taken', '<=', set.capacity)
    .executeTakeFirstOrThrow()
  context.changed('passes')
  return numUpdatedRows === 1n
}

/**
 * Locks pass types, in one order for everybody, where a transaction counts places of more than one: a quota that they
 * share is locked behind the first of them that is counted, and somebody who has another of them waits for it.
 */
export const lockPassTypes = (context: Pick<Context, 'db'>, ids: readonly number[]) =>
  sql`select from pass_types where id = any(${ids}::int[]) order by id for no key update`.execute(context.db)

/** As {@link lockPassTypes}, of vouchers: before any type, as whoever takes a place has its voucher's use first. */
export const lockVouchers = (context: Pick<Context, 'db'>, ids: readonly number[]) =>
  sql`select from vouchers where id = any(${ids}::int[]) order by id for no key update`.execute(context.db)

/** As {@link lockVouchers}: one that is wanted, and those of the passes that an order has now. */
export const lockVouchersOf = (context: Pick<Context, 'db'>, orderId: string, other: number | null) =>
  sql`select from vouchers where id = ${other}
    or id in (select p.voucher_id from passes p where p.order_id = ${orderId})
    order by id for no key update`.execute(context.db)

/** As {@link lockPassTypes}: a type, and those of the passes that an order has now. */
export const lockPassTypesOf = (context: Pick<Context, 'db'>, orderId: string, other: number) =>
  sql`select from pass_types where id = ${other}
    or id in (select p.pass_type_id from passes p where p.order_id = ${orderId})
    order by id for no key update`.execute(context.db)
