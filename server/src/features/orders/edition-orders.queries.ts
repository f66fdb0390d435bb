import { type Expression, type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'

/** Whether anything was ever ordered of this edition, as part of another feature's own statement. */
export const hasOrdersIn = (editionId: Expression<number>) =>
  sql<boolean>`exists (select from orders o where o.edition_id = ${editionId})`

/**
 * Whether somebody ordered of this edition, as part of another feature's own statement. Asked for each person by itself:
 * of an `exists` the planner would gather the buyers of all orders first.
 */
export const hasOrderIn = (editionId: number, userId: Expression<string>) =>
  sql<boolean>`coalesce(
    (select true from orders o where o.user_id = ${userId} and o.edition_id = ${editionId} limit 1), false)`

/** What of the words that somebody typed is meant, as the indexes of words are asked for it. */
interface WordsMeant {
  /** Each but the last as it stands there, of the last the beginning. */
  readonly said: RawBuilder<unknown>
  /** Of each the beginning; null where there is but one word, of which that is meant already. */
  readonly begun: RawBuilder<unknown> | null
}

const isMore = /[^\s!-/:-@[-`{-~][\s!-/:-@[-`{-~]+[^\s!-/:-@[-`{-~]/

export const wordsMeant = (typed: string): WordsMeant => ({
  said: sql`order_words_said(${typed})`,
  begun: isMore.test(typed) ? sql`order_words_typed(${typed})` : null,
})

/**
 * Whose orders have all these words, of number and buyer, as part of another feature's own statement.
 * @param editionId of which edition; null: of any.
 * @param words what of them is meant, as the index of words is asked.
 */
export const buyersNamed = (editionId: number | null, words: RawBuilder<unknown>) => sql`
  select o.user_id from orders o
  where ${editionId === null ? sql`true` : sql`o.edition_id = ${editionId}`} and o.user_id is not null
    and order_words(o.number, o.buyer) @@ ${words}`

/**
 * Whose order has the number that may be meant by these signs, as part of another feature's own statement.
 * @param editionId of which edition; null: of any.
 */
export const buyersNumbered = (editionId: number | null, numbers: readonly string[]) => sql`
  select o.user_id from orders o
  where ${editionId === null ? sql`true` : sql`o.edition_id = ${editionId}`} and o.user_id is not null
    and o.number = any(${[...numbers]}::text[])`

/** Who signed up to orders of this edition that have all these words, as part of another feature's own statement. */
export const signUpsNamedInOrders = (editionId: number, words: RawBuilder<unknown>) => sql`
  select o.sign_up_id from orders o
  where o.edition_id = ${editionId} and o.sign_up_id is not null
    and order_words(o.number, o.buyer) @@ ${words}`

/** How many orders were ever made of each edition; one without any is not there. */
export async function countOrdersIn({ db }: Pick<Context, 'db'>): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ edition_id: number; orders: number }>`
    select o.edition_id, count(*)::int as orders from orders o group by o.edition_id`.execute(db)
  return new Map(rows.map((row) => [row.edition_id, row.orders]))
}

/** How many orders somebody has begun of the edition: none is ever taken away. */
export const countOrdersOfUser = async (context: Context, userId: string): Promise<number> => {
  const { rows } = await sql<{ orders: number }>`
    select count(*)::int as orders from orders o
    where o.user_id = ${userId} and o.edition_id = ${context.editionId}`.execute(context.db)
  return rows[0]?.orders ?? 0
}
