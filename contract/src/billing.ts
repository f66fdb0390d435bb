import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { billingChanged, billingChangesVat, billingClosed, billingOver } from './billing.refusals.ts'
export type { Billing } from './billing-entries.schemas.ts'

export const readBilling = endpoint({
  id: 'orders.readBilling',
  method: 'GET',
  path: '/api/order/:uuid/billing',
  audience: 'signed-in',
})

export const correctBilling = endpoint({
  id: 'orders.correctBilling',
  method: 'PUT',
  path: '/api/order/:uuid/billing',
  audience: 'signed-in',
})

export const readOfficeBilling = endpoint({
  id: 'orders.readOfficeBilling',
  method: 'GET',
  path: '/api/organiser/order/:uuid/billing',
  audience: duties.seeOrders,
})

export const correctOfficeBilling = endpoint({
  id: 'orders.correctOfficeBilling',
  method: 'PUT',
  path: '/api/organiser/order/:uuid/billing',
  audience: duties.changeOrders,
})
