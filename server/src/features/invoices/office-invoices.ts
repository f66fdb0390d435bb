import type { Input } from '@foyer/contract/kit/endpoint'
import type {
  exportOfficeInvoices as exports,
  ListedInvoice,
  readTaxReport as reports,
  TaxReport,
} from '@foyer/contract/office-invoices'
import * as z from 'zod/mini'
import { getEdition } from '#features/editions'
import { Buyer } from '#features/orders'
import type { Context } from '#platform/context'
import { readRows } from '#platform/database/keyset'
import { RowsAnswer } from '#platform/door/answers'
import { invoiceKeys, type ListedRow, readInvoicePage, sumTaxes } from './office-invoices.queries.ts'

export function presentListedInvoice(row: ListedRow): ListedInvoice {
  const { name, company, country } = z.parse(Buyer, row.buyer)
  const money = (amount: number) => ({ amount, currency: row.currency })
  return {
    uuid: row.id,
    number: row.number,
    kind: row.kind,
    issuedOn: row.issued_on,
    order: { uuid: row.order_id, number: row.order_number ?? '' },
    buyer: { name, company, country },
    net: money(row.net),
    tax: money(row.tax),
    total: money(row.total),
    reverseCharge: row.reverse_charge,
  }
}

/** As spreadsheets read it: two decimals, and a point before them. */
const decimal = (minorUnits: number): string => (minorUnits / 100).toFixed(2)

/** What the list shows, for an accountant: a page of it is in memory, however many there are. */
export async function exportOfficeInvoices(context: Context, { query }: Input<typeof exports>) {
  const asked = { keys: invoiceKeys.issuedOn, isDescending: false }
  const read = (after: Parameters<typeof readInvoicePage>[2]['after'], limit: number) =>
    readInvoicePage(context, query, { ...asked, after, limit })
  async function* written() {
    for await (const lines of readRows(read, linesOf)) yield* lines
  }
  return new RowsAnswer(written())
}

function linesOf(row: ListedRow) {
  const { name, company, country, vatId } = z.parse(Buyer, row.buyer)
  return (row.rates ?? []).map(({ rate, net, tax, gross }) => ({
    number: row.number,
    kind: row.kind,
    issuedOn: row.issued_on,
    order: row.order_number ?? '',
    refersTo: row.refers_to_number,
    name,
    company,
    country,
    vatId,
    reverseCharge: row.reverse_charge ? 'yes' : 'no',
    taxRate: decimal(rate),
    net: decimal(net),
    tax: decimal(tax),
    gross: decimal(gross),
    currency: row.currency,
    paidOn: row.paid_on,
  }))
}

/** What was invoiced and taken back in these days, by rate; credit notes count below nothing. */
export async function readTaxReport(context: Context, { query }: Input<typeof reports>): Promise<TaxReport> {
  const { currency } = await getEdition(context)
  const money = (amount: number) => ({ amount, currency })
  const sums = (await sumTaxes(context, query)).map((row) => ({
    ...row,
    net: Number(row.net),
    tax: Number(row.tax),
    gross: Number(row.gross),
  }))
  const total = (of: 'net' | 'tax' | 'gross') => money(sums.reduce((sum, row) => sum + row[of], 0))
  return {
    rows: sums.map((row) => ({
      kind: row.kind,
      rate: row.rate,
      reverseCharge: row.reverse_charge,
      documents: Number(row.documents),
      net: money(row.net),
      tax: money(row.tax),
      gross: money(row.gross),
    })),
    net: total('net'),
    tax: total('tax'),
    gross: total('gross'),
  }
}
