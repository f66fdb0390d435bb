import type { ExpressionBuilder } from 'kysely'
import type { Context } from '#platform/context'
import type { DB } from '#platform/database/database-types'
import type { Page } from '#platform/jobs/each-by-itself'
import type { Buyer } from './buyer.ts'
import { isBeingPaid } from './payments.queries.ts'

/** Whoever held the orders of a person who leaves for good. */
export interface OrderHolders {
  /** Null: nobody but the sign-ups. */
  readonly userId: string | null
  readonly signUpIds: readonly string[]
}

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders' | 'order_comments' | 'payments'>()

/** What is left of a buyer: where the tax was owed. */
const nobody = (buyer: Pick<Buyer, 'country' | 'inEu'>): Buyer => ({
  name: 'Erased',
  company: null,
  email: '',
  addressLines: [],
  country: buyer.country,
  inEu: buyer.inEu,
  vatId: null,
})

const heldBy =
  ({ userId, signUpIds }: OrderHolders) =>
  (order: ExpressionBuilder<DB, 'orders'>) =>
    order.or([
      ...(userId === null ? [] : [order('user_id', '=', userId)]),
      ...(signUpIds.length === 0 ? [] : [order('sign_up_id', 'in', [...signUpIds])]),
    ])

/** In the order in which everybody locks them. */
export const listOrderIdsOfHolders = async (context: Context, holders: OrderHolders): Promise<string[]> =>
  (await tables(context).selectFrom('orders').select('id').where(heldBy(holders)).orderBy('id').execute()).map(
    (row) => row.id,
  )

export const markForErasure = (context: Context, holders: OrderHolders) =>
  tables(context)
    .updateTable('orders')
    .set({ buyer_erasure: 'due' })
    .where(heldBy(holders))
    .where('buyer_erasure', 'is', null)
    .returning(['id', 'secret_hash'])
    .execute()

/** Orders whose buyer may go now. */
export const listOrdersToErase = (context: Pick<Context, 'db'>, { after, limit }: Page) =>
  tables(context)
    .selectFrom('orders')
    .select(['id', 'edition_id'])
    .where('buyer_erasure', '=', 'due')
    .where((order) => order.not(isBeingPaid(order)))
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

export async function eraseBuyer(context: Context, id: string): Promise<void> {
  const order = await tables(context)
    .selectFrom('orders')
    .select((row) => row.ref('buyer').$castTo<Buyer>().as('buyer'))
    .where('id', '=', id)
    .where('buyer_erasure', '=', 'due')
    .forUpdate()
    .executeTakeFirst()
  if (order === undefined) return
  await tables(context)
    .updateTable('orders')
    .set({ buyer: JSON.stringify(nobody(order.buyer)), buyer_erasure: 'done' })
    .where('id', '=', id)
    .execute()
  // What staff wrote about them goes with them.
  await tables(context).deleteFrom('order_comments').where('order_id', '=', id).execute()
}
