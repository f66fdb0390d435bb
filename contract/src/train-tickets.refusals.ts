import { refusal } from './kit/refusal.ts'

export const trainTicketNotOnSale = refusal(
  'train-tickets/not-on-sale',
  409,
  'Not sold now',
  'This train ticket is not sold now. Choose another one.',
)
export const trainTicketAlreadyThere = refusal(
  'train-tickets/already-has-one',
  409,
  'You have a train ticket',
  'You have a train ticket already. Give it back first if you need another one.',
)
export const trainTicketNotReturnable = refusal(
  'train-tickets/not-returnable',
  409,
  'Too late to give back',
  'This train ticket can no longer be given back here. Write to us if you must.',
)
export const trainTicketNotIssued = refusal(
  'train-tickets/not-issued',
  409,
  'Not issued yet',
  'The ticket is there once it is paid.',
)
