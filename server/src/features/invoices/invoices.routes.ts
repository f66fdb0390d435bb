import * as contract from '@foyer/contract/invoices'
import type { Locale } from '@foyer/contract/kit/fields'
import { requests } from '@foyer/contract/kit/refusal'
import * as office from '@foyer/contract/office-invoices'
import { listOrderDocuments, nobodyToMail, readOrderDocument, sendOrderDocument } from '@foyer/contract/office-orders'
import * as z from 'zod/mini'
import { askForMail } from '#features/mails'
import { Buyer, getOrderOfEdition, getOwnOrder } from '#features/orders'
import { proveVatId } from '#features/vat-ids'
import type { CallerContext, Context, Person } from '#platform/context'
import { BinaryAnswer } from '#platform/door/answers'
import { audited, auditedRecord } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { refuse } from '#platform/door/refused'
import { type Door, serve } from '#platform/door/serve'
import { inLanguage } from '#platform/ground/texts'
import { checkVatId } from '#platform/payments/vat/vat-id'
import { findFile } from '#platform/site/files'
import {
  findInvoice,
  findOwnInvoice,
  type InvoiceRow,
  listInvoicesOfOrders,
  listInvoicesOfUser,
} from './invoices.queries.ts'
import { invoiceKeys, readInvoicePage } from './office-invoices.queries.ts'
import { exportOfficeInvoices, presentListedInvoice, readTaxReport } from './office-invoices.ts'
import { drawProForma } from './pro-forma.ts'

const orderRecord = auditedRecord('order', ['sent'])

function statusOf(row: InvoiceRow): contract.Invoice['status'] {
  if (row.kind === 'creditNote') return 'refunded'
  if (row.is_replaced) return 'replaced'
  return row.paid_on === null ? 'due' : 'paid'
}

export function presentInvoice(row: InvoiceRow, locale: Locale): contract.Invoice {
  return {
    uuid: row.id,
    number: row.number,
    kind: row.kind,
    issuedOn: row.issued_on,
    total: { amount: row.total, currency: row.currency },
    status: statusOf(row),
    orderUuid: row.order_id,
    description: inLanguage(row.description, locale),
    hasXml: row.xml_file_id !== null || row.file_id === null,
  }
}

const kinds = {
  pdf: { type: 'application/pdf', column: 'file_id' },
  xml: { type: 'application/xml', column: 'xml_file_id' },
} as const

/** A document as it was made. Those of before have no XML, and never will: what was issued is not made anew. */
async function fileOf(context: Context, invoice: InvoiceRow, kind: keyof typeof kinds): Promise<BinaryAnswer> {
  const { type, column } = kinds[kind]
  const id = invoice[column]
  const file = id === null ? null : await findFile(context, id)
  if (file === null) throw refuse(contract.documentNotReady)
  return new BinaryAnswer(type, file.bytes, { fileName: `${invoice.number}.${kind}` })
}

async function getOwnInvoice(context: CallerContext<Person>, id: string): Promise<InvoiceRow> {
  const invoice = await findOwnInvoice(context, id, context.caller.userId)
  if (invoice === undefined) throw refuse(requests.notFound)
  return invoice
}

export function openInvoices(door: Door): void {
  serve(door, office.listOfficeInvoices, async (context, { query }) => {
    const asked = pageAsked(context, office.listOfficeInvoices, query, invoiceKeys)
    const page = await readInvoicePage(context, query, asked)
    return presentPage(context, office.listOfficeInvoices, query, page, presentListedInvoice)
  })
  serve(door, office.exportOfficeInvoices, exportOfficeInvoices)
  serve(door, office.readTaxReport, readTaxReport)
  serve(door, contract.listInvoices, async (context) =>
    (await listInvoicesOfUser(context, context.caller.userId)).map((row) => ({
      ...presentInvoice(row, context.locale),
      canCorrect: row.can_correct && !row.is_replaced,
    })),
  )
  serve(door, contract.readInvoicePdf, async (context, { params }) =>
    fileOf(context, await getOwnInvoice(context, params.uuid), 'pdf'),
  )
  serve(door, contract.readInvoiceXml, async (context, { params }) =>
    fileOf(context, await getOwnInvoice(context, params.uuid), 'xml'),
  )
  serve(door, contract.readProForma, async (context, { params }) => {
    const order = await getOwnOrder(context, params.uuid)
    return new BinaryAnswer('application/pdf', await drawProForma(context, order), {
      fileName: `${order.number}-pro-forma.pdf`,
    })
  })
  serve(door, listOrderDocuments, async (context, { params }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    return (await listInvoicesOfOrders(context, [order.id])).map((row) => presentInvoice(row, context.locale))
  })
  serve(door, readOrderDocument, async (context, { params }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    const invoice = await findInvoice(context, params.documentUuid)
    if (invoice?.order_id !== order.id) throw refuse(requests.notFound)
    return fileOf(context, invoice, 'pdf')
  })
  serve(door, sendOrderDocument, async (context, { params }) => {
    const order = await getOrderOfEdition(context, params.uuid)
    const invoice = await findInvoice(context, params.documentUuid)
    if (invoice?.order_id !== order.id) throw refuse(requests.notFound)
    if (invoice.file_id === null) throw refuse(contract.documentNotReady)
    if (order.buyer_erasure !== null) throw refuse(nobodyToMail)
    await askForMail(context, {
      kind: 'mail-invoice',
      ids: { invoiceId: invoice.id },
      user_id: order.user_id,
      sign_up_id: order.sign_up_id,
      order_id: order.id,
      sent_to: z.parse(Buyer, invoice.buyer).email,
    })
    return audited(orderRecord.changed(order.id, {}, { sent: invoice.number }), undefined)
  })
  serve(door, contract.checkVatId, async (context, { body }) => {
    const { valid, reason, countryCode, number } = checkVatId(body.vatNumber, body.countryCode)
    if (!valid) return { valid: false, reason: reason ?? null }
    const verdict = await proveVatId(context, `${countryCode}${number}`)
    if (verdict === 'registered') return { valid: true }
    return { valid: false, reason: verdict === 'silent' ? 'unavailable' : 'not-registered' }
  })
}
