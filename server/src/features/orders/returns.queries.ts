import { type Expression, sql } from 'kysely'
import type { Context } from '#platform/context'
import type { Texts } from '#platform/ground/texts'
import type { ReturnableLine, ReturnedPart } from './plan-return.ts'
import type { ThingName } from './sellable.ts'

/** A part with what its credit note says of it. */
export type DescribedPart = ReturnedPart & { readonly words: Texts | null }

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'orders' | 'order_lines' | 'refund_lines'>()

const returnableLines = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.id', 'order_lines.order_id')
    .select(['order_lines.id', 'order_id', 'kind', 'reference', 'price_with_vat', 'returned'])
    .select(['order_lines.net', 'order_lines.tax', 'order_lines.gross', 'vat_returned'])
    .select([
      sql<number>`coalesce((select sum(rl.net) from refund_lines rl where rl.order_line_id = order_lines.id), 0)`.as(
        'refunded_net',
      ),
      sql<number>`coalesce((select sum(rl.tax) from refund_lines rl where rl.order_line_id = order_lines.id), 0)`.as(
        'refunded_tax',
      ),
    ])
    .where('orders.state', 'in', ['paid', 'partially_refunded'])

/** The paid lines that bear these names, whatever order they stand in; of what went back nothing is left but a fee. */
export const listReturnableLines = async (
  context: Context,
  names: readonly ThingName[],
  { alsoGone = false } = {},
): Promise<(ReturnableLine & ThingName & { readonly summary: unknown; readonly currency: string })[]> => {
  if (names.length === 0) return []
  return returnableLines(context)
    .select(['summary', 'currency'])
    .$if(!alsoGone, (lines) => lines.where('went_back_at', 'is', null))
    .where((line) => line.or(names.map((name) => line.and({ kind: name.kind, reference: name.reference }))))
    .orderBy('order_lines.id')
    .execute()
}

/** How a thing stands with the order that it was chosen in. */
export interface BoughtThing {
  /** Staff made its order for somebody. */
  readonly is_offer: boolean
  readonly hold_expires_at: string | null
  readonly paid_at: string | null
  /** Null in an order that does not have it any more. */
  readonly line: { readonly gross: number; readonly refunded: number } | null
  /** What of its price can go back, whatever order it stands in. */
  readonly returnable: readonly ReturnableLine[]
}

/** As part of another feature's own statement; null without an order. */
export function boughtThing(
  context: Pick<Context, 'db'>,
  orderId: Expression<string | null>,
  { kind, reference }: { readonly kind: ThingName['kind']; readonly reference: Expression<string> },
) {
  const returnable = returnableLines(context)
    .where('went_back_at', 'is', null)
    .where('kind', '=', kind)
    .where('reference', '=', reference)
  return sql<BoughtThing | null>`(
    select jsonb_build_object('is_offer', o.purpose = 'offer', 'hold_expires_at', o.hold_expires_at, 'paid_at', o.paid_at,
      'line', (
        select jsonb_build_object('gross', l.gross, 'refunded', coalesce((
          select sum(rl.gross) from refund_lines rl where rl.order_line_id = l.id), 0))
        from order_lines l where l.order_id = o.id and l.kind = ${kind} and l.reference = ${reference}
        order by l.id limit 1),
      'returnable', (select coalesce(jsonb_agg(to_jsonb(r)), '[]'::jsonb) from (${returnable}) r))
    from orders o where o.id = ${orderId})`
}

/** Compare and set: a part is given back once. */
export const noteReturned = async (context: Context, part: ReturnedPart, before: number): Promise<boolean> => {
  const result = await tables(context)
    .updateTable('order_lines')
    .set((line) => ({ returned: line('returned', '+', part.returned) }))
    .where('id', '=', part.lineId)
    .where('returned', '=', before)
    .executeTakeFirst()
  return result.numUpdatedRows === 1n
}

/** The things of these lines were taken back: what is left of their price stays here, as a fee. */
export const noteGone = async (context: Context, lines: readonly { readonly id: number }[]): Promise<void> => {
  if (lines.length === 0) return
  const ids = lines.map(({ id }) => id)
  await tables(context)
    .updateTable('order_lines')
    .set({ went_back_at: context.now })
    .where('id', 'in', ids)
    .where('went_back_at', 'is', null)
    .execute()
}

export const insertRefundLines = (
  context: Context,
  refundId: string,
  parts: readonly Omit<DescribedPart, 'returned' | 'orderId'>[],
) =>
  tables(context)
    .insertInto('refund_lines')
    .values(
      parts
        .filter((part) => part.gross > 0)
        .map((part) => ({
          refund_id: refundId,
          order_line_id: part.lineId,
          net: part.net,
          tax: part.tax,
          gross: part.gross,
          description: part.words === null ? null : JSON.stringify(part.words),
        })),
    )
    .execute()

/** All of its things went back, and all of its money. */
export const isWhollyReturned = async (context: Context, orderId: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('order_lines')
    .select('id')
    .where('order_id', '=', orderId)
    .where((line) => line.or([line('went_back_at', 'is', null), line('returned', '<', line.ref('price_with_vat'))]))
    .executeTakeFirst()) === undefined

export const listRefundLines = (context: Pick<Context, 'db'>, refundId: string) =>
  tables(context)
    .selectFrom('refund_lines')
    .innerJoin('order_lines', 'order_lines.id', 'refund_lines.order_line_id')
    // What goes back after its VAT did bears none.
    .select(
      sql<number>`case when refund_lines.tax = 0 and order_lines.vat_returned then 0 else tax_rate_bp end`.as(
        'tax_rate_bp',
      ),
    )
    .select([
      sql<unknown>`coalesce(refund_lines.description, order_lines.description)`.as('description'),
      sql<unknown>`coalesce(refund_lines.description, order_lines.summary)`.as('summary'),
    ])
    .select(['order_lines.kind', 'refund_lines.net', 'refund_lines.tax', 'refund_lines.gross'])
    .select(['order_lines.supplied_from', 'order_lines.supplied_on'])
    .where('refund_id', '=', refundId)
    .orderBy('order_lines.id')
    .execute()

/** What was kept of what was paid for the things that went back in the moment of a refund. */
export const findKept = async (context: Pick<Context, 'db'>, refundId: string): Promise<number> => {
  const { rows } = await sql<{ kept: number }>`
    select coalesce(sum(l.gross - coalesce((
      select sum(rl.gross) from refund_lines rl where rl.order_line_id = l.id), 0)), 0)::int as kept
    from refunds r
    join payments p on p.id = r.payment_id
    join order_lines l on l.order_id = p.order_id and l.went_back_at = r.created_at
    where r.id = ${refundId}`.execute(context.db)
  return rows[0]?.kept ?? 0
}
