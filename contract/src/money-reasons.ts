import type { RefundReason } from './office-order-acts.schemas.ts'

/** Why money goes back by itself, or at the buyer's word. */
type OwnRefundReason =
  | 'already-holds-pass'
  | 'booking-cancelled'
  | 'booking-changed'
  | 'not-needed'
  | 'order-cancelled'
  | 'order-changed'
  | 'over-when-paid'
  | 'pass-changed'
  | 'pass-rejected'
  | 'sold-out'
  | 'train-ticket-cancelled'
  | 'vat-id-proven'
  | 'vip-event-cancelled'
  | 'vip-place-ended-with-pass'
  | 'vip-place-given-back'

/** Why money goes back, whoever decided it. */
export type AnyRefundReason = RefundReason | OwnRefundReason

/** Why an attempt to pay came to nothing, as far as it is known here; a provider may have others. */
export type PaymentFailure =
  | 'amount_too_small'
  | 'authentication_failed'
  | 'cancelled'
  | 'card_declined'
  | 'expired_card'
  | 'insufficient_funds'
  | 'invalid_card'
  | 'left'
  | 'never-reached'
  | 'too-many-declined'
