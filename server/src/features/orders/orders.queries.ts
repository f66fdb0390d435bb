import { type Insertable, type NotNull, type Selectable, sql, type Updateable } from 'kysely'
import { openOrderTimeOf } from '#features/editions'
import { type Invoicee, invoiceeOf } from '#features/identity'
import type { Context } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import { composedWrite } from '#platform/database/composed-writes'
import type { OrderLines, Orders } from '#platform/database/database-types'
import type { Page } from '#platform/jobs/each-by-itself'
import { isBeingPaid, waitsFor } from './payments.queries.ts'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'orders' | 'order_lines' | 'order_events' | 'payments'>()

export interface LineRow extends Selectable<OrderLines> {
  /** In minor units of what was paid. */
  readonly refunded: number
}

export interface OrderRow extends Selectable<Orders> {
  readonly lines: readonly LineRow[]
  /** Whom an attempt to pay waits for: its buyer, who may leave it, or the provider. Null where none is under way. */
  readonly payment_waits_for: 'buyer' | 'provider' | null
}

// One round trip: the order, its lines and whether a payment is under way.
export const wholeOrder = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('orders')
    .selectAll('orders')
    .select([
      sql<OrderRow['payment_waits_for']>`(
        select ${waitsFor}
        from payments p where p.order_id = orders.id and p.state in ('started', 'pending')
      )`.as('payment_waits_for'),
      sql<LineRow[]>`coalesce((
        select jsonb_agg(to_jsonb(l) || jsonb_build_object('refunded', coalesce(
          (select sum(rl.gross) from refund_lines rl where rl.order_line_id = l.id), 0)) order by l.id)
        from order_lines l where l.order_id = orders.id
      ), '[]'::jsonb)`.as('lines'),
    ])

const ordersById = composedOnce((db, id: string) => wholeOrder({ db }).where('orders.id', '=', id))

export const findOrder = async ({ db }: Pick<Context, 'db'>, id: string): Promise<OrderRow | undefined> =>
  (await ordersById(db, id))[0] as OrderRow | undefined

const openOrders = composedOnce((db, userId: string, editionId: number) =>
  wholeOrder({ db })
    .where('orders.user_id', '=', userId)
    .where('orders.edition_id', '=', editionId)
    .where('orders.purpose', '=', 'registration')
    .where('orders.state', 'in', ['open', 'awaiting_payment']),
)

/** The registration in progress; upgrades and changes are orders of their own. */
export const findOpenOrderOfUser = async (context: Context, userId: string): Promise<OrderRow | undefined> =>
  (await openOrders(context.db, userId, context.editionId))[0] as OrderRow | undefined

/** An order with whom an invoice would name as of today: what is not placed follows them. */
export interface UnpaidOrderRow extends OrderRow {
  readonly invoicee: Invoicee | null
}

const unpaidOrders = composedOnce((db, userId: string, editionId: number) =>
  wholeOrder({ db })
    .select(({ ref }) => invoiceeOf(ref('orders.user_id')).as('invoicee'))
    .where('orders.user_id', '=', userId)
    .where('orders.edition_id', '=', editionId)
    .where('orders.state', 'in', ['open', 'awaiting_payment'])
    .orderBy('orders.created_at', 'desc')
    .orderBy('orders.id', 'desc'),
)

/** Whatever a person began to buy and has not paid, newest first; also what has run out since the last sweep. */
export const listUnpaidOrdersOfUser = async (
  { db, editionId }: Pick<Context, 'db' | 'editionId'>,
  userId: string,
): Promise<UnpaidOrderRow[]> => (await unpaidOrders(db, userId, editionId)) as UnpaidOrderRow[]

/**
 * Whether a sign-up's order may still be paid, was paid, or is being paid: money may arrive after the hold's end. Its
 * orders are locked, so that none becomes paid before the caller has done what it asks for.
 */
export async function lockLivingOrder(context: Context, signUpId: string): Promise<boolean> {
  const orders = tables(context).selectFrom('orders').select('id').where('sign_up_id', '=', signUpId)
  await orders.orderBy('id').forUpdate().execute()
  const living = await orders
    .where((order) =>
      order.or([order('state', 'in', ['open', 'awaiting_payment', 'paid', 'partially_refunded']), isBeingPaid(order)]),
    )
    .executeTakeFirst()
  return living !== undefined
}

