import type { Input } from '@foyer/contract/kit/endpoint'
import { type cancelTrainTicket as endpoint, trainTicketNotReturnable } from '@foyer/contract/train-tickets'
import type { SoldLine } from '#features/orders'
import { findOrderToChange, isMadeByStaff, lockOrder, previewReturn, returnThings } from '#features/orders'
import type { CallerContext, Person } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { getOwnTrainTicket } from './get-own-train-ticket.ts'
import { takeTrainTicketOut } from './remove-train-ticket.ts'
import { sellTrainTickets } from './sell-train-tickets.ts'
import type { WholeTrainTicket } from './train-tickets.queries.ts'

export interface CancelledTrainTicket {
  readonly ticket: WholeTrainTicket
  /** In minor units; what was only held gives nothing back. */
  readonly refunded: number
}

/**
 * Gives a train ticket back: its place is free and its money goes back in the same moment; with `preview` only says what
 * it would give back. Its code is never anybody else's.
 * @throws Refused `train-tickets/not-returnable`, `orders/payment-under-way`, `orders/not-open`.
 */
export async function cancelTrainTicket(
  context: CallerContext<Person>,
  { params, query }: Input<typeof endpoint>,
): Promise<CancelledTrainTicket> {
  const ticket = await getOwnTrainTicket(context, params.id)
  const line: SoldLine = { orderId: ticket.order_id, kind: 'train-ticket', reference: ticket.id }
  const isHeld = ticket.state === 'held'
  if (query.preview === true) {
    if (isHeld && (await isMadeByStaff(context, ticket.order_id))) throw refuse(trainTicketNotReturnable)
    const names = isHeld ? [line] : await sellTrainTickets.returns(context, line, 'buyer')
    return { ticket, refunded: isHeld ? 0 : await previewReturn(context, names, 'all') }
  }
  const refunded = isHeld ? await letHeldGo(context, line) : await giveIssued(context, line)
  return { ticket: await getOwnTrainTicket(context, ticket.id), refunded }
}

async function letHeldGo(context: CallerContext<Person>, line: SoldLine): Promise<number> {
  const order = await findOrderToChange(context, context.caller.userId)
  if (order?.id !== line.orderId) throw refuse(trainTicketNotReturnable)
  await takeTrainTicketOut(context, order)
  return 0
}

async function giveIssued(context: CallerContext<Person>, line: SoldLine): Promise<number> {
  // The order first, as whoever cancels all of it does.
  await lockOrder(context, line.orderId)
  const names = await sellTrainTickets.returns(context, line, 'buyer')
  await sellTrainTickets.takeBack(context, [line])
  return returnThings(context, names, 'all', 'train-ticket-cancelled')
}
