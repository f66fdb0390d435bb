import { refusal } from './kit/refusal.ts'

export const fewerThanOut = refusal(
  'train-tickets/capacity-below-out',
  409,
  'More are out',
  'More tickets are sold or held than that. Choose a larger number.',
)
export const ticketWasPromised = refusal(
  'train-tickets/was-promised',
  409,
  'Promised otherwise',
  'Somebody has or holds one: its class stays, its days get no fewer, and it goes back until the same time at least.',
)
export const codeIsGiven = refusal(
  'train-tickets/code-is-given',
  409,
  'Given to a ticket',
  'This code stands on a ticket. It stays with it.',
)
export const codeIsNeeded = refusal(
  'train-tickets/code-is-needed',
  409,
  'Needed for a ticket',
  'As many tickets are held as codes are free. Add others first, or wait until some are let go.',
)
