import type { OfficeContext } from '#platform/context'
import { insertSeries } from './invoices.queries.ts'

/**
 * Opens the two series of the context's edition, each from 1 on: without them nothing can be invoiced. A document's
 * number is the edition's code, the prefix and the number: `MS25-R-00412`.
 */
export async function openInvoiceSeries(
  context: OfficeContext,
  prefixes: { readonly invoice: string; readonly creditNote: string },
): Promise<void> {
  await insertSeries(context, 'invoice', prefixes.invoice)
  await insertSeries(context, 'creditNote', prefixes.creditNote)
}
