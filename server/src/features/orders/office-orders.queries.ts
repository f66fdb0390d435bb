import type { LineKind, OrderStatus, PaymentMethod } from '@foyer/contract/orders'
import { type Insertable, sql } from 'kysely'
import { fullNameOf } from '#features/identity'
import type { Context } from '#platform/context'
import type { OrderComments } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { type OrderRow, wholeOrder } from './orders.queries.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'order_events' | 'order_comments' | 'payments' | 'refunds'>()

/** By what the office sorts orders; an index has it behind each of its filters. */
export const orderKeys = {
  createdAt: [
    { by: sql`orders.created_at`, type: 'timestamptz' },
    { by: sql`orders.id`, type: 'uuid' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

export interface OrderFilter {
  readonly state?: OrderStatus | undefined
  readonly method?: PaymentMethod | undefined
  readonly kind?: LineKind | undefined
  readonly q?: string | undefined
}

/** A page of the edition's orders. */
export async function readOrderPage(context: Context, { state, method, kind, q }: OrderFilter, asked: PageAsked) {
  const query = wholeOrder(context)
    .where('orders.edition_id', '=', context.editionId)
    .$if(state !== undefined, (orders) => orders.where('orders.state', '=', state ?? 'open'))
    .$if(method !== undefined, (orders) => orders.where('orders.method', '=', method ?? 'card'))
    .$if(kind !== undefined, (orders) =>
      orders.where(
        sql<boolean>`exists (select from order_lines l where l.order_id = orders.id and l.kind = ${kind ?? ''})`,
      ),
    )
    .$if(q !== undefined, (orders) =>
      orders.where(sql<boolean>`order_words(orders.number, orders.buyer) @@ order_words_typed(${q ?? ''})`),
    )
  const { rows, next } = await readPage(query, asked, asked.after, asked.limit)
  return { rows: rows as readonly OrderRow[], next }
}

export const listOrderEvents = (context: Context, orderId: string) =>
  tables(context).selectFrom('order_events').selectAll().where('order_id', '=', orderId).orderBy('id').execute()

/** Every attempt to pay, the oldest first. */
export const listPaymentsOfOrder = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('payments')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const listRefundsOfOrder = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .selectAll('refunds')
    .where('payments.order_id', '=', orderId)
    .orderBy('refunds.created_at')
    .orderBy('refunds.id')
    .execute()

export const insertComment = (context: Context, row: Insertable<OrderComments>) =>
  tables(context).insertInto('order_comments').values(row).execute()

export const listComments = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('order_comments')
    .selectAll()
    .select((row) => fullNameOf(row.ref('actor_id')).as('actor_name'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
