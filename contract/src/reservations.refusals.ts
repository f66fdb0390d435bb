import { refusal } from './kit/refusal.ts'

export const passNeeded = refusal(
  'program/pass-needed',
  409,
  'A pass is needed',
  'Seats are for holders of a pass for this event. Yours is not approved, or no longer is.',
)
export const sessionCancelled = refusal(
  'program/session-cancelled',
  409,
  'Session cancelled',
  'This session does not take place. Choose another one.',
)
export const sessionBegun = refusal(
  'program/session-begun',
  409,
  'Already begun',
  'This session has begun. What is reserved stays as it is.',
)
