import type { Input } from '@foyer/contract/kit/endpoint'
import {
  type chooseTrainTicket as endpoint,
  trainTicketAlreadyThere,
  trainTicketNotOnSale,
} from '@foyer/contract/train-tickets'
import { getEdition } from '#features/editions'
import { getOrderToChange, type OrderRow, replaceInOrder } from '#features/orders'
import type { CallerContext, Context, Person } from '#platform/context'
import { sendLast } from '#platform/database/database'
import { refuse } from '#platform/door/refused'
import { uuidV7 } from '#platform/ground/uuid'
import { describeTrainTicket } from './describe-train-ticket.ts'
import { countReturnedTicket, lockTrainTicketTypes } from './train-ticket-places.queries.ts'
import { holdTrainTicket } from './train-ticket-places.ts'
import { isTicketOnSale } from './train-tickets.policy.ts'
import {
  advanceTrainTicket,
  findLivingTrainTicket,
  holdTrainTicketType,
  insertTrainTicket,
  lockTrainTicketsOf,
  type TrainTicketTypeRow,
  updateTrainTicket,
} from './train-tickets.queries.ts'

/**
 * Holds a train ticket as a line of the caller's registration in progress, in place of the one that is in it. Of the
 * same kind it is the same ticket, in another name.
 * @throws Refused `train-tickets/sold-out`, `train-tickets/not-on-sale`, `train-tickets/already-has-one`, and what the
 * order refuses.
 */
export async function chooseTrainTicket(
  context: CallerContext<Person>,
  { body }: Input<typeof endpoint>,
): Promise<OrderRow> {
  const { userId } = context.caller
  const edition = await getEdition(context)
  const type = await holdTrainTicketType(context, body.typeId)
  if (type === undefined || !isTicketOnSale(type, edition, context.now)) throw refuse(trainTicketNotOnSale)
  const order = await getOrderToChange(context, userId)
  await lockTrainTicketsOf(context, userId)
  const living = await findLivingTrainTicket(context, { userId, editionId: edition.id })
  if (living !== undefined && (living.state === 'issued' || living.order_id !== order.id))
    throw refuse(trainTicketAlreadyThere)
  if (living?.type_id === type.id) {
    await updateTrainTicket(context, living.id, { passenger_name: body.passengerName })
    return order
  }
  if (living !== undefined) {
    // Two people who change to what the other had wait for each other, and not for ever.
    await lockTrainTicketTypes(context, [living.type_id, type.id])
    await advanceTrainTicket(context, living, 'cancel', { ended_at: context.now })
    await countReturnedTicket(context, living.type_id, 'held')
  }
  const id = await insertHeld(context, type, { userId, orderId: order.id, passengerName: body.passengerName })
  const thing = { kind: 'train-ticket', reference: id, priceWithVat: type.price } as const
  return replaceInOrder(context, order, ({ kind }) => kind === 'train-ticket', [
    { ...thing, ...describeTrainTicket(type, edition) },
  ])
}

async function insertHeld(
  context: Context,
  type: TrainTicketTypeRow,
  whose: { readonly userId: string; readonly orderId: string; readonly passengerName: string },
): Promise<string> {
  const id = uuidV7(context.now)
  await insertTrainTicket(context, {
    id,
    edition_id: context.editionId,
    user_id: whose.userId,
    order_id: whose.orderId,
    type_id: type.id,
    passenger_name: whose.passengerName,
    state: 'held',
    price: type.price,
    created_at: context.now,
  })
  // The kind's row is the hottest: it is taken with the end of the transaction, and it is the transaction that is refused.
  sendLast(() => holdTrainTicket(context, { id, type_id: type.id }))
  return id
}
