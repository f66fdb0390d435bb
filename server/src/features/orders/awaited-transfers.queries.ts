import type { Context } from '#platform/context'
import { type OrderRow, wholeOrder } from './orders.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders'>()

/** Orders whose transfer has not come though its time ends before long, and whose buyer was not reminded. */
export const listTransfersToRemind = (context: Context, before: Date) =>
  tables(context)
    .selectFrom('orders')
    .select(['id', 'edition_id'])
    .where('method', '=', 'transfer')
    .where('state', '=', 'awaiting_payment')
    .where('hold_expires_at', '<=', before)
    .where('hold_expires_at', '>', context.now)
    .where('transfer_reminded_at', 'is', null)
    .orderBy('hold_expires_at')
    .limit(500)
    .execute()

/** @returns false where somebody has them reminded already. */
export const markReminded = (context: Context, id: string): Promise<boolean> =>
  tables(context)
    .updateTable('orders')
    .set({ transfer_reminded_at: context.now })
    .where('id', '=', id)
    .where('state', '=', 'awaiting_payment')
    .where('transfer_reminded_at', 'is', null)
    .executeTakeFirst()
    .then(({ numUpdatedRows }) => numUpdatedRows === 1n)

/** Notes what has come for a locked order by transfer so far; in minor units. */
export const noteTransferred = (context: Pick<Context, 'db'>, id: string, transferred: number) =>
  tables(context).updateTable('orders').set({ transferred }).where('id', '=', id).execute()

/** Orders of the edition for which a transfer may come: those that wait for one, and those that ran out since a day. */
export const listOrdersForTransfer = (context: Context, since: Date): Promise<OrderRow[]> =>
  wholeOrder(context)
    .where('orders.edition_id', '=', context.editionId)
    .where('orders.method', '=', 'transfer')
    .where('orders.state', 'in', ['awaiting_payment', 'expired'])
    .where('orders.hold_expires_at', '>', since)
    .orderBy('orders.hold_expires_at', 'desc')
    .limit(5000)
    .execute() as Promise<OrderRow[]>
