import { type Expression, sql } from 'kysely'

/** Whether anything was ever ordered of this edition, as part of another feature's own statement. */
export const hasOrdersIn = (editionId: Expression<number>) =>
  sql<boolean>`exists (select from orders o where o.edition_id = ${editionId})`
