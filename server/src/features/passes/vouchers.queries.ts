import type { VoucherBatchState } from '@foyer/contract/office-vouchers'
import { type Insertable, type Selectable, sql } from 'kysely'
import type { Context, OfficeContext } from '#platform/context'
import type { PassTypes, VoucherBatches, Vouchers } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'

const tables = (context: Pick<OfficeContext, 'db'>) =>
  context.db.$pickTables<'voucher_batches' | 'vouchers' | 'pass_types'>()

export const insertVoucherBatch = (
  context: OfficeContext,
  row: Omit<Insertable<VoucherBatches>, 'edition_id' | 'made_at'>,
): Promise<{ id: number }> =>
  tables(context)
    .insertInto('voucher_batches')
    .values({ ...row, edition_id: context.editionId, made_at: context.now })
    .returning('id')
    .executeTakeFirstOrThrow()

type CodesOf = Pick<Selectable<Vouchers>, 'batch_id' | 'pass_type_id' | 'max_uses' | 'valid_from' | 'valid_until'>
interface Code {
  readonly code: string
  /** As it is compared. */
  readonly key: string
}

/** Codes of one batch, in the order in which they come. @returns the ids of those that nobody had before. */
export async function insertVouchers(context: OfficeContext, batch: CodesOf, codes: readonly Code[]) {
  const { batch_id, pass_type_id, max_uses, valid_from, valid_until } = batch
  const { rows } = await sql<{ id: number }>`
    insert into vouchers (edition_id, batch_id, pass_type_id, max_uses, valid_from, valid_until, code, code_key)
    select ${context.editionId}::int, ${batch_id}::int, ${pass_type_id}::int, ${max_uses}::int,
      ${valid_from}::timestamptz, ${valid_until}::timestamptz, given.code, given.key
    from unnest(${codes.map(({ code }) => code)}::text[], ${codes.map(({ key }) => key)}::text[])
      with ordinality as given(code, key, place)
    order by given.place
    on conflict (edition_id, code_key) do nothing
    returning id`.execute(context.db)
  context.changed('passes')
  return rows.map(({ id }) => id)
}

/** What became of the codes of a batch. */
interface Outcome {
  readonly codes: number
  readonly stopped: number
  readonly uses: number
  readonly held: number
  readonly redeemed: number
  /** Of codes that are not stopped. */
  readonly left: number
  /** With VAT at the edition's rate, in minor units. */
  readonly given_away: number
}

export interface BatchRow extends Selectable<VoucherBatches> {
  readonly state: VoucherBatchState
  readonly type_name: unknown
  readonly code_type: Selectable<PassTypes>['code_type']
  readonly outcome: Outcome
}

const stateAt = (now: Date) => sql<VoucherBatchState>`case
  when voucher_batches.stopped_at is not null then 'stopped'
  when voucher_batches.valid_until <= ${now}::timestamptz then 'ended'
  when voucher_batches.valid_from > ${now}::timestamptz then 'coming'
  else 'live' end`

const outcome = sql<Outcome>`(
  select jsonb_build_object('codes', count(*), 'stopped', count(v.stopped_at), 'uses', coalesce(sum(v.max_uses), 0),
    'held', coalesce(sum(v.held), 0), 'redeemed', coalesce(sum(v.redeemed), 0),
    'left', coalesce(sum(v.max_uses - v.held - v.redeemed) filter (where v.stopped_at is null), 0),
    'given_away', coalesce((
      select sum(p.given_away) from vouchers used join passes p on p.voucher_id = used.id and p.place = 'sold'
      where used.batch_id = voucher_batches.id and used.redeemed > 0), 0))
  from vouchers v where v.batch_id = voucher_batches.id)`

const batches = (context: Context) =>
  tables(context)
    .selectFrom('voucher_batches')
    .innerJoin('pass_types', 'pass_types.id', 'voucher_batches.pass_type_id')
    .where('voucher_batches.edition_id', '=', context.editionId)
    .selectAll('voucher_batches')
    .select(['pass_types.name as type_name', 'pass_types.code_type'])
    .select([stateAt(context.now).as('state'), outcome.as('outcome')])

