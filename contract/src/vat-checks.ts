import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { vatCheckOver } from './vat-checks.refusals.ts'
export type { VatCheck, VatDecision } from './vat-checks.schemas.ts'

export const listVatChecks = endpoint({
  id: 'orders.listVatChecks',
  method: 'GET',
  path: '/api/organiser/vat-check',
  audience: duties.seeBooks,
})

export const decideVatCheck = endpoint({
  id: 'orders.decideVatCheck',
  method: 'POST',
  path: '/api/organiser/order/:uuid/vat-check',
  audience: duties.refund,
})
