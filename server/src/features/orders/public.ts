export { agreedIn, agreedWith } from './agreed-cancellation.queries.ts'
export { listOrdersForTransfer, noteTransferred } from './awaited-transfers.queries.ts'
export { Buyer, isSameOnPaper } from './buyer.ts'
export {
  addToOrder,
  beginOrder,
  dropFromOrder,
  findOrderToBeginOrChange,
  findOrderToChange,
  getOrderToChange,
  removeFromOrder,
  replaceInOrder,
} from './change-order.ts'
export { noteOnOrder } from './comment-on-order.ts'
export { createOrder } from './create-order.ts'
export {
  buyersNamed,
  buyersNumbered,
  countOrdersIn,
  countOrdersOfUser,
  hasOrderIn,
  hasOrdersIn,
  signUpsNamedInOrders,
  wordsMeant,
} from './edition-orders.queries.ts'
export { beginBuyerErasure, eraseBuyers } from './erase-buyers.ts'
export { expireOrders } from './expire-orders.ts'
export { foundOrders } from './found-orders.queries.ts'
export { getBeginner, getBuyer, writeAddress } from './get-buyer.ts'
export { findPayer, isPaying, isPayingIn } from './is-paying.queries.ts'
export { endLeftPayment } from './leave-payment.ts'
export { letOrderGo } from './let-order-go.ts'
export { linkOrder } from './link-order.ts'
export { lockBeginning, lockOrder } from './locked-orders.queries.ts'
export { mailPaymentAlarm } from './mail-payment-alarm.ts'
export { mailOrderOffered } from './offer-mail.ts'
export { beginOffer, offerOrder, settleOffer } from './offer-order.ts'
export { getMovementsOf, getOrderOfEdition, presenterOfListedOrders } from './office-orders.ts'
export { mailOrderPaid, mailOrderReturned, mailPaymentGivenBack } from './order-mails.ts'
export {
  isInvoicedStill,
  isUnpaid,
  isUnpaidOffer,
  orderEditionFor,
  orderIdsNumbered,
  orderIdsOf,
  orderNumberFor,
} from './order-references.queries.ts'
export { forgetOrderLinks } from './order-secrets.queries.ts'
export { orderLineTable, orderTable, paymentTable } from './order-tables.ts'
export { showOrder } from './order-terms.ts'
export {
  assignToUser as assignOrdersToUser,
  findOrder,
  listOrdersOfUser,
  listUnpaidOrdersOfUser,
  lockLivingOrder,
  type OrderRow,
} from './orders.queries.ts'
export { getOwnOrder, isMadeByStaff } from './own-order.ts'
export { closeOpenAlarm } from './payment-alarms.queries.ts'
export { forgetNetworks, listTransfersBack, takesTransferNoMore } from './payments.queries.ts'
export { personalOrders } from './personal-orders.ts'
export { type Cancellation, keptOfNights, presentFees } from './plan-cancellation.ts'
export { bearsReverseCharge, hasBillingAddress, type PricedThing, priceThing, sumLines } from './price-order.ts'
export { recheckPayments } from './recheck-payments.ts'
export { recheckVatIds } from './recheck-vat-ids.ts'
export { refundPayment } from './refund-payment.ts'
export { advanceRefund, findRefund, lockRefund } from './refunds.queries.ts'
export {
  cancelThings,
  lockReturnableLines,
  previewCancellation,
  previewReturn,
  priceKept,
  returnPaid,
  returnThings,
  sumOf,
  wouldReturn,
} from './return-things.ts'
export { type BoughtThing, boughtThing, listRefundLines } from './returns.queries.ts'
export {
  type AwaitedMoney,
  alarmsIn,
  awaitedIn,
  findFirstPaymentAt,
  type GivenBeside,
  type OpenAlarm,
  ordersNumbered,
  ownedBy,
  paymentsWithRefs,
  type Revenue,
  refundGivenBeside,
  revenueIn,
  sumAwaited,
} from './sales.queries.ts'
export type { ReturnedBy, ReturnedThing, Sellable, Sellables, SoldLine } from './sellable.ts'
export { lockForTransfer, settleTransfer, takeTransfer } from './settle-transfer.ts'
export { decideTax, taxPrice } from './tax.ts'
export type { OfferedIn, Receiver, ThingForSomebody } from './thing-for-somebody.ts'
export { creditorReference } from './transfer.ts'
export { mailTransferDue, mailTransferReminder, remindTransfers } from './transfer-mails.ts'
export { type UnpaidOrders, unpaidAmong } from './unpaid-orders.queries.ts'
export { listCreditedRefunds, listKeptLines, vatChecksFor } from './vat-checks.queries.ts'