export const findUnpaidOrderOfSignUp = (context: Context, signUpId: string) =>
  tables(context)
    .selectFrom('orders')
    .select('id')
    .where('sign_up_id', '=', signUpId)
    .where('state', 'in', ['open', 'awaiting_payment'])
    .executeTakeFirst()

/**
 * The person's last hold that began after `after`, in an order that came to nothing. Orders that went on with one hour
 * all say when it began; the last of them says how it ended. What staff promised until a day was no hour of theirs.
 */
export const findLastHold = async (context: Context, userId: string, after: Date) =>
  (await lastHolds(context.db, userId, after))[0]

const lastHolds = composedOnce((db, userId: string, after: Date) =>
  tables({ db })
    .selectFrom('orders')
    .select(['held_since', 'hold_expires_at'])
    .$narrowType<{ held_since: NotNull }>()
    .where('user_id', '=', userId)
    .where('state', 'in', ['cancelled', 'expired'])
    .where('held_since', '>', after)
    .where('promised_until', 'is', null)
    .orderBy('held_since', 'desc')
    .orderBy('created_at', 'desc')
    .limit(1),
)

interface NewOrderRow {
  /** What its number begins with: `MS25-04817` is the edition's code and a running number. */
  readonly code: string
  readonly row: Omit<Insertable<Orders>, 'number'>
}

const insertWhole = composedWrite((db, { code, row }: NewOrderRow) =>
  tables({ db })
    .insertInto('orders')
    .values({
      ...row,
      number: sql`${code} || '-' || (
        select lpad(n::text, greatest(5, length(n::text)), '0') from (select nextval('order_numbers') as n) as next
      )`,
    })
    .returningAll(),
)

export async function insertOrder({ db }: Context, order: NewOrderRow): Promise<Selectable<Orders>> {
  const [row] = (await insertWhole(db, order)).rows
  if (row === undefined) throw new Error('An order was not written.')
  return row
}

const insertRows = composedWrite((db, { rows }: { readonly rows: readonly Insertable<OrderLines>[] }) =>
  tables({ db }).insertInto('order_lines').values(rows).returningAll().returning(sql.lit(0).as('refunded')),
)

export const insertLines = async ({ db }: Context, rows: readonly Insertable<OrderLines>[]): Promise<LineRow[]> =>
  (await insertRows(db, { rows })).rows

export const deleteLines = (context: Context, ids: readonly number[]) =>
  tables(context).deleteFrom('order_lines').where('id', 'in', ids).execute()

type LinePrice = Required<Pick<Updateable<OrderLines>, 'net' | 'tax' | 'gross' | 'tax_rate_bp' | 'price_with_vat'>>

const updateLine = composedWrite((db, { id, price }: { readonly id: number; readonly price: LinePrice }) =>
  tables({ db }).updateTable('order_lines').set(price).where('id', '=', id),
)

export const setLinePrice = ({ db }: Context, id: number, price: LinePrice) => updateLine(db, { id, price })

/** Orders whose hold has ended. */
export const listExpiredOrders = (context: Context, { after, limit }: Page) =>
  tables(context)
    .selectFrom('orders')
    .select('id')
    .where('state', 'in', ['open', 'awaiting_payment'])
    .where('hold_expires_at', '<=', context.now)
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

/**
 * Orders that were begun longer ago than their edition keeps them open, and never placed; those that hold something end
 * with their hold.
 */
export const listLeftOpenOrders = (context: Context, { after, limit }: Page) =>
  tables(context)
    .selectFrom('orders')
    .select('id')
    .where('state', '=', 'open')
    .where('hold_expires_at', 'is', null)
    .where(
      (order) =>
        sql<boolean>`${order.ref('created_at')} <= ${context.now}::timestamptz - ${openOrderTimeOf(order.ref('edition_id'))}`,
    )
    .$if(after !== null, (query) => query.where('id', '>', after))
    .orderBy('id')
    .limit(limit)
    .execute()

export const assignToUser = (context: Context, signUpId: string, userId: string) =>
  tables(context)
    .updateTable('orders')
    .set({ user_id: userId })
    .where('sign_up_id', '=', signUpId)
    .where('user_id', 'is', null)
    .returning('id')
    .execute()

export const listOrdersOfUser = (context: Context, userId: string): Promise<OrderRow[]> =>
  wholeOrder(context).where('orders.user_id', '=', userId).orderBy('orders.created_at', 'desc').execute() as Promise<
    OrderRow[]
  >
