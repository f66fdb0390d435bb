import { placeOfEvent } from '@foyer/contract/event-place'
import type { Locale } from '@foyer/contract/kit/languages'
import { trainTicketNotIssued } from '@foyer/contract/train-tickets'
import { getEdition } from '#features/editions'
import { findOrder } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { writeMoment } from '#platform/ground/days'
import { contentFor, readerOf } from '#platform/ground/texts'
import { readTemplate } from '#platform/papers/documents/document-renderer'
import { getOwnTrainTicket } from './get-own-train-ticket.ts'
import { rulesOf } from './present-train-ticket.ts'
import { presentTrainTicketDocument } from './present-train-ticket-document.ts'
import type { WholeTrainTicket } from './train-tickets.queries.ts'

const template = readTemplate(import.meta.dirname, 'train-ticket.typ')

/**
 * One's own issued ticket as a PDF.
 * @throws Refused `train-tickets/not-issued`, `requests/not-found`.
 */
export async function drawOwnTrainTicket(context: CallerContext<Person>, id: string): Promise<Buffer> {
  const ticket = await getOwnTrainTicket(context, id)
  if (ticket.state !== 'issued' || ticket.code === null) throw refuse(trainTicketNotIssued)
  return drawTrainTicket(context, { ...ticket, code: ticket.code }, context.locale)
}

export async function drawTrainTicket(
  context: Context,
  ticket: WholeTrainTicket & { readonly code: string },
  locale: Locale,
): Promise<Buffer> {
  const edition = await getEdition(context)
  const { type } = ticket
  const reader = readerOf(edition, locale)
  const data = {
    locale,
    code: ticket.code,
    orderNumber: (await findOrder(context, ticket.order_id))?.number ?? '',
    passenger: ticket.passenger_name,
    name: contentFor(type.name, reader),
    class: type.class,
    description: contentFor(type.description, reader),
    rules: rulesOf(type, reader),
    validFrom: type.valid_from,
    validTo: type.valid_to,
    event: `${edition.product} ${edition.year}`,
    venue: placeOfEvent(edition),
    priceMinor: ticket.price,
    currency: edition.currency,
    cancelBefore: type.cancel_before === null ? null : writeMoment(type.cancel_before, edition.timeZone, locale),
    seller: edition.seller.name,
    email: edition.contactEmail,
  }
  return context.ports.documents.draw(template, presentTrainTicketDocument(data), await context.lookOf(context))
}
