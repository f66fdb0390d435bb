import { hasTrainTicket } from '@foyer/contract/made-orders.refusals'
import { trainTicketSoldOut } from '@foyer/contract/sold-out'
import { trainTicketNotOnSale } from '@foyer/contract/train-tickets'
import { getEdition } from '#features/editions'
import type { Receiver, ThingForSomebody } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { describeTrainTicket } from './describe-train-ticket.ts'
import { holdTrainTicket } from './train-ticket-places.ts'
import { isTicketOnSale, ticketsLeft } from './train-tickets.policy.ts'
import {
  findLivingTrainTicket,
  findTrainTicketType,
  holdTrainTicketType,
  insertTrainTicket,
  lockTrainTicketsOf,
  type TrainTicketTypeRow,
} from './train-tickets.queries.ts'

interface Wish {
  readonly typeId: string
  readonly passengerName: string
}

/** A train ticket for somebody who has none, held from the choice on. */
export const trainTicketsForSomebody: ThingForSomebody<Wish> = {
  async look(context, receiver, wish) {
    const type = await findTrainTicketType(context, wish.typeId)
    return describe(context, await assertLeft(context, type, receiver))
  },
  async put(context, receiver, wish, { orderId, isFree }) {
    await lockTrainTicketsOf(context, receiver.userId)
    const type = await assertLeft(context, await holdTrainTicketType(context, wish.typeId), receiver)
    const id = uuidV7(context.now)
    const price = isFree ? 0 : type.price
    await insertTrainTicket(context, {
      id,
      edition_id: context.editionId,
      user_id: receiver.userId,
      order_id: orderId,
      type_id: type.id,
      passenger_name: wish.passengerName,
      state: 'held',
      price,
      created_at: context.now,
    })
    // Not with the end of the transaction: what nobody pays for is delivered in the same one.
    await holdTrainTicket(context, { id, type_id: type.id })
    return { ...(await describe(context, type)), reference: id, priceWithVat: price }
  },
}

/** @throws Refused `train-tickets/not-on-sale`, `made-orders/has-train-ticket`, `train-tickets/sold-out`. */
async function assertLeft(
  context: Context,
  type: TrainTicketTypeRow | undefined,
  { userId }: Receiver,
): Promise<TrainTicketTypeRow> {
  const edition = await getEdition(context)
  if (type === undefined || !isTicketOnSale(type, edition, context.now)) throw refuse(trainTicketNotOnSale)
  const living = await findLivingTrainTicket(context, { userId, editionId: edition.id })
  if (living !== undefined) throw refuse(hasTrainTicket)
  if (ticketsLeft(type) <= 0) throw refuse(trainTicketSoldOut)
  return type
}

const describe = async (context: Context, type: TrainTicketTypeRow) => ({
  kind: 'train-ticket' as const,
  ...describeTrainTicket(type, await getEdition(context)),
  priceWithVat: type.price,
})
