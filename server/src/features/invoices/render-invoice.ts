import { type CurrentEdition, getEdition } from '#features/editions'
import { findOrder } from '#features/orders'
import type { ProcessContext } from '#platform/context'
import { taskAt } from '#platform/ground/tasks'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { keepFile } from '#platform/site/files'
import type { declareFacturX } from './declare-factur-x.ts'
import type { InvoiceDocument } from './invoice-document.ts'
import { buyerParty, sellerParty, sumByRate } from './invoice-parties.ts'
import { findInvoice, type InvoiceRow, lockUndrawn, setInvoiceFiles } from './invoices.queries.ts'
import { presentInvoiceDocument } from './present-invoice-document.ts'
import { linesBehind, suppliedDays } from './supplied-days.ts'
import type { writeEInvoice } from './write-e-invoice.ts'

const template = readTemplate(import.meta.dirname, 'invoice.typ', 'a-3a')
const writing = taskAt<typeof writeEInvoice>(new URL('./write-e-invoice.ts', import.meta.url), 'writeEInvoice')
const declaring = taskAt<typeof declareFacturX>(new URL('./declare-factur-x.ts', import.meta.url), 'declareFacturX')

/**
 * Draws the document of an invoice, once: as PDF/A-3 with the e-invoice in it, and as XML beside it. What was drawn is
 * kept and never drawn again.
 */
export async function renderInvoice(context: ProcessContext, invoiceId: string): Promise<void> {
  const invoice = await findInvoice(context, invoiceId)
  if (invoice === undefined || invoice.file_id !== null) return
  const order = await findOrder(context, invoice.order_id)
  const original = invoice.refers_to === null ? undefined : await findInvoice(context, invoice.refers_to)
  const edition = await getEdition(context)
  const data = documentOf(invoice, edition, {
    orderNumber: order?.number ?? '',
    refersTo: original?.number ?? null,
    supplied: await linesBehind(context, invoice, order),
  })
  const { documents, tasks } = context.ports
  const { cii, ubl } = await tasks.run(writing, data)
  const look = await context.lookOf(context)
  const drawn = await documents.draw(template, presentInvoiceDocument(data, cii), look)
  const pdf = await tasks.run(declaring, drawn)
  await context.inTransaction(async (inner) => {
    // What another worker kept meanwhile counts, and was mailed.
    if (!(await lockUndrawn(inner, invoice.id))) return
    await setInvoiceFiles(inner, invoice.id, {
      file_id: await keepFile(inner, 'application/pdf', pdf),
      xml_file_id: await keepFile(inner, 'application/xml', Buffer.from(ubl, 'utf8')),
    })
    await inner.enqueue('mail-invoice', { invoiceId: invoice.id })
  })
}

interface Told {
  readonly orderNumber: string
  readonly refersTo: string | null
  readonly supplied: Parameters<typeof suppliedDays>[0]
}

/** The invoice as its document tells it. */
function documentOf(invoice: InvoiceRow, edition: CurrentEdition, told: Told): InvoiceDocument {
  return {
    locale: invoice.locale,
    kind: invoice.kind,
    number: invoice.number,
    issuedOn: invoice.issued_on,
    orderNumber: told.orderNumber,
    seller: sellerParty(invoice.seller, edition.tax.sellerCountry),
    ...buyerParty(invoice.buyer),
    event: `${edition.product} ${edition.year}`,
    ...suppliedDays(told.supplied, edition),
    currency: invoice.currency,
    lines: invoice.lines.map((line) => ({
      description: line.description,
      quantity: line.quantity,
      netMinor: line.net,
      taxRateBp: line.tax_rate_bp,
      taxMinor: line.tax,
      grossMinor: line.gross,
    })),
    taxes: sumByRate(invoice.lines),
    netMinor: invoice.net,
    taxMinor: invoice.tax,
    totalMinor: invoice.total,
    ...(invoice.paid_on === null ? {} : { paidOn: invoice.paid_on }),
    reverseCharge: invoice.reverse_charge,
    ...(told.refersTo === null ? {} : { refersTo: told.refersTo }),
    isReplaced: invoice.kind === 'creditNote' && invoice.refund_id === null,
  }
}
