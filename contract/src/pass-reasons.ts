import { refusal } from './kit/refusal.ts'

/** Why a pass is not approved: what its holder is waiting for, or what happened to it. */
export const passReasons = [
  'awaiting-payment',
  'awaiting-confirmation',
  'awaiting-approval',
  'not-available-for-address',
  'order-expired',
  'order-cancelled',
  'sold-out-before-payment',
  'already-holds-pass',
  'rejected',
  'no-pass',
] as const

export const passNotApproved = refusal(
  'identity/pass-not-approved',
  403,
  'No approved pass',
  'You can sign in once your pass is approved.',
)
export const wrongCredentials = refusal(
  'identity/wrong-credentials',
  401,
  'Not signed in',
  'E-mail or password is not right.',
)
