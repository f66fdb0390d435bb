import { sql } from 'kysely'
import { orderIdsNumbered, orderNumberFor } from '#features/orders'
import type { Context } from '#platform/context'
import { readPage, type Sorting } from '#platform/database/keyset'
import type { PageAsked } from '#platform/door/paging'
import { numbersMeant } from '#platform/ground/numbers-meant'
import type { InvoiceRow } from './invoices.queries.ts'

const tables = (context: Pick<Context, 'db'>) => context.db.$pickTables<'invoices' | 'invoice_lines'>()

/** By what the office sorts documents; an index has it behind the kind, and without it. */
export const invoiceKeys = {
  issuedOn: [
    { by: sql`invoices.issued_on`, type: 'date' },
    { by: sql`invoices.id`, type: 'uuid' },
  ],
} as const satisfies Readonly<Record<string, Sorting['keys']>>

interface Days {
  readonly from?: string | undefined
  readonly to?: string | undefined
}

export interface InvoiceFilter extends Days {
  readonly kind?: InvoiceRow['kind'] | undefined
  readonly q?: string | undefined
}

/** What a document has at one rate of VAT. */
export interface RateSum {
  readonly rate: number
  readonly net: number
  readonly tax: number
  readonly gross: number
}

const issued = (context: Pick<Context, 'db' | 'editionId'>, { from, to }: Days) =>
  tables(context)
    .selectFrom('invoices')
    .where('invoices.edition_id', '=', context.editionId)
    .$if(from !== undefined, (query) => query.where('invoices.issued_on', '>=', from ?? ''))
    .$if(to !== undefined, (query) => query.where('invoices.issued_on', '<=', to ?? ''))

/** A page of the edition's documents, each with the number of its order and its sums by rate. */
export async function readInvoicePage(context: Context, filter: InvoiceFilter, asked: PageAsked) {
  const { kind, q } = filter
  const orderNumber = orderNumberFor(sql.ref('invoices.order_id'))
  const query = issued(context, filter)
    .$if(kind !== undefined, (invoices) => invoices.where('invoices.kind', '=', kind ?? 'invoice'))
    .$if(q !== undefined, (invoices) => {
      const typed = q ?? ''
      const documents = [typed.toUpperCase(), ...numbersMeant(typed, 3)]
      const orders = [typed.toUpperCase(), ...numbersMeant(typed, 2)]
      return invoices.where(
        sql<boolean>`invoices.id = any(array(
          select n.id from invoices n where n.number = any(${documents}::text[])
          union all
          select b.id from invoices b where b.order_id in ${orderIdsNumbered(orders)}))`,
      )
    })
    .selectAll('invoices')
    .select([
      orderNumber.as('order_number'),
      sql<string | null>`(select o.number from invoices o where o.id = invoices.refers_to)`.as('refers_to_number'),
      sql<readonly RateSum[]>`(
        select jsonb_agg(to_jsonb(s) order by s.rate desc) from (
          select l.tax_rate_bp as rate, sum(l.net)::int as net, sum(l.tax)::int as tax, sum(l.gross)::int as gross
          from invoice_lines l where l.invoice_id = invoices.id group by l.tax_rate_bp) s
      )`.as('rates'),
    ])
  return readPage(query, asked, asked.after, asked.limit)
}

export type ListedRow = Awaited<ReturnType<typeof readInvoicePage>>['rows'][number]

/** What was invoiced in these days, by kind, rate and whose the VAT is. */
export const sumTaxes = (context: Context, days: Days) =>
  issued(context, days)
    .innerJoin('invoice_lines as l', 'l.invoice_id', 'invoices.id')
    .select((row) => [
      'invoices.kind',
      'l.tax_rate_bp as rate',
      'invoices.reverse_charge as reverse_charge',
      row.fn.count<string>('invoices.id').distinct().as('documents'),
      row.fn.sum<string>('l.net').as('net'),
      row.fn.sum<string>('l.tax').as('tax'),
      row.fn.sum<string>('l.gross').as('gross'),
    ])
    .groupBy(['invoices.kind', 'l.tax_rate_bp', 'invoices.reverse_charge'])
    .orderBy('invoices.kind', 'desc')
    .orderBy('l.tax_rate_bp', 'desc')
    .orderBy('invoices.reverse_charge')
    .execute()

/** What books say of these documents. */
export const documentsNamed = async (context: Pick<Context, 'db'>, ids: readonly string[]) => {
  if (ids.length === 0) return new Map<string, { number: string; reverse_charge: boolean; vat_id: string | null }>()
  const rows = await tables(context)
    .selectFrom('invoices')
    .select(['id', 'number', 'reverse_charge', sql<string | null>`buyer ->> 'vatId'`.as('vat_id')])
    .where('id', '=', sql<string>`any(${[...ids]}::uuid[])`)
    .execute()
  return new Map(rows.map(({ id, ...named }) => [id, named]))
}
