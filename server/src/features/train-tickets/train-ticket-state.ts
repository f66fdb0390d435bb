import type { TrainTicketStatus } from '@foyer/contract/train-tickets'
import type { Transitions } from '#platform/ground/state-machine'

export type TrainTicketEvent = 'hold' | 'issue' | 'expire' | 'cancel'

/** A train ticket: held on choice, then issued with its code; or let go before, or given back. */
export const trainTicketTransitions: Transitions<TrainTicketStatus, TrainTicketEvent> = {
  held: { issue: 'issued', expire: 'expired', cancel: 'cancelled' },
  issued: { cancel: 'cancelled' },
  // Money that comes late takes a ticket again where it can.
  expired: { hold: 'held' },
  cancelled: {},
}
