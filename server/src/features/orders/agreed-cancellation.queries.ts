import { type Expression, type RawBuilder, sql } from 'kysely'

/** What was agreed about giving things of an order back, as part of another feature's own statement. */
export const agreedIn = (orderId: RawBuilder<string>) =>
  sql`(select o.cancellation_policy from orders o where o.id = ${orderId})`

/** As {@link agreedIn}, where this person paid for it. */
export const agreedWith = (orderId: Expression<string | null>, userId: Expression<string | null>) =>
  sql<unknown>`(select o.cancellation_policy from orders o where o.id = ${orderId} and o.user_id = ${userId} and o.total > 0)`
