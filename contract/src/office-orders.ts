import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { RefundPreview, RefundReason } from './office-order-acts.schemas.ts'
export {
  buyerErased,
  departureUnexplained,
  nobodyToMail,
  nothingToDo,
  refundedMeanwhile,
  refundTooHigh,
} from './office-orders.refusals.ts'
export type { ListedOrder, OfficeOrder, OrderTimelineEntry } from './office-orders.schemas.ts'

export const listOfficeOrders = endpoint({
  id: 'orders.listOfficeOrders',
  method: 'GET',
  path: '/api/organiser/order',
  audience: duties.seeOrders,
})

export const readOfficeOrder = endpoint({
  id: 'orders.readOfficeOrder',
  method: 'GET',
  path: '/api/organiser/order/:uuid',
  audience: duties.seeOrders,
})

export const listOrderDocuments = endpoint({
  id: 'invoices.listOrderDocuments',
  method: 'GET',
  path: '/api/organiser/order/:uuid/document',
  audience: duties.seeOrders,
})

export const readOrderDocument = endpoint({
  id: 'invoices.readOrderDocument',
  method: 'GET',
  path: '/api/organiser/order/:uuid/document/:documentUuid/pdf',
  audience: duties.seeOrders,
})

export const sendOrderDocument = endpoint({
  id: 'invoices.sendOrderDocument',
  method: 'POST',
  path: '/api/organiser/order/:uuid/document/:documentUuid/mail',
  audience: duties.changeOrders,
})

export const previewRefund = endpoint({
  id: 'orders.previewRefund',
  method: 'POST',
  path: '/api/organiser/order/:uuid/refund/preview',
  audience: duties.refund,
})

export const refundOrder = endpoint({
  id: 'orders.refundOrder',
  method: 'POST',
  path: '/api/organiser/order/:uuid/refund',
  audience: duties.refund,
})

export const endOrder = endpoint({
  id: 'orders.endOrder',
  method: 'POST',
  path: '/api/organiser/order/:uuid/end',
  audience: duties.changeOrders,
})

export const commentOnOrder = endpoint({
  id: 'orders.commentOnOrder',
  method: 'POST',
  path: '/api/organiser/order/:uuid/comment',
  audience: duties.changeOrders,
})

export const closePaymentAlarm = endpoint({
  id: 'orders.closePaymentAlarm',
  method: 'POST',
  path: '/api/organiser/payment-alarm/:uuid/close',
  audience: duties.refund,
})

export const exportOfficeOrders = endpoint({
  id: 'orders.exportOfficeOrders',
  method: 'GET',
  path: '/api/organiser/order/export',
  audience: duties.seeOrders,
})
