import type { CurrentEdition } from '#features/editions'
import { dayIn } from '#platform/ground/days'
import type { TrainTicketTypeRow, WholeTrainTicket } from './train-tickets.queries.ts'

/** Whether a kind can be had, and a ticket of it used: as long as it is valid. */
export const isTicketOnSale = (
  type: Pick<TrainTicketTypeRow, 'valid_to'>,
  { timeZone }: Pick<CurrentEdition, 'timeZone'>,
  now: Date,
): boolean => type.valid_to >= dayIn(timeZone, now)

/** How many of a kind can be had now: each needs a code. */
export const ticketsLeft = (type: Pick<TrainTicketTypeRow, 'capacity' | 'held' | 'sold' | 'codes_left'>): number =>
  Math.max(0, Math.min(type.capacity - type.held - type.sold, type.codes_left - type.held))

/**
 * What can be done with a train ticket now. Commands ask the same questions before they act.
 * @param isOffer it stands in an order that staff made for somebody: held, it leaves that with all else in it alone.
 */
export function trainTicketAbilities(
  { state, type }: { readonly state: string; readonly type: Pick<WholeTrainTicket['type'], 'cancel_before'> },
  now: Date,
  isOffer = false,
) {
  const isReturnable = type.cancel_before !== null && now < type.cancel_before
  return {
    /** What is only held is let go freely; an issued one until its kind's deadline. */
    cancel: (state === 'held' && !isOffer) || (state === 'issued' && isReturnable),
    document: state === 'issued',
  }
}
