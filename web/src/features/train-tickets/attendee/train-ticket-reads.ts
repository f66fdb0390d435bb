import { readCurrentOrder, readOrder } from '@foyer/contract/orders'
import {
  listTrainTickets,
  listTrainTicketTypes,
  type TrainTicket,
  type TrainTicketType,
} from '@foyer/contract/train-tickets'
import { query } from '#platform/api.ts'

export const trainTicketsQuery = query(listTrainTickets)
export const trainTicketTypesQuery = query(listTrainTicketTypes)

/** What is read anew once a train ticket was chosen, changed or let go: the order it stands in, and what is left for others. */
export const touchedByTrainTickets = [listTrainTickets, listTrainTicketTypes, readCurrentOrder, readOrder]

/** The one that somebody has or holds: the first of the list. One that went back is none. */
export function livingTicket(tickets: readonly TrainTicket[]): TrainTicket | null {
  const [first] = tickets
  return first?.status === 'issued' || first?.status === 'held' ? first : null
}

/** The least that a ticket costs which can still be had; null where none can. */
export function cheapestOf(types: readonly TrainTicketType[]): TrainTicketType | null {
  const [cheapest] = types.filter(({ available }) => available > 0).toSorted((a, b) => a.price.amount - b.price.amount)
  return cheapest ?? null
}
