import { type ExpressionBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import { composedWrite } from '#platform/database/composed-writes'
import type { DB } from '#platform/database/database-types'
import { orNothingLeft, sayNothingLeft, takeOrFail } from '#platform/database/take-or-fail'
import { quotaLeft } from './pass-quotas.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_types' | 'vouchers' | 'passes'>()

type PassTypeRows = ExpressionBuilder<Pick<DB, 'pass_types' | 'vouchers'>, 'pass_types'>

/**
 * The guard of every promise about passes: one statement that counts a place only where one is left. Without its
 * condition the table's check would still refuse, but a sold-out pass would answer as an error instead of a refusal. A
 * quota that it shares is counted by the table's trigger, in this statement and in the same words.
 * @throws NothingLeft, and the transaction with it.
 */
const placeIsLeft = (row: PassTypeRows) =>
  row.or([row('capacity', 'is', null), row(sql<number>`held + sold`, '<', row.ref('capacity'))])

export const countHeldPlace = async (context: Context, passTypeId: number): Promise<void> => {
  context.changed('passes')
  await holdPlaceOf(context.db, { passTypeId }).catch(sayNothingLeft)
}

const holdPlaceOf = composedWrite((db, { passTypeId }: { readonly passTypeId: number }) =>
  orNothingLeft(
    tables({ db })
      .updateTable('pass_types')
      .set((row) => ({ held: row('held', '+', 1) }))
      .where('id', '=', passTypeId)
      .where(placeIsLeft)
      .returning('id'),
  ),
)

export const countReleasedPlace = (context: Context, passTypeId: number, from: 'held' | 'sold') => {
  context.changed('passes')
  return tables(context)
    .updateTable('pass_types')
    .set((row) => ({ [from]: row(from, '-', 1) }))
    .where('id', '=', passTypeId)
    .execute()
}

/** What was held is sold: no fewer are left. */
export const countSoldPlace = ({ db }: Context, passTypeId: number) => sellPlaceOf(db, { passTypeId })

const sellPlaceOf = composedWrite((db, { passTypeId }: { readonly passTypeId: number }) =>
  tables({ db })
    .updateTable('pass_types')
    .set((row) => ({ held: row('held', '-', 1), sold: row('sold', '+', 1) }))
    .where('id', '=', passTypeId),
)

/** As {@link countHeldPlace}, for a voucher's use. */
export const countHeldVoucher = (context: Context, voucherId: number): Promise<void> => {
  context.changed('passes')
  return takeOrFail(
    context.db,
    tables(context)
      .updateTable('vouchers')
      .set((row) => ({ held: row('held', '+', 1) }))
      .where('id', '=', voucherId)
      .where(sql<boolean>`held + redeemed < max_uses`)
      .where('stopped_at', 'is', null)
      .where((row) => row.or([row('valid_from', 'is', null), row('valid_from', '<=', context.now)]))
      .where((row) => row.or([row('valid_until', 'is', null), row('valid_until', '>', context.now)]))
      .returning('id'),
  )
}

export const countReleasedVoucher = (context: Context, voucherId: number, from: 'held' | 'sold') => {
  context.changed('passes')
  const column = from === 'held' ? 'held' : 'redeemed'
  return tables(context)
    .updateTable('vouchers')
    .set((row) => ({ [column]: row(column, '-', 1) }))
    .where('id', '=', voucherId)
    .execute()
}

/** What was held is redeemed: no fewer are left. */
export const countSoldVoucher = (context: Context, voucherId: number) =>
  tables(context)
    .updateTable('vouchers')
    .set((row) => ({ held: row('held', '-', 1), redeemed: row('redeemed', '+', 1) }))
    .where('id', '=', voucherId)
    .execute()

/** Until the transaction ends, nobody else whose mailbox is not proven takes a place of this type. */
export const lockUnprovenHolds = (context: Context, passTypeId: number) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`unproven holds of ${passTypeId}`}, 0))`.execute(context.db)

export const listUnprovenHolds = (context: Context, passTypeId: number) =>
  tables(context)
    .selectFrom('passes')
    .select(['held_by_mailbox', 'held_by_network'])
    .where('pass_type_id', '=', passTypeId)
    .where('place', '=', 'held')
    .where('user_id', 'is', null)
    .execute()

/** Sign-ups from a network since then whose mailbox is not proven. */
export const countUnprovenSignUps = async (context: Context, network: string, since: Date): Promise<number> => {
  const { count } = await tables(context)
    .selectFrom('passes')
    .select((pass) => pass.fn.countAll<number>().as('count'))
    .where('held_by_network', '=', network)
    .where('created_at', '>', since)
    .where('user_id', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Places left of a type, or uses of the voucher where those are fewer; null where there is no end to them. */
export const findLeft = async (context: Context, passTypeId: number, voucherId: number | null) => {
  const type = await tables(context)
    .selectFrom('pass_types')
    .select(({ ref }) => sql<number | null>`least(capacity - held - sold, ${quotaLeft(ref('quota_id'))})`.as('left'))
    .where('id', '=', passTypeId)
    .executeTakeFirst()
  const voucher =
    voucherId === null
      ? undefined
      : await tables(context)
          .selectFrom('vouchers')
          .select(sql<number>`max_uses - held - redeemed`.as('left'))
          .where('id', '=', voucherId)
          .executeTakeFirst()
  const ends = [type?.left, voucher?.left].filter((left) => typeof left === 'number')
  return ends.length === 0 ? null : Math.min(...ends)
}

export const isPassTypeFull = async (context: Context, passTypeId: number): Promise<boolean> => {
  const row = await tables(context)
    .selectFrom('pass_types')
    .select((type) =>
      type
        .or([type.not(placeIsLeft(type)), sql<boolean>`coalesce(${quotaLeft(type.ref('quota_id'))} = 0, false)`])
        .as('is_full'),
    )
    .where('id', '=', passTypeId)
    .executeTakeFirst()
  return row?.is_full === true
}
