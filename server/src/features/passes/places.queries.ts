import { type ExpressionBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { DB } from '#platform/database-types'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'pass_types' | 'vouchers'>()

const changedOne = (result: { numUpdatedRows: bigint }): boolean => result.numUpdatedRows === 1n

type PassTypeRows = ExpressionBuilder<Pick<DB, 'pass_types' | 'vouchers'>, 'pass_types'>

/**
 * The guard of every promise about passes: one statement that counts a place only where one is left. Without its
 * condition the table's check would still refuse, but a sold-out pass would answer as an error instead of a refusal.
 */
export const placeIsLeft = (row: PassTypeRows) =>
  row.or([row('capacity', 'is', null), row(sql<number>`held + sold`, '<', row.ref('capacity'))])

export const countHeldPlace = async (context: Context, passTypeId: number): Promise<boolean> =>
  changedOne(
    await tables(context)
      .updateTable('pass_types')
      .set((row) => ({ held: row('held', '+', 1) }))
      .where('id', '=', passTypeId)
      .where(placeIsLeft)
      .executeTakeFirst(),
  )

export const countReleasedPlace = (context: Context, passTypeId: number, from: 'held' | 'sold') =>
  tables(context)
    .updateTable('pass_types')
    .set((row) => ({ [from]: row(from, '-', 1) }))
    .where('id', '=', passTypeId)
    .execute()

export const countSoldPlace = (context: Context, passTypeId: number) =>
  tables(context)
    .updateTable('pass_types')
    .set((row) => ({ held: row('held', '-', 1), sold: row('sold', '+', 1) }))
    .where('id', '=', passTypeId)
    .execute()

export const countHeldVoucher = async (context: Context, voucherId: number): Promise<boolean> =>
  changedOne(
    await tables(context)
      .updateTable('vouchers')
      .set((row) => ({ held: row('held', '+', 1) }))
      .where('id', '=', voucherId)
      .where(sql<boolean>`held + redeemed < max_uses`)
      .where((row) => row.or([row('valid_until', 'is', null), row('valid_until', '>', context.now)]))
      .executeTakeFirst(),
  )

export const countReleasedVoucher = (context: Context, voucherId: number, from: 'held' | 'sold') => {
  const column = from === 'held' ? 'held' : 'redeemed'
  return tables(context)
    .updateTable('vouchers')
    .set((row) => ({ [column]: row(column, '-', 1) }))
    .where('id', '=', voucherId)
    .execute()
}

export const countSoldVoucher = (context: Context, voucherId: number) =>
  tables(context)
    .updateTable('vouchers')
    .set((row) => ({ held: row('held', '-', 1), redeemed: row('redeemed', '+', 1) }))
    .where('id', '=', voucherId)
    .execute()

export const isPassTypeFull = async (context: Context, passTypeId: number): Promise<boolean> => {
  const row = await tables(context)
    .selectFrom('pass_types')
    .select((type) => type.not(placeIsLeft(type)).as('is_full'))
    .where('id', '=', passTypeId)
    .executeTakeFirst()
  return row?.is_full === true
}
