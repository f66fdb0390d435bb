import type { Merging } from '#features/identity'
import type { Context } from '#platform/context'
import { isBeingPaid } from './payments.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders' | 'payments'>()

const ofBoth = (context: Pick<Context, 'db'>, { keptId, goneId }: Merging) =>
  tables(context).selectFrom('orders').where('user_id', 'in', [keptId, goneId])

/** Until the transaction ends no order of theirs changes. */
export const lockOrdersOfBoth = (context: Context, merging: Merging) =>
  ofBoth(context, merging).select('id').orderBy('id').forUpdate().execute()

/** Those for which the provider has been asked. */
export const listOrdersBeingPaid = (context: Context, merging: Merging) =>
  ofBoth(context, merging).select(['edition_id', 'number']).where(isBeingPaid).orderBy('number').execute()

/** Registrations in progress, of which somebody has one in an edition. */
export const listRegistrationsInProgress = (context: Context, { keptId, goneId }: Merging) =>
  tables(context)
    .selectFrom('orders')
    .innerJoin('orders as other', (other) =>
      other
        .onRef('other.edition_id', '=', 'orders.edition_id')
        .on('other.user_id', '=', goneId)
        .on('other.purpose', '=', 'registration')
        .on('other.state', 'in', ['open', 'awaiting_payment']),
    )
    .select(['orders.edition_id', 'orders.number', 'other.number as other_number'])
    .where('orders.user_id', '=', keptId)
    .where('orders.purpose', '=', 'registration')
    .where('orders.state', 'in', ['open', 'awaiting_payment'])
    .orderBy('orders.number')
    .execute()

/** Whom they name as their buyer stays. */
export const moveOrders = (context: Context, { keptId, goneId }: Merging) =>
  tables(context).updateTable('orders').set({ user_id: keptId }).where('user_id', '=', goneId).execute()
