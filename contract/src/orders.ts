import { endpoint } from './kit/endpoint.ts'

export {
  badSignature,
  billingAddressMissing,
  bookingNotChangeable,
  methodUnavailable,
  orderExpired,
  orderLinkUsed,
  orderNotCancellable,
  orderNotExtendable,
  orderNotOpen,
  orderNotPayable,
  orderNotPlaceable,
  othersFirst,
  paymentFailed,
  paymentGivenBack,
  paymentUnderWay,
  providerSilent,
  refundDiffers,
} from './orders.refusals.ts'
export type {
  CardFields,
  LineKind,
  Order,
  OrderLine,
  OrderPurpose,
  OrderStatus,
  PaymentMethod,
  PaymentStarted,
  Transfer,
} from './orders.schemas.ts'

export const readCurrentOrder = endpoint({
  id: 'orders.readCurrentOrder',
  method: 'GET',
  path: '/api/order/current',
  audience: 'signed-in',
})

export const listUnpaidOrders = endpoint({
  id: 'orders.listUnpaidOrders',
  method: 'GET',
  path: '/api/order/unpaid',
  audience: 'signed-in',
})

export const readOrder = endpoint({
  id: 'orders.readOrder',
  method: 'GET',
  path: '/api/order/:uuid',
  audience: 'order-holder',
})

/** Whoever asks bears the secret of a link; a person asks for it, because programs that read mail follow links. */
export const openOrderLink = endpoint({
  id: 'orders.openOrderLink',
  method: 'POST',
  path: '/api/order/:uuid/link/open',
  audience: 'order-holder',
})

export const renewOrderLink = endpoint({
  id: 'orders.renewOrderLink',
  method: 'POST',
  path: '/api/order/:uuid/link/renew',
  audience: 'order-holder',
})

export const placeOrder = endpoint({
  id: 'orders.placeOrder',
  method: 'POST',
  path: '/api/order/:uuid/place',
  audience: 'order-holder',
})

export const payOrder = endpoint({
  id: 'orders.payOrder',
  method: 'POST',
  path: '/api/order/:uuid/payment',
  audience: 'order-holder',
})

/** The page that shows the provider's own fields: the only one whose rules let the provider's script in. */
export const payPath = '/pay'

export const resumePayment = endpoint({
  id: 'orders.resumePayment',
  method: 'POST',
  path: '/api/order/:uuid/payment/resume',
  audience: 'order-holder',
})

export const extendOrder = endpoint({
  id: 'orders.extendOrder',
  method: 'POST',
  path: '/api/order/:uuid/extend',
  audience: 'order-holder',
})

export const cancelOrder = endpoint({
  id: 'orders.cancelOrder',
  method: 'POST',
  path: '/api/order/:uuid/cancel',
  audience: 'order-holder',
})

/** The provider's signed event, whose shape is the provider's: the signature is checked over the raw bytes. */
export const receivePaymentEvent = endpoint({
  id: 'orders.receivePaymentEvent',
  method: 'POST',
  path: '/api/payment/webhook/:provider',
  audience: 'provider',
})
