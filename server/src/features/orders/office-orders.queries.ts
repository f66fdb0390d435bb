import type { LineKind, OrderStatus, PaymentMethod } from '@foyer/contract/orders'
import { type Insertable, type RawBuilder, sql } from 'kysely'
import { fullNameOf } from '#features/identity'
import type { Context } from '#platform/context'
import type { OrderComments } from '#platform/database/database-types'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { numbersMeant } from '#platform/ground/numbers-meant'
import { wordsMeant } from './edition-orders.queries.ts'
import { type OrderRow, wholeOrder } from './orders.queries.ts'
import { isDue } from './sales.queries.ts'

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
  readonly due?: 'soon' | 'over' | undefined
  readonly q?: string | undefined
}

function narrowed(context: Pick<Context, 'db' | 'editionId' | 'now'>, { state, method, kind, due, q }: OrderFilter) {
  return wholeOrder(context)
    .where('orders.edition_id', '=', context.editionId)
    .$if(state !== undefined, (orders) => orders.where('orders.state', '=', state ?? 'open'))
    .$if(method !== undefined, (orders) => orders.where('orders.method', '=', method ?? 'card'))
    .$if(kind !== undefined, (orders) =>
      orders.where(
        sql<boolean>`exists (select from order_lines l where l.order_id = orders.id and l.kind = ${kind ?? ''})`,
      ),
    )
    .$if(due !== undefined, (orders) => orders.where(isDue(due ?? 'soon', sql<Date>`${context.now}::timestamptz`)))
    .$if(q !== undefined, (orders) => orders.where(isFound(context.editionId, q ?? '')))
}

/**
 * Whether an order is found by what somebody typed. One word may stand in most of them, which are then walked through; of
 * several, beginnings are asked for where no order has them as they stand there.
 */
function isFound(editionId: number, typed: string) {
  const { said, begun } = wordsMeant(typed)
  const numbers = [...numbersMeant(typed, 2)]
  if (begun === null && numbers.length === 0) return sql<boolean>`order_words(orders.number, orders.buyer) @@ ${said}`
  if (begun === null)
    return sql<boolean>`(order_words(orders.number, orders.buyer) @@ ${said} or orders.number = any(${numbers}::text[]))`
  const having = (words: RawBuilder<unknown>) =>
    sql`select o.id from orders o where o.edition_id = ${editionId} and order_words(o.number, o.buyer) @@ ${words}`
  return sql<boolean>`orders.id = any(array(
    with found_said(id) as materialized (${having(said)})
    select id from found_said
    union all
    select n.id from orders n where n.edition_id = ${editionId} and n.number = any(${numbers}::text[])
    union all
    select b.id from (${having(begun)}) b where not exists (select from found_said)))`
}

/** A page of the edition's orders. */
export async function readOrderPage(context: Context, filter: OrderFilter, asked: PageAsked) {
  const { rows, next } = await readPage(narrowed(context, filter), asked, asked.after, asked.limit)
  return { rows: rows as readonly OrderRow[], next }
}

/** How many orders a list shows, or how much there is of something that they have. */
export async function countOrders(
  context: Context,
  filter: OrderFilter,
  each: RawBuilder<number> = sql<number>`1`,
): Promise<number> {
  const { count } = await narrowed(context, filter)
    .clearSelect()
    .select(sql<number>`coalesce(sum(${each}), 0)::int`.as('count'))
    .executeTakeFirstOrThrow()
  return count
}

export const linesOfOrder = sql<number>`(select count(*) from order_lines l where l.order_id = orders.id)`
/** Attempts to pay it, and what went back of them. */
export const movementsOfOrder = sql<number>`(
  select count(*) + coalesce(sum((select count(*) from refunds r where r.payment_id = p.id)), 0)
  from payments p where p.order_id = orders.id)`

/** Money that was asked for or went back, of several orders, by order and time. */
export const listMovements = (context: Context, orderIds: readonly string[]) =>
  tables(context)
    .selectFrom('payments')
    .select([
      'payments.order_id',
      'payments.id',
      sql<'payment' | 'refund'>`'payment'`.as('movement'),
      sql<string>`payments.state`.as('state'),
      'payments.amount',
      'payments.provider',
      'payments.provider_ref',
      sql<string | null>`payments.reason`.as('reason'),
      'payments.created_at',
      'payments.settled_at',
    ])
    .where('payments.order_id', 'in', [...orderIds])
    .unionAll((eb) =>
      eb
        .selectFrom('refunds')
        .innerJoin('payments', 'payments.id', 'refunds.payment_id')
        .select([
          'payments.order_id',
          'refunds.id',
          sql<'payment' | 'refund'>`'refund'`.as('movement'),
          sql<string>`refunds.state`.as('state'),
          'refunds.amount',
          'payments.provider',
          sql<string | null>`null`.as('provider_ref'),
          sql<string | null>`refunds.reason`.as('reason'),
          'refunds.created_at',
          'refunds.settled_at',
        ])
        .where('payments.order_id', 'in', [...orderIds]),
    )
    .orderBy('created_at')
    .orderBy('id')
    .execute()

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

/**
 * Writes a comment down, where its order's buyer is not being erased, nor was: whoever takes the buyer out of it in this
 * moment is waited for, and finds the comment or leaves none.
 * @returns whether it is there.
 */
export const insertComment = async (
  context: Context,
  { id, order_id, actor_id, at, text }: Insertable<OrderComments>,
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into "order_comments" (id, order_id, actor_id, at, text)
    select ${id}::uuid, o.id, ${actor_id}::uuid, ${at}::timestamptz, ${text}::text
    from (select id from orders where id = ${order_id} and buyer_erasure is null for key share) o`.execute(context.db)
  return numAffectedRows === 1n
}

export const listComments = (context: Context, orderId: string) =>
  tables(context)
    .selectFrom('order_comments')
    .selectAll()
    .select((row) => fullNameOf(row.ref('actor_id')).as('actor_name'))
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute()
