import { type Expression, sql } from 'kysely'
import { isUnpaid, isUnpaidOffer } from '#features/orders'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'passes'>()

/**
 * Whether a person has a pass that is no pass yet: chosen in an order that is not paid, or paid and waiting for
 * something else. Asked while nobody else begins an order of theirs.
 */
export const hasPassUnderWay = async (context: Context, userId: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('passes')
    .select('id')
    .where('user_id', '=', userId)
    .where('edition_id', '=', context.editionId)
    .where('state', '=', 'pending')
    .where((pass) => pass.or([pass('place', '<>', 'none'), isUnpaid(pass.ref('order_id'))]))
    .executeTakeFirst()) !== undefined

/** As part of another statement: staff hold a pass for somebody, who has not paid it yet. */
export const isOfferedPass = (userId: Expression<string | null>, editionId: Expression<number>) =>
  sql<boolean>`exists (
    select from passes p where p.user_id = ${userId} and p.edition_id = ${editionId} and p.state = 'pending'
      and ${isUnpaidOffer(sql.ref('p.order_id'))})`

export const hasOfferedPass = async (context: Context, userId: string): Promise<boolean> => {
  const { rows } = await sql<{ is: boolean }>`
    select ${isOfferedPass(sql.val(userId), sql.val(context.editionId))} as is`.execute(context.db)
  return rows[0]?.is === true
}