/** By what the office sorts the batches; an index has it behind the edition. */
export const batchKeys = {
  made: [
    { by: sql`voucher_batches.made_at`, type: 'timestamptz' },
    { by: sql`voucher_batches.id`, type: 'int' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

interface BatchFilter {
  readonly state?: VoucherBatchState | undefined
  readonly passTypeId?: number | undefined
}

export const readBatchPage = (context: Context, { state, passTypeId }: BatchFilter, asked: PageAsked) =>
  readPage(
    batches(context)
      .$if(state !== undefined, (rows) => rows.where(stateAt(context.now), '=', state ?? 'live'))
      .$if(passTypeId !== undefined, (rows) => rows.where('voucher_batches.pass_type_id', '=', passTypeId ?? 0)),
    asked,
    asked.after,
    asked.limit,
  )

export const findBatchRow = (context: Context, id: number): Promise<BatchRow | undefined> =>
  batches(context).where('voucher_batches.id', '=', id).executeTakeFirst()

export type VoucherRow = Selectable<Vouchers>

/** In the order in which they were made; an index has it behind the batch. */
export const voucherKeys = {
  made: [{ by: sql`vouchers.id`, type: 'int' }],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

interface VoucherFilter {
  readonly state?: 'unused' | 'used' | 'stopped' | undefined
  /** How the code begins, as it is compared. */
  readonly begins?: string | undefined
}

const inState = {
  unused: sql<boolean>`vouchers.held + vouchers.redeemed = 0 and vouchers.stopped_at is null`,
  used: sql<boolean>`vouchers.held + vouchers.redeemed > 0`,
  stopped: sql<boolean>`vouchers.stopped_at is not null`,
}

const vouchersOf = (context: Pick<Context, 'db'>, batchId: number) =>
  tables(context).selectFrom('vouchers').selectAll('vouchers').where('vouchers.batch_id', '=', batchId)

export const readVoucherPage = (
  context: Context,
  batchId: number,
  { state, begins }: VoucherFilter,
  asked: Parameters<typeof readPage>[1] & Pick<PageAsked, 'after' | 'limit'>,
) =>
  readPage(
    vouchersOf(context, batchId)
      .$if(state !== undefined, (rows) => rows.where(inState[state ?? 'unused']))
      .$if(begins !== undefined, (rows) => rows.where(sql<boolean>`starts_with(vouchers.code_key, ${begins}::text)`)),
    asked,
    asked.after,
    asked.limit,
  )

/** Those that somebody could still come in with, now or later. */
export const readGoodVouchers = (context: Context, batchId: number, asked: PageAsked) =>
  readPage(
    vouchersOf(context, batchId)
      .where('vouchers.stopped_at', 'is', null)
      .where(sql<boolean>`vouchers.held + vouchers.redeemed < vouchers.max_uses`),
    asked,
    asked.after,
    asked.limit,
  )

/** Stops a batch that is not stopped yet; whoever stops it in the same moment waits here. */
export const stopBatchRow = async (context: Context, id: number): Promise<void> => {
  await tables(context)
    .updateTable('voucher_batches')
    .set({ stopped_at: context.now })
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .where('stopped_at', 'is', null)
    .execute()
}

/**
 * Stops codes: all of a batch, or one. Who takes a use in this moment locks the code's row before or after this does,
 * and so either has it, or finds it stopped.
 */
export const stopVoucherRows = (
  context: Context,
  of: { readonly batchId: number } | { readonly id: number },
): Promise<VoucherRow[]> => {
  context.changed('passes')
  return tables(context)
    .updateTable('vouchers')
    .set({ stopped_at: context.now })
    .where('edition_id', '=', context.editionId)
    .where('stopped_at', 'is', null)
    .where((row) => ('id' in of ? row('id', '=', of.id) : row('batch_id', '=', of.batchId)))
    .returningAll()
    .execute()
}

export const findVoucherById = (context: Context, id: number): Promise<VoucherRow | undefined> =>
  tables(context)
    .selectFrom('vouchers')
    .selectAll()
    .where('id', '=', id)
    .where('edition_id', '=', context.editionId)
    .executeTakeFirst()
