import { refusal } from './kit/refusal.ts'

export const paymentFailed = refusal(
  'orders/payment-failed',
  402,
  'Oops. Payment was not successful.',
  'There might be something wrong with your supplied payment data.',
)
export const orderExpired = refusal(
  'orders/expired',
  409,
  'Time ran out',
  'The time to pay is over. Your place was given back; start again to take it.',
)
export const orderLinkUsed = refusal(
  'orders/link-used',
  410,
  'Link used or too old',
  'This link was used before or is too old. We can send a new one.',
)
export const orderNotPayable = refusal(
  'orders/not-payable',
  409,
  'Nothing to pay',
  'This order cannot be paid in its present state.',
)
export const orderNotPlaceable = refusal(
  'orders/not-placeable',
  409,
  'Cannot be ordered',
  'This order cannot be placed in its present state.',
)
export const orderNotCancellable = refusal(
  'orders/not-cancellable',
  409,
  'Cannot be cancelled',
  'This order can no longer be cancelled here.',
)
export const orderNotExtendable = refusal(
  'orders/not-extendable',
  409,
  'No more time',
  'The time was extended once, or others are waiting.',
)
export const paymentUnderWay = refusal(
  'orders/payment-under-way',
  409,
  'Payment under way',
  'A payment for this order is being checked. Wait for its outcome before you try again.',
)
export const paymentGivenBack = refusal(
  'orders/payment-given-back',
  409,
  'Your payment goes back',
  'It was gone or paid already. All of it goes back.',
)
export const providerSilent = refusal(
  'orders/provider-silent',
  503,
  'Our payment provider does not answer',
  'Nothing was charged. Your order is held; try again in a minute.',
)
export const billingAddressMissing = refusal(
  'orders/billing-address-missing',
  409,
  'Billing address missing',
  'The invoice needs your billing address. Add it to your account, then pay.',
)
export const methodUnavailable = refusal(
  'orders/method-unavailable',
  409,
  'Not offered',
  'This way to pay is not offered. Choose another one.',
)
export const bookingNotChangeable = refusal(
  'accommodation/not-changeable',
  409,
  'Too late to change',
  'This booking can no longer be changed or cancelled here. Write to us if you must.',
)
export const refundDiffers = refusal(
  'orders/refund-differs',
  409,
  'Another sum comes back now',
  'What comes back has changed since you looked. Look at it again, then decide.',
)
export const orderNotOpen = refusal('orders/not-open', 409, 'Order is closed', 'This order can no longer be changed.')
export const othersFirst = refusal(
  'orders/others-first',
  409,
  'Others come first now',
  'You have held this for an hour. Try again in 20 minutes.',
)

export const badSignature = refusal(
  'orders/bad-signature',
  400,
  'Bad signature',
  'The event is not signed by its provider.',
)
