import type { TrainTicket, TrainTicketType } from '@foyer/contract/train-tickets'
import * as z from 'zod/mini'
import { type CurrentEdition, domesticRate, getEdition } from '#features/editions'
import { findOrder, taxPrice } from '#features/orders'
import type { Context } from '#platform/context'
import { Content, contentFor, type Reader, readerOf } from '#platform/ground/texts'
import { drawQr } from '#platform/papers/qr'
import { trainTicketAbilities } from './train-tickets.policy.ts'
import type { TrainTicketTypeRow, WholeTrainTicket } from './train-tickets.queries.ts'

const Rules = z.array(Content)

const presentKind = (type: TrainTicketTypeRow, reader: Reader): TrainTicket['type'] => ({
  id: type.id,
  name: contentFor(type.name, reader),
  class: type.class,
  description: contentFor(type.description, reader),
  rules: rulesOf(type, reader),
})

/** What holds for tickets of a kind, a sentence each. */
export const rulesOf = (type: Pick<TrainTicketTypeRow, 'rules'>, reader: Reader): string[] =>
  z.parse(Rules, type.rules).map((rule) => contentFor(rule, reader))

export function presentTrainTicketType(
  type: TrainTicketTypeRow,
  { currency, tax }: Pick<CurrentEdition, 'currency' | 'tax'>,
  reader: Reader,
): TrainTicketType {
  // That of the last day on which it is good, as its order's line says.
  const taxRate = domesticRate('passenger-transport', tax, type.valid_to)
  return {
    ...presentKind(type, reader),
    price: { amount: type.price, currency },
    netPrice: { amount: taxPrice(type.price, taxRate, true).net, currency },
    taxRate,
    validFrom: type.valid_from,
    validTo: type.valid_to,
    cancelBefore: type.cancel_before?.toISOString() ?? null,
    // As many as may be out, and no more than have a code.
    available: Math.max(0, Math.min(type.capacity - type.held - type.sold, type.codes_left - type.held)),
  }
}

export async function presentTrainTicket(context: Context, ticket: WholeTrainTicket): Promise<TrainTicket> {
  const edition = await getEdition(context)
  const order = ticket.state === 'held' ? await findOrder(context, ticket.order_id) : undefined
  const { type } = ticket
  const code = ticket.state === 'issued' ? ticket.code : null
  return {
    id: ticket.id,
    type: presentKind(type, readerOf(edition, context.locale)),
    passengerName: ticket.passenger_name,
    code,
    drawing: code === null ? null : drawQr(code),
    status: ticket.state,
    validFrom: type.valid_from,
    validTo: type.valid_to,
    price: { amount: ticket.price, currency: edition.currency },
    orderUuid: ticket.order_id,
    holdExpiresAt: order?.hold_expires_at?.toISOString() ?? null,
    issuedAt: ticket.issued_at?.toISOString() ?? null,
    cancelBefore: type.cancel_before?.toISOString() ?? null,
    can: trainTicketAbilities(ticket, context.now, order?.purpose === 'offer'),
  }
}
