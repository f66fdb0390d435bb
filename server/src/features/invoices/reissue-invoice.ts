import * as z from 'zod/mini'
import { type CurrentEdition, getEdition, Seller } from '#features/editions'
import { Buyer, findOrder, isSameOnPaper, listCreditedRefunds, listKeptLines, type OrderRow } from '#features/orders'
import type { Context, ProcessContext } from '#platform/context'
import { dayIn } from '#platform/ground/days'
import { inLanguage } from '#platform/ground/texts'
import { uuidV7 } from '#platform/ground/uuid'
import { findInvoiceOfOrder, hasCreditNoteFor, type InvoiceRow, insertInvoice, takeNumber } from './invoices.queries.ts'
import { documentNumber, nameTogether } from './issue-invoice.ts'

/**
 * Lets the invoice of an order follow it: where its buyer is written differently now, or its VAT went back, a credit note
 * ends the invoice that counts and a new one takes its place, for what is left of the order. An invoice is never edited.
 * Where the invoice says what its order says nothing happens, however often the job runs.
 */
export async function reissueInvoice(context: ProcessContext, orderId: string): Promise<void> {
  await context
    .inTransaction(async (inner) => {
      const edition = await getEdition(inner)
      const before = await findInvoiceOfOrder(inner, orderId)
      const seller = before === undefined ? edition.seller : whoCorrects(edition.seller, before.seller)
      // The series' rows are the lock; whoever issues an invoice takes the one for invoices first.
      const next = await takeNumber(inner, 'invoice', seller)
      const current = await findInvoiceOfOrder(inner, orderId)
      // The invoice's own job, or that of a credit note, may not have run yet; thrown, this one is tried again after it.
      if (current === undefined) throw new Error('A corrected invoice waits for the invoice.')
      // Before it is read what went back: from here on no credit note is issued that this one would not know of.
      const ended = await takeNumber(inner, 'creditNote', current.seller)
      const order = await findOrder(inner, orderId)
      if (order === undefined || order.buyer_erasure !== null) throw new NothingToReissue()
      for (const refundId of await listCreditedRefunds(inner, orderId))
        if (!(await hasCreditNoteFor(inner, refundId))) throw new Error('A corrected invoice waits for a credit note.')
      const lines = (await listKeptLines(inner, orderId)).filter(({ net, tax }) => net + tax > 0)
      const reverseCharge = order.reverse_charge || lines.some((line) => line.vat_returned)
      if (lines.length === 0 || saysTheSame(current, order.buyer, reverseCharge)) throw new NothingToReissue()
      const issue = issuing(inner, { edition, order, current })
      await issue({
        kind: 'creditNote',
        ...ended,
        seller: current.seller,
        buyer: current.buyer,
        reverseCharge: current.reverse_charge,
        lines: lines.map((line) => taxedLine(line, current.reverse_charge)),
      })
      await issue({
        kind: 'invoice',
        ...next,
        seller,
        buyer: order.buyer,
        reverseCharge,
        lines: lines.map((line) => taxedLine(line, true)),
      })
    })
    .catch((error: unknown) => {
      if (!(error instanceof NothingToReissue)) throw error
    })
}

/**
 * Who issues the invoice that takes another's place: whoever issued that one, as they are written now. Somebody who sells the
 * edition since then, with another name and another VAT ID, has not supplied what it is about.
 */
function whoCorrects(now: CurrentEdition['seller'], issued: unknown): CurrentEdition['seller'] {
  const before = z.parse(Seller, issued)
  const isSame = now.name === before.name || (now.vatId !== '' && now.vatId === before.vatId)
  return isSame ? now : before
}

/** Thrown to give the number back: the transaction that took it is undone. */
class NothingToReissue extends Error {}

const saysTheSame = (current: InvoiceRow, buyer: unknown, reverseCharge: boolean): boolean =>
  current.reverse_charge === reverseCharge && isSameOnPaper(z.parse(Buyer, current.buyer), z.parse(Buyer, buyer))

type KeptLine = Awaited<ReturnType<typeof listKeptLines>>[number]

/** @param isReversed its document follows what became of its VAT. */
function taxedLine(line: KeptLine, isReversed: boolean) {
  const isFree = line.vat_returned && isReversed
  const tax = isFree ? 0 : line.tax
  const { kind, description, summary, net } = line
  // What is left of something that went back in part is no whole piece any more.
  const quantity = line.returned === 0 ? line.quantity : 1
  return {
    kind,
    description,
    summary,
    quantity,
    net,
    tax,
    gross: net + tax,
    tax_rate_bp: isFree ? 0 : line.tax_rate_bp,
  }
}

interface Corrected {
  readonly edition: CurrentEdition
  readonly order: OrderRow
  readonly current: InvoiceRow
}

interface NewDocument {
  readonly kind: InvoiceRow['kind']
  readonly number: number
  readonly prefix: string
  readonly seller: unknown
  readonly buyer: unknown
  readonly reverseCharge: boolean
  readonly lines: readonly ReturnType<typeof taxedLine>[]
}

const issuing =
  (context: Context, { edition, order, current }: Corrected) =>
  async ({ kind, number, prefix, seller, buyer, reverseCharge, lines }: NewDocument): Promise<void> => {
    const sign = kind === 'creditNote' ? -1 : 1
    const sum = (of: 'net' | 'tax' | 'gross') => sign * lines.reduce((total, line) => total + line[of], 0)
    const id = uuidV7(context.now)
    await insertInvoice(
      context,
      {
        id,
        edition_id: edition.id,
        kind,
        series: prefix,
        series_number: number,
        number: documentNumber(edition, prefix, number),
        order_id: order.id,
        refers_to: current.id,
        issued_on: dayIn(edition.timeZone, context.now),
        locale: current.locale,
        seller: JSON.stringify(seller),
        buyer: JSON.stringify(buyer),
        description: JSON.stringify(nameTogether(lines.map(({ summary }) => summary))),
        currency: current.currency,
        reverse_charge: reverseCharge,
        net: sum('net'),
        tax: sum('tax'),
        total: sum('gross'),
        ...(kind === 'invoice' && { paid_on: current.paid_on }),
      },
      lines.map((line) => ({
        kind: line.kind,
        description: inLanguage(line.description, current.locale),
        quantity: line.quantity,
        net: sign * line.net,
        tax_rate_bp: line.tax_rate_bp,
        tax: sign * line.tax,
        gross: sign * line.gross,
      })),
    )
    await context.enqueue('render-invoice', { invoiceId: id })
  }
