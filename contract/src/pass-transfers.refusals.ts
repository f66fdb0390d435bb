import { refusal } from './kit/refusal.ts'

export const noPassToGive = refusal(
  'pass-transfers/no-pass',
  409,
  'No pass to give',
  'You have no approved pass that you could give to a colleague.',
)
export const transfersClosed = refusal(
  'pass-transfers/closed',
  409,
  'Passes stay where they are',
  'The day until which passes could be given to a colleague is over. Write to the organiser.',
)
export const transferWaitsForOrder = refusal(
  'pass-transfers/order-under-way',
  409,
  'An order is under way',
  'Something is being bought with this pass. Once that order is paid or cancelled, the pass can change hands.',
)
export const alreadyInvited = refusal(
  'pass-transfers/already-invited',
  409,
  'Somebody is invited',
  'You invited somebody already. Take that invitation back first.',
)
export const tooManyInvitations = refusal(
  'pass-transfers/too-many-invitations',
  409,
  'Too many invitations',
  'Five invitations were sent for this pass within a day. Try again tomorrow.',
)
export const transferToOneself = refusal(
  'pass-transfers/to-yourself',
  409,
  'This is your address',
  'This is your own address. Enter your colleague’s.',
)
export const nobodyInvited = refusal(
  'pass-transfers/nobody-invited',
  409,
  'Nobody is invited',
  'There is no invitation any more: it was answered, taken back, or its time ran out.',
)
export const sentJustNow = refusal(
  'pass-transfers/sent-just-now',
  409,
  'Sent a moment ago',
  'The invitation was sent less than half an hour ago. Give your colleague a little time.',
)
export const invitationOver = refusal(
  'pass-transfers/invitation-over',
  410,
  'The invitation is over',
  'This invitation was answered, taken back, or is too old. Ask whoever invited you for a new one.',
)
export const accountNeeded = refusal(
  'pass-transfers/account-needed',
  409,
  'An account is needed',
  'There is no account with this address yet. Enter your name and choose a password.',
)
