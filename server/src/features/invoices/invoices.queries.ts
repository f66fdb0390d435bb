import type { LineKind } from '@foyer/contract/orders'
import { type Insertable, type Selectable, sql } from 'kysely'
import { billingOpenIn } from '#features/editions'
import { postDocument } from '#features/ledger'
import { isInvoicedStill, orderIdsOf } from '#features/orders'
import type { Context, OfficeContext } from '#platform/context'
import { composedOnce } from '#platform/database/composed-reads'
import type { InvoiceLines, Invoices } from '#platform/database/database-types'

const tables = (context: Pick<Context, 'db'>) =>
  context.db.$pickTables<'invoices' | 'invoice_lines' | 'invoice_series'>()

export interface InvoiceRow extends Selectable<Invoices> {
  /** Another invoice of its order took its place. */
  readonly is_replaced: boolean
  readonly lines: readonly Selectable<InvoiceLines>[]
}

export const insertSeries = (context: OfficeContext, kind: InvoiceRow['kind'], prefix: string) =>
  tables(context).insertInto('invoice_series').values({ edition_id: context.editionId, kind, prefix }).execute()

/**
 * The next number of a series. The row stays locked until the transaction ends, so that numbers are given out one
 * after the other, and one that is not used after all is given out again: no gaps.
 */
export const takeNumber = async (
  context: Context,
  kind: InvoiceRow['kind'],
): Promise<{ number: number; prefix: string }> => {
  const row = await tables(context)
    .updateTable('invoice_series')
    .set((series) => ({ last_number: series('last_number', '+', 1) }))
    .where('edition_id', '=', context.editionId)
    .where('kind', '=', kind)
    .returning(['last_number', 'prefix'])
    .executeTakeFirst()
  if (row === undefined) throw new Error(`The edition has no number series for ${kind}.`)
  return { number: row.last_number, prefix: row.prefix }
}

/** A line of a document that is to be, and what its thing is to the books. */
type NewLine = Omit<Insertable<InvoiceLines>, 'invoice_id' | 'id'> & { readonly kind: LineKind }

/** Writes a document, and books what it says. @param context in the edition of its order. */
export const insertInvoice = async (
  context: Context,
  row: Insertable<Invoices>,
  lines: readonly NewLine[],
): Promise<void> => {
  await tables(context).insertInto('invoices').values(row).execute()
  await tables(context)
    .insertInto('invoice_lines')
    .values(lines.map(({ kind, ...line }) => ({ ...line, invoice_id: row.id })))
    .execute()
  await postDocument(context, { id: row.id, orderId: row.order_id, currency: row.currency, lines })
}

const wholeInvoice = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('invoices')
    .selectAll('invoices')
    .select((invoice) =>
      invoice
        .and([
          invoice('invoices.kind', '=', 'invoice'),
          invoice.exists(
            invoice
              .selectFrom('invoices as later')
              .select('later.id')
              .whereRef('later.order_id', '=', 'invoices.order_id')
              .where('later.kind', '=', 'invoice')
              .whereRef('later.series_number', '>', 'invoices.series_number'),
          ),
        ])
        .as('is_replaced'),
    )
    .select(
      sql<Selectable<InvoiceLines>[]>`coalesce((
        select jsonb_agg(to_jsonb(l) order by l.id) from invoice_lines l where l.invoice_id = invoices.id
      ), '[]'::jsonb)`.as('lines'),
    )

export const findInvoice = (context: Pick<Context, 'db'>, id: string): Promise<InvoiceRow | undefined> =>
  wholeInvoice(context).where('invoices.id', '=', id).executeTakeFirst() as Promise<InvoiceRow | undefined>

/** The invoice that counts: the last of those that took each other's place. */
export const findInvoiceOfOrder = (context: Pick<Context, 'db'>, orderId: string): Promise<InvoiceRow | undefined> =>
  wholeInvoice(context)
    .where('invoices.order_id', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .orderBy('invoices.series_number', 'desc')
    .limit(1)
    .executeTakeFirst() as Promise<InvoiceRow | undefined>

export const hasCreditNoteFor = async (context: Context, refundId: string): Promise<boolean> =>
  (await tables(context).selectFrom('invoices').select('id').where('refund_id', '=', refundId).executeTakeFirst()) !==
  undefined

export const listInvoicesOfOrders = async (context: Context, orderIds: readonly string[]): Promise<InvoiceRow[]> =>
  orderIds.length === 0
    ? []
    : ((await wholeInvoice(context)
        .where('invoices.order_id', 'in', [...orderIds])
        .orderBy('invoices.issued_on', 'desc')
        .orderBy('invoices.id', 'desc')
        .execute()) as InvoiceRow[])

const invoicesOfUser = composedOnce((db, userId: string, now: Date) =>
  wholeInvoice({ db })
    .select((invoice) =>
      invoice
        .and([
          invoice('invoices.kind', '=', 'invoice'),
          isInvoicedStill(invoice.ref('invoices.order_id')),
          billingOpenIn(invoice.ref('invoices.edition_id'), now),
        ])
        .as('can_correct'),
    )
    .where('invoices.order_id', 'in', orderIdsOf(userId))
    .orderBy('invoices.issued_on', 'desc')
    .orderBy('invoices.id', 'desc'),
)

export const listInvoicesOfUser = async ({ db, now }: Context, userId: string) =>
  (await invoicesOfUser(db, userId, now)) as (InvoiceRow & { readonly can_correct: boolean })[]

export const setInvoiceFiles = (
  context: Context,
  id: string,
  files: { readonly file_id: string; readonly xml_file_id: string },
) => tables(context).updateTable('invoices').set(files).where('id', '=', id).where('file_id', 'is', null).execute()
