import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'train_tickets'>()

/** Editions in which both have a ticket, or hold one. */
export const listTicketsOfBoth = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('train_tickets')
    .innerJoin('train_tickets as other', 'other.edition_id', 'train_tickets.edition_id')
    .select('train_tickets.edition_id')
    .where('train_tickets.user_id', '=', keptId)
    .where('train_tickets.state', 'in', ['held', 'issued'])
    .where('other.user_id', '=', goneId)
    .where('other.state', 'in', ['held', 'issued'])
    .orderBy('train_tickets.edition_id')
    .execute()

export const moveTickets = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('train_tickets').set({ user_id: keptId }).where('user_id', '=', goneId).execute()
