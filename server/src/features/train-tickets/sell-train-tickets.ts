import { thingUnavailable } from '@foyer/contract/sold-out'
import { trainTicketNotReturnable } from '@foyer/contract/train-tickets'
import { getEdition } from '#features/editions'
import type { ReturnedThing, Sellable, SoldLine } from '#features/orders'
import type { Context } from '#platform/context'
import { refuse } from '#platform/door/refused'
import { describeLapsedTrainTicket, describeReturnedTrainTicket } from './describe-train-ticket.ts'
import { countReturnedTicket, giveCode, isTrainTicketTypeFull } from './train-ticket-places.queries.ts'
import { holdTrainTicket } from './train-ticket-places.ts'
import { isTicketOnSale, trainTicketAbilities } from './train-tickets.policy.ts'
import {
  advanceTrainTicket,
  findLivingTrainTicket,
  findTrainTicket,
  findTrainTicketType,
  holdTrainTicketType,
  lockTrainTicket,
  lockTrainTicketsOf,
  type TrainTicketRow,
  type TrainTicketTypeRow,
} from './train-tickets.queries.ts'

const unavailable = (reference: string) => refuse(thingUnavailable, { reference })

/** Train tickets, as orders sell them: a line's reference is the ticket. */
export const sellTrainTickets: Sellable = {
  lockedAs: 3,
  isHeldOnChoice: true,
  taxClass: 'passenger-transport',
  goesBackAlone: true,
  cancelledAs: null,
  /** A ticket is held from its choice on, at the price it was chosen at, and sold as long as it is good for a journey. */
  async quote(context, lines) {
    for (const { reference } of lines) {
      const ticket = await findTrainTicket(context, { id: reference })
      if (ticket !== undefined && !isTicketOnSale(ticket.type, await getEdition(context), context.now))
        throw unavailable(reference)
    }
    return new Map()
  },
  /**
   * One that expired before its money came is taken again, where one is left that is good for a journey still and no less
   * than what was bought (decision 173), and its owner took no other meanwhile.
   */
  async hold(context, lines) {
    for (const { reference } of lines) {
      const ticket = await lockTrainTicket(context, reference)
      if (ticket?.state === 'held') continue
      if (ticket?.state !== 'expired') throw unavailable(reference)
      await lockTrainTicketsOf(context, ticket.user_id)
      const whose = { userId: ticket.user_id, editionId: ticket.edition_id }
      if ((await findLivingTrainTicket(context, whose)) !== undefined) throw unavailable(reference)
      const type = await holdTrainTicketType(context, ticket.type_id)
      const edition = await getEdition(context)
      if (type === undefined || !isTicketOnSale(type, edition, context.now)) throw unavailable(reference)
      if (isLessThanBought(type, ticket)) throw unavailable(reference)
      await advanceTrainTicket(context, ticket, 'hold', { ended_at: null })
      // Not with the end of the transaction: money that comes late has it delivered in the same one.
      await holdTrainTicket(context, ticket)
    }
  },
  async release(context, lines, reason) {
    for (const ticket of await lockTickets(context, lines)) {
      if (ticket.state !== 'held') continue
      await letHeldGo(context, ticket, reason === 'order-cancelled' ? 'cancel' : 'expire')
    }
  },
  async letLapse(context, lines) {
    const edition = await getEdition(context)
    const over: ReturnedThing[] = []
    for (const ticket of await lockTickets(context, lines)) {
      const type = await findTrainTicketType(context, ticket.type_id)
      if (ticket.state !== 'held' || type === undefined || isTicketOnSale(type, edition, context.now)) continue
      await letHeldGo(context, ticket, 'expire')
      over.push({ kind: 'train-ticket', reference: ticket.id, words: describeLapsedTrainTicket(type, edition) })
    }
    return over
  },
  async deliver(context, lines) {
    for (const ticket of await lockTickets(context, lines)) {
      if (ticket.state !== 'held') throw unavailable(ticket.id)
      await advanceTrainTicket(context, ticket, 'issue', { issued_at: context.now })
      await context.enqueue('mail-train-ticket', { ticketId: ticket.id })
      if (!(await giveCode(context, ticket.id, ticket.type_id))) throw unavailable(ticket.id)
    }
  },
  async isContended(context, lines) {
    for (const ticket of await lockTickets(context, lines))
      if (await isTrainTicketTypeFull(context, ticket.type_id)) return true
    return false
  },
  async returns(context, line, by) {
    const ticket = await findTrainTicket(context, { id: line.reference })
    const mayGoBack =
      by === 'staff' ? ticket?.state === 'issued' : ticket && trainTicketAbilities(ticket, context.now).cancel
    if (ticket === undefined || !mayGoBack) throw refuse(trainTicketNotReturnable)
    return [{ ...line, words: describeReturnedTrainTicket(ticket.type, await getEdition(context)) }]
  },
  async mayGoBack(context, lines) {
    for (const { reference } of lines) {
      const ticket = await findTrainTicket(context, { id: reference })
      if (ticket === undefined || !trainTicketAbilities(ticket, context.now).cancel) return false
    }
    return true
  },
  async takeBack(context, lines) {
    for (const ticket of await lockTickets(context, lines)) await takeTicketBack(context, ticket)
  },
}

/** Whether its kind became less since a ticket that expired was let go. */
const isLessThanBought = ({ lessened_at }: TrainTicketTypeRow, { ended_at }: TrainTicketRow): boolean =>
  lessened_at !== null && ended_at !== null && ended_at <= lessened_at

async function letHeldGo(context: Context, ticket: TrainTicketRow, how: 'cancel' | 'expire'): Promise<void> {
  await advanceTrainTicket(context, ticket, how, { ended_at: context.now })
  await countReturnedTicket(context, ticket.type_id, 'held')
}

/** Takes an issued ticket back; its code stays with it. Nothing happens to any other. */
export async function takeTicketBack(context: Context, ticket: TrainTicketRow): Promise<void> {
  if (ticket.state !== 'issued') return
  await advanceTrainTicket(context, ticket, 'cancel', { ended_at: context.now })
  await countReturnedTicket(context, ticket.type_id, 'sold')
}

async function lockTickets(context: Context, lines: readonly Pick<SoldLine, 'reference'>[]): Promise<TrainTicketRow[]> {
  const tickets: TrainTicketRow[] = []
  for (const reference of lines.map((line) => line.reference).sort()) {
    const ticket = await lockTrainTicket(context, reference)
    if (ticket !== undefined) tickets.push(ticket)
  }
  return tickets
}
