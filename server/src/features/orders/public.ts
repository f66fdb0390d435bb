export { Buyer } from './buyer.ts'
export { createOrder, editionPrefix, type PricedThing, replaceLines } from './create-order.ts'
export { expireOrders } from './expire-orders.ts'
export { giveBackOrder } from './give-back-order.ts'
export { mailPaymentGivenBack } from './mail-payment-given-back.ts'
export {
  assignToUser as assignOrdersToUser,
  findOpenOrderOfUser,
  findOrder,
  listOrderIdsOfUser,
  listOrdersOfUser,
  type OrderRow,
} from './orders.queries.ts'
export { presentOrder } from './present-order.ts'
export { recheckPayments } from './recheck-payments.ts'
export { refundPayment } from './refund-payment.ts'
export type { ReleaseReason, Sellable, Sellables, SoldLine } from './sellable.ts'
export { decideTax, type TaxDecision, taxPrice } from './tax.ts'
