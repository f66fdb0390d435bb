import { refusal } from './kit/refusal.ts'

export const passUnderWay = refusal(
  'made-orders/pass-under-way',
  409,
  'A pass is on its way',
  'It stands in an order of theirs. Let them pay that, or end it first.',
)
export const hasTrainTicket = refusal(
  'made-orders/has-train-ticket',
  409,
  'They have a train ticket',
  'This person has one, or holds one in an order. Nobody has two.',
)
export const eventAnswered = refusal(
  'made-orders/event-answered',
  409,
  'Answered already',
  'They come to this event, or wait for a place at it.',
)
export const eventFull = refusal(
  'made-orders/event-full',
  409,
  'No place left',
  'The places are taken, or others have waited for them.',
)
export const madeOrderDiffers = refusal(
  'made-orders/differs',
  409,
  'Look at it again',
  'A price changed, or something was ordered for them since you looked. Nothing was ordered now.',
)
export const nobodyInvoiced = refusal(
  'made-orders/nobody-invoiced',
  409,
  'No billing address',
  'Nobody can be invoiced without one. With a pass they enter it themself, after the link.',
)
