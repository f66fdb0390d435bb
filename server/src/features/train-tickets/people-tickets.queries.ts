import { type Expression, sql } from 'kysely'

/** Whether somebody has or holds a train ticket of this edition, as part of another feature's own statement. */
export const hasTrainTicketIn = (editionId: number, userId: Expression<string>) =>
  sql<boolean>`coalesce((
    select true from train_tickets t
    where t.user_id = ${userId} and t.edition_id = ${editionId} and t.state in ('held', 'issued') limit 1), false)`
