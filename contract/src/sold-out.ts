import { refusal } from './kit/refusal.ts'

// Each kind of thing that is sold runs out in the same words, whoever asks for it.

export const passSoldOut = refusal(
  'passes/sold-out',
  409,
  'Sold out',
  'The last pass of this type was taken a moment ago. Choose another pass.',
)

export const voucherUsedUp = refusal(
  'passes/voucher-used-up',
  409,
  'Voucher used up',
  'This voucher is used up, or not valid now. Ask whoever gave it to you.',
)

export const roomSoldOut = refusal(
  'accommodation/sold-out',
  409,
  'Not free on all nights',
  'Some of these nights were taken a moment ago. Choose other nights or another room.',
)

export const trainTicketSoldOut = refusal(
  'train-tickets/sold-out',
  409,
  'Sold out',
  'The last train ticket of this kind was taken a moment ago. Choose another one.',
)

/** For what runs out in no other words: a pass that is withdrawn, a stay that ended, a newer change of the same thing. */
export const thingUnavailable = refusal(
  'orders/thing-unavailable',
  409,
  'No longer available',
  'What you ordered is gone. Nothing was charged. Choose again.',
)
