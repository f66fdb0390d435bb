import { type CurrentEdition, getEdition } from '#features/editions'
import { findOrder, listRefundLines } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { inEveryLanguage, inLanguage, type Texts } from '#platform/ground/texts'
import { uuidV7 } from '#platform/ground/uuid'
import { findInvoiceOfOrder, hasCreditNoteFor, insertInvoice, takeNumber } from './invoices.queries.ts'

/**
 * Issues the invoice of a paid order: the number, the snapshot of buyer and seller, and the lines, in one
 * transaction. An order has one invoice, however often the job runs.
 */
export async function issueInvoice(context: ProcessContext, orderId: string): Promise<void> {
  await context
    .inTransaction(async (inner) => {
      const order = await findOrder(inner, orderId)
      // Where nothing was charged there is nothing to invoice.
      if (order === undefined || order.paid_at === null || order.total === 0) return
      const edition = await getEdition(inner)
      // The series' row is the lock: of two runs of the job, the second sees what the first has written.
      const { number, prefix } = await takeNumber(inner, 'invoice', edition.seller)
      if ((await findInvoiceOfOrder(inner, orderId)) !== undefined) throw new InvoiceExists()
      const id = uuidV7(inner.now)
      await insertInvoice(
        inner,
        {
          id,
          edition_id: edition.id,
          kind: 'invoice',
          series: prefix,
          series_number: number,
          number: documentNumber(edition, prefix, number),
          order_id: orderId,
          issued_on: dayIn(edition.timeZone, inner.now),
          locale: order.locale,
          seller: JSON.stringify(edition.seller),
          buyer: JSON.stringify(order.buyer),
          description: JSON.stringify(nameTogether(order.lines.map((line) => line.summary))),
          currency: order.currency,
          reverse_charge: order.reverse_charge,
          net: order.net,
          tax: order.tax,
          total: order.total,
          paid_on: dayIn(edition.timeZone, order.paid_at),
        },
        order.lines.map((line) => ({
          kind: line.kind,
          description: inLanguage(line.description, order.locale),
          quantity: line.quantity,
          net: line.net,
          tax_rate_bp: line.tax_rate_bp,
          tax: line.tax,
          gross: line.gross,
        })),
      )
      await inner.enqueue('render-invoice', { invoiceId: id })
    })
    .catch(unlessExists)
}

/** Issues the credit note of a refund: what it gives back of each line, with its sign turned. */
export async function issueCreditNote(context: ProcessContext, orderId: string, refundId: string): Promise<void> {
  await context
    .inTransaction(async (inner) => {
      const invoice = await findInvoiceOfOrder(inner, orderId)
      // The invoice's own job may not have run yet; thrown, this one is tried again after it.
      if (invoice === undefined) throw new Error('A credit note waits for its invoice.')
      const edition = await getEdition(inner)
      const lines = await listRefundLines(inner, refundId)
      const sum = (of: 'net' | 'tax' | 'gross') => lines.reduce((total, line) => total + line[of], 0)
      const { number, prefix } = await takeNumber(inner, 'creditNote', invoice.seller)
      if (await hasCreditNoteFor(inner, refundId)) throw new InvoiceExists()
      // Another one may have taken its place while the number was waited for; thrown, this job is tried again with that one.
      if ((await findInvoiceOfOrder(inner, orderId))?.id !== invoice.id)
        throw new Error('A credit note corrects the invoice that counts, which is another one by now.')
      const id = uuidV7(inner.now)
      await insertInvoice(
        inner,
        {
          id,
          edition_id: edition.id,
          kind: 'creditNote',
          series: prefix,
          series_number: number,
          number: documentNumber(edition, prefix, number),
          order_id: orderId,
          refers_to: invoice.id,
          refund_id: refundId,
          issued_on: dayIn(edition.timeZone, inner.now),
          locale: invoice.locale,
          seller: JSON.stringify(invoice.seller),
          buyer: JSON.stringify(invoice.buyer),
          description: JSON.stringify(nameTogether(lines.map((line) => line.summary))),
          currency: invoice.currency,
          reverse_charge: invoice.reverse_charge,
          net: -sum('net'),
          tax: -sum('tax'),
          total: -sum('gross'),
        },
        lines.map((line) => ({
          kind: line.kind,
          description: inLanguage(line.description, invoice.locale),
          quantity: 1,
          net: -line.net,
          tax_rate_bp: line.tax_rate_bp,
          tax: -line.tax,
          gross: -line.gross,
        })),
      )
      await inner.enqueue('render-invoice', { invoiceId: id })
    })
    .catch(unlessExists)
}

/** What a list says of a document: each thing once, however many lines it has. */
export const nameTogether = (names: readonly unknown[]): Texts =>
  inEveryLanguage((locale) => [...new Set(names.map((name) => inLanguage(name, locale)))].join(' + '))

/** Thrown to give the number back: the transaction that took it is undone. */
class InvoiceExists extends Error {}

function unlessExists(error: unknown): void {
  if (!(error instanceof InvoiceExists)) throw error
}

/** `MS25-R-00412`; credit notes have a series of their own. */
export function documentNumber(edition: Pick<CurrentEdition, 'code'>, prefix: string, number: number): string {
  return `${edition.code}-${prefix}-${String(number).padStart(5, '0')}`
}
