import * as contract from '@foyer/contract/invoices'
import type { Locale } from '@foyer/contract/kit/fields'
import { requests } from '@foyer/contract/kit/refusal'
import { listOrderDocuments, nobodyToMail, readOrderDocument, sendOrderDocument } from '@foyer/contract/office-orders'
import { getOrderOfEdition, listOrderIdsOfUser } from '#features/orders'
import type { Context } from '#platform/context'
import { BinaryAnswer } from '#platform/door/answers'
import { audited, auditedRecord } from '#platform/door/audit'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { inLanguage } from '#platform/ground/texts'
import { checkVatId } from '#platform/payments/vat/vat-id'
import { findFile } from '#platform/site/files'
import { findInvoice, type InvoiceRow, listInvoicesOfOrders, listInvoicesOfUser } from './invoices.queries.ts'

const orderRecord = auditedRecord('order', ['sent'])

export function presentInvoice(row: InvoiceRow, locale: Locale): contract.Invoice {
  return {
    uuid: row.id,
    number: row.number,
    kind: row.kind,
    issuedOn: row.issued_on,
    total: { amount: row.total, currency: row.currency },
    status: row.kind === 'creditNote' ? 'refunded' : row.paid_on === null ? 'due' : 'paid',
    orderUuid: row.order_id,
    description: inLanguage(row.description, locale),
  }
}

async function pdfOf(context: Context, { file_id, number }: InvoiceRow): Promise<BinaryAnswer> {
  const file = file_id === null ? null : await findFile(context, file_id)
  if (file === null) throw refuse(contract.documentNotReady)
  return new BinaryAnswer('application/pdf', file.bytes, { fileName: `${number}.pdf` })
}

export function openInvoices(door: Door): void {
  serve(door, contract.listInvoices, async (context) =>
    (await listInvoicesOfUser(context, context.caller.userId)).map((row) => presentInvoice(row, context.locale)),
  )
  serve(door, contract.readInvoicePdf, async (context, { params }) => {
    const invoice = await findInvoice(context, params.uuid)
    const own = await listOrderIdsOfUser(context, context.caller.userId)
    if (invoice === undefined || !own.includes(invoice.order_id)) throw refuse(requests.notFound)
    return pdfOf(context, invoice)
  })
  serve(door, listOrderDocuments, async (context, { params }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    return (await listInvoicesOfOrders(context, [order.id])).map((row) => presentInvoice(row, context.locale))
  })
  serve(door, readOrderDocument, async (context, { params }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    const invoice = await findInvoice(context, params.documentUuid)
    if (invoice?.order_id !== order.id) throw refuse(requests.notFound)
    return pdfOf(context, invoice)
  })
  serve(door, sendOrderDocument, async (context, { params }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    const invoice = await findInvoice(context, params.documentUuid)
    if (invoice?.order_id !== order.id) throw refuse(requests.notFound)
    if (invoice.file_id === null) throw refuse(contract.documentNotReady)
    if (order.buyer_erasure !== null) throw refuse(nobodyToMail)
    await context.enqueue('mail-invoice', { invoiceId: invoice.id })
    return audited(orderRecord.changed(order.id, {}, { sent: invoice.number }), undefined)
  })
  serve(door, contract.checkVatId, async (_context, { body }) => {
    const check = checkVatId(body.vatNumber, body.countryCode)
    return check.valid ? { valid: true } : { valid: false, reason: check.reason ?? null }
  })
}
