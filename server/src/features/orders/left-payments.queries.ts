import type { Context } from '#platform/context'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'payments'>()

/** Its provider is to end it, and is asked for that now. */
export const noteToEnd = (context: Context, id: string) =>
  tables(context)
    .updateTable('payments')
    .set({ to_end_since: context.now, end_asked_at: context.now })
    .where('id', '=', id)
    .execute()

/** Ended, or not to be any more. */
export const noteEnded = (context: Pick<Context, 'db'>, id: string) =>
  tables(context).updateTable('payments').set({ to_end_since: null }).where('id', '=', id).execute()

/** Attempts that were left and are not ended, though their provider was asked by then. */
export const listPaymentsToEnd = (context: Pick<Context, 'db'>, provider: string, before: Date, limit: number) =>
  tables(context)
    .selectFrom('payments')
    .select('id')
    .where('provider', '=', provider)
    .where('to_end_since', 'is not', null)
    .where('end_asked_at', '<=', before)
    .orderBy('end_asked_at')
    .limit(limit)
    .execute()

export const noteEndAsked = (context: Context, id: string) =>
  tables(context).updateTable('payments').set({ end_asked_at: context.now }).where('id', '=', id).execute()
