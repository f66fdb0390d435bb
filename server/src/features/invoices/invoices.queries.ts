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

/** Whose numbers these are: what the database makes of a seller. */
const issuerOf = (seller: unknown) => sql<string>`issuer_of(${JSON.stringify(seller)}::jsonb)`

/**
 * The next number of the seller's series. The row stays locked until the transaction ends, so that numbers are given out one
 * after the other, and one that is not used after all is given out again: no gaps.
 */
export const takeNumber = async (context: Context, kind: InvoiceRow['kind'], seller: unknown): Promise<TakenNumber> => {
  const row = await tables(context)
    .updateTable('invoice_series')
    .set((series) => ({ last_number: series('last_number', '+', 1) }))
    .where('edition_id', '=', context.editionId)
    .where('kind', '=', kind)
    .where('issuer', '=', issuerOf(seller))
    .returning(['last_number as number', 'prefix'])
    .executeTakeFirst()
  return row ?? takeFirstNumber(context, kind, seller)
}

interface TakenNumber {
  readonly number: number
  readonly prefix: string
}

/** The series that were opened with the edition are the first seller's; whoever sells after them has those of the next prefix: `R2`. */
const takeFirstNumber = async (context: Context, kind: InvoiceRow['kind'], seller: unknown): Promise<TakenNumber> => {
  const { editionId } = context
  const issuer = issuerOf(seller)
  const ofEdition = tables(context).selectFrom('invoice_series').select('prefix').where('edition_id', '=', editionId)
  // Whoever comes at the same moment waits here, and finds the series; those for invoices first, as everywhere.
  await ofEdition.orderBy('kind', 'desc').orderBy('prefix').forUpdate().execute()
  await tables(context)
    .updateTable('invoice_series')
    .set({ issuer })
    .where('edition_id', '=', editionId)
    .where('issuer', 'is', null)
    .execute()
  const { rows } = await sql<TakenNumber>`
    with series as (select prefix, issuer from invoice_series where edition_id = ${editionId} and kind = ${kind})
    insert into invoice_series (edition_id, kind, prefix, issuer, last_number)
    select ${editionId}::int, ${kind}::text,
      coalesce(min(prefix) filter (where issuer = ${issuer}), min(prefix) || count(*) + 1), ${issuer}, 1
    from series having count(*) > 0
    on conflict (edition_id, kind, prefix) do update set last_number = invoice_series.last_number + 1
    returning last_number as number, prefix`.execute(context.db)
  const [row] = rows
  if (row === undefined) throw new Error(`The edition has no number series for ${kind}.`)
  return row
}

/** A line of a document that is to be, and what its thing is to the books. */
type NewLine = Omit<Insertable<InvoiceLines>, 'invoice_id' | 'id'> & { readonly kind: LineKind }

/** Writes a document with its lines, in one statement, and books what it says. @param context in the edition of its order. */
export const insertInvoice = async (
  context: Context,
  row: Insertable<Invoices>,
  lines: readonly NewLine[],
): Promise<void> => {
  await tables(context)
    .with('written', (db) => db.insertInto('invoices').values(row).returning('id'))
    .insertInto('invoice_lines')
    .values(lines.map(({ kind, ...line }) => ({ ...line, invoice_id: row.id })))
    .execute()
  await postDocument(context, { id: row.id, orderId: row.order_id, currency: row.currency, lines })
}

/** Of SQL: whether another invoice took its place; that one refers to it. */
const isReplaced = sql<boolean>`exists (select from invoices later where later.kind = 'invoice' and later.refers_to = invoices.id)`

const wholeInvoice = (context: Pick<Context, 'db'>) =>
  tables(context)
    .selectFrom('invoices')
    .selectAll('invoices')
    .select(isReplaced.as('is_replaced'))
    .select(
      sql<Selectable<InvoiceLines>[]>`coalesce((
        select jsonb_agg(to_jsonb(l) order by l.id) from invoice_lines l where l.invoice_id = invoices.id
      ), '[]'::jsonb)`.as('lines'),
    )

export const findInvoice = (context: Pick<Context, 'db'>, id: string): Promise<InvoiceRow | undefined> =>
  wholeInvoice(context).where('invoices.id', '=', id).executeTakeFirst() as Promise<InvoiceRow | undefined>

export const findOwnInvoice = (
  context: Pick<Context, 'db'>,
  id: string,
  userId: string,
): Promise<InvoiceRow | undefined> =>
  wholeInvoice(context)
    .where('invoices.id', '=', id)
    .where('invoices.order_id', 'in', orderIdsOf(userId))
    .executeTakeFirst() as Promise<InvoiceRow | undefined>

/** The invoice that counts: the last of those that took each other's place. */
export const findInvoiceOfOrder = (context: Pick<Context, 'db'>, orderId: string): Promise<InvoiceRow | undefined> =>
  wholeInvoice(context)
    .where('invoices.order_id', '=', orderId)
    .where('invoices.kind', '=', 'invoice')
    .where(sql<boolean>`not ${isReplaced}`)
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

/** False: it was drawn by another worker. Who draws it at this moment is waited for. */
export const lockUndrawn = async (context: Context, id: string): Promise<boolean> =>
  (await tables(context)
    .selectFrom('invoices')
    .select('id')
    .where('id', '=', id)
    .where('file_id', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()) !== undefined

export const setInvoiceFiles = (
  context: Context,
  id: string,
  files: { readonly file_id: string; readonly xml_file_id: string },
) => tables(context).updateTable('invoices').set(files).where('id', '=', id).where('file_id', 'is', null).execute()
