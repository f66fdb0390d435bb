import { type Expression, sql } from 'kysely'

/** The number of the order that a row of another feature names, as part of that feature's own statement. */
export const orderNumberFor = (orderId: Expression<string | null>) =>
  sql<string | null>`(select o.number from orders o where o.id = ${orderId})`

/** The edition of the order that a row of another feature names, as part of that feature's own statement. */
export const orderEditionFor = (orderId: Expression<string>) =>
  sql<number>`(select o.edition_id from orders o where o.id = ${orderId})`

/** The orders of a person, as part of another feature's own statement. */
export const orderIdsOf = (userId: string) => sql<string>`(select o.id from orders o where o.user_id = ${userId})`

/** The orders of these numbers, as part of another feature's own statement. */
export const orderIdsNumbered = (numbers: readonly string[]) =>
  sql<string>`(select o.id from orders o where o.number = any(${[...numbers]}::text[]))`

/** Whether something of the order of a row is kept and its buyer is known, as part of another feature's own statement. */
export const isInvoicedStill = (orderId: Expression<string>) => sql<boolean>`exists (
  select from orders o
  where o.id = ${orderId} and o.state in ('paid', 'partially_refunded') and o.buyer_erasure is null)`

/** Whether an order is not paid yet, and neither over, as part of another feature's own statement. */
export const isUnpaid = (orderId: Expression<string | null>) => sql<boolean>`exists (
  select from orders o where o.id = ${orderId} and o.state in ('open', 'awaiting_payment'))`

/** The same, of an order that staff made for somebody. */
export const isUnpaidOffer = (orderId: Expression<string | null>) => sql<boolean>`exists (
  select from orders o where o.id = ${orderId} and o.purpose = 'offer' and o.state in ('open', 'awaiting_payment'))`
