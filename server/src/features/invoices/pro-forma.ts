import { noTransferAwaited } from '@foyer/contract/invoices'
import { type CurrentEdition, getEdition } from '#features/editions'
import { creditorReference, findOrder, type OrderRow } from '#features/orders'
import { type Context, inEdition, type ProcessContext } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { dayIn } from '#platform/ground/days'
import { inLanguage } from '#platform/ground/texts'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import type { ProForma } from './invoice-document.ts'
import { buyerParty, sellerParty, sumByRate } from './invoice-parties.ts'
import { presentInvoiceDocument } from './present-invoice-document.ts'
import { suppliedDays } from './supplied-days.ts'

const template = readTemplate(import.meta.dirname, 'invoice.typ', 'a-3a')

/** The order still waits for all of its money, or the rest, by transfer. */
const isAwaited = (order: OrderRow): boolean =>
  order.state === 'awaiting_payment' && order.method === 'transfer' && order.buyer_erasure === null

/**
 * What a company's books need before they transfer anything: the order as its invoice will be, which it is not. Drawn when it is asked
 * for, from the order as it is then; it has no number of the series, and nobody keeps it.
 * @throws Refused `invoices/no-transfer-awaited`.
 */
export async function drawProForma(asked: Context, order: OrderRow): Promise<Buffer> {
  if (!isAwaited(order)) throw refuse(noTransferAwaited)
  const context = inEdition(asked, order.edition_id)
  const data = describeOrder(order, await getEdition(context), context.now)
  return context.ports.documents.draw(template, presentInvoiceDocument(data, null), await context.lookOf(context))
}

/** The same for the mail that says where to transfer to; nothing where the order is not awaited any more. */
export async function proFormaOf(context: ProcessContext, orderId: string): Promise<Buffer | null> {
  const order = await findOrder(context, orderId)
  return order === undefined || !isAwaited(order) ? null : drawProForma(context, order)
}

function describeOrder(order: OrderRow, edition: CurrentEdition, now: Date): ProForma {
  return {
    kind: 'proForma',
    locale: order.locale,
    number: order.number,
    orderNumber: order.number,
    issuedOn: dayIn(edition.timeZone, now),
    seller: sellerParty(edition.seller, edition.tax.sellerCountry),
    ...buyerParty(order.buyer),
    event: `${edition.product} ${edition.year}`,
    ...suppliedDays(order.lines, edition),
    currency: order.currency,
    lines: order.lines.map((line) => ({
      description: inLanguage(line.description, order.locale),
      quantity: line.quantity,
      netMinor: line.net,
      taxRateBp: line.tax_rate_bp,
      taxMinor: line.tax,
      grossMinor: line.gross,
    })),
    taxes: sumByRate(order.lines),
    netMinor: order.net,
    taxMinor: order.tax,
    totalMinor: order.total,
    reverseCharge: order.reverse_charge,
    reference: creditorReference(order.number),
    receivedMinor: order.transferred,
    ...(order.hold_expires_at === null ? {} : { payBy: dayIn(edition.timeZone, order.hold_expires_at) }),
  }
}
