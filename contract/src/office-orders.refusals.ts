import { refusal } from './kit/refusal.ts'

export const nothingToDo = refusal(
  'orders/nothing-to-give-back',
  409,
  'Nothing to give back',
  'Choose lines of this order that are still there, and an amount of more than nothing.',
)
/** Answered with `most`, in minor units. */
export const refundTooHigh = refusal(
  'orders/refund-too-high',
  409,
  'More than is left',
  'Less was paid for these lines, or some of it went back already. Enter a lower amount.',
)
export const refundedMeanwhile = refusal(
  'orders/refunded-meanwhile',
  409,
  'Money was paid or given back meanwhile',
  'Look at what is left of the order, then decide again.',
)
export const departureUnexplained = refusal(
  'orders/departure-unexplained',
  409,
  'Another sum was agreed',
  'When this was ordered, another sum was agreed for the day on which it goes back. Say why you depart from it.',
)
export const nobodyToMail = refusal(
  'orders/nobody-to-mail',
  409,
  'Nobody to write to',
  'The buyer’s data was erased. Download the document instead.',
)
export const buyerErased = refusal(
  'orders/buyer-erased',
  409,
  'The buyer was erased',
  'What is written down about an order goes with its buyer, whose data was erased. Nothing can be added to this one.',
)
