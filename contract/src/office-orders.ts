import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

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
