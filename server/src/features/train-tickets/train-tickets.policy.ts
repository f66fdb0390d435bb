import type { WholeTrainTicket } from './train-tickets.queries.ts'

/** What can be done with a train ticket now. Commands ask the same questions before they act. */
export function trainTicketAbilities(
  { state, type }: { readonly state: string; readonly type: Pick<WholeTrainTicket['type'], 'cancel_before'> },
  now: Date,
) {
  const isReturnable = type.cancel_before !== null && now < type.cancel_before
  return {
    /** What is only held is let go freely; an issued one until its kind's deadline. */
    cancel: state === 'held' || (state === 'issued' && isReturnable),
    document: state === 'issued',
  }
}
