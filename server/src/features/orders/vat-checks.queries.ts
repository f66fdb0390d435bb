import type { VatCheck } from '@foyer/contract/vat-checks'
import { type RawBuilder, sql } from 'kysely'
import type { Context } from '#platform/context'

/** Why VAT that was charged went back: the buyer's VAT ID proved to be one. */
export const vatReturned = 'vat-id-proven'

/** Orders are asked about this many at a time. */
const AT_ONCE = 50

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'orders' | 'order_lines' | 'refund_lines' | 'refunds'>()

/** Orders that bear VAT until the register answers, and are due to be asked about; longest due first. */
export const listDueVatChecks = (context: Context) =>
  tables(context)
    .selectFrom('orders')
    .select(['id', 'edition_id', 'buyer', 'paid_at'])
    .where('vat_check_at', '<=', context.now)
    .orderBy('vat_check_at')
    .limit(AT_ONCE)
    .execute()

/** The office shows no more than these at once. */
const LISTED = 200

/** Orders of the edition whose VAT ID is not confirmed, those that wait for a person first. */
export const listOpenVatChecks = (context: Pick<Context, 'db' | 'editionId'>) =>
  tables(context)
    .selectFrom('orders')
    .select(['id', 'number', 'buyer', 'tax', 'currency', 'paid_at', 'vat_check', 'vat_check_at'])
    .$narrowType<{ vat_check: VatCheck['state'] }>()
    .where('edition_id', '=', context.editionId)
    .where('vat_check', 'in', ['due', 'refused', 'unanswered'])
    .orderBy((order) => order('vat_check', '=', 'due'))
    .orderBy('paid_at')
    .limit(LISTED)
    .execute()

/** How many orders of an edition wait for a person to decide about their VAT. */
export const vatChecksFor = (editionId: RawBuilder<number>) => sql<number>`(
  select count(*)::int from orders o where o.edition_id = ${editionId} and o.vat_check in ('refused', 'unanswered')
)`

/** An order's lines as they stand after all that went back of them but VAT that was given back. Money in minor units. */
export const listKeptLines = (context: Pick<Context, 'db'>, orderId: string) =>
  tables(context)
    .selectFrom('order_lines as l')
    .leftJoinLateral(
      (db) =>
        db
          .selectFrom('refund_lines as g')
          .innerJoin('refunds as r', 'r.id', 'g.refund_id')
          .select([
            sql<number>`coalesce(sum(g.net), 0)::int`.as('net'),
            sql<number>`coalesce(sum(g.tax), 0)::int`.as('tax'),
          ])
          .whereRef('g.order_line_id', '=', 'l.id')
          .where('r.reason', '<>', vatReturned)
          .as('gone'),
      (join) => join.onTrue(),
    )
    .select([
      'l.id',
      'l.kind',
      'l.description',
      'l.summary',
      'l.quantity',
      'l.tax_rate_bp',
      'l.vat_returned',
      'l.returned',
    ])
    .select([sql<number>`l.net - gone.net`.as('net'), sql<number>`l.tax - gone.tax`.as('tax')])
    .where('l.order_id', '=', orderId)
    .orderBy('l.id')
    .execute()

/** Whatever goes back of these lines from now on is net. */
export const noteVatReturned = (context: Context, lineIds: readonly number[]) =>
  tables(context)
    .updateTable('order_lines')
    .set({ vat_returned: true })
    .where('id', 'in', [...lineIds])
    .execute()

/** Refunds of an order that have a credit note, or will have one. */
export const listCreditedRefunds = async (context: Context, orderId: string): Promise<string[]> =>
  (
    await tables(context)
      .selectFrom('refund_lines as g')
      .innerJoin('order_lines as l', 'l.id', 'g.order_line_id')
      .innerJoin('refunds as r', 'r.id', 'g.refund_id')
      .select('r.id')
      .distinct()
      .where('l.order_id', '=', orderId)
      .where('r.reason', '<>', vatReturned)
      .execute()
  ).map(({ id }) => id)
