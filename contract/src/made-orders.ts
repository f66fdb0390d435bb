import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { madeOrderDiffers } from './made-orders.refusals.ts'
export type { MadeOrderChoices, MadeOrderPreview, MadeThing, Settlement } from './made-orders.schemas.ts'

export const readOrderChoices = endpoint({
  id: 'madeOrders.readChoices',
  method: 'GET',
  path: '/api/organiser/person/:uuid/order/choices',
  audience: duties.makeOrders,
})

export const previewMadeOrder = endpoint({
  id: 'madeOrders.previewOrder',
  method: 'POST',
  path: '/api/organiser/person/:uuid/order/preview',
  audience: duties.makeOrders,
})

export const makeOrder = endpoint({
  id: 'madeOrders.makeOrder',
  method: 'POST',
  path: '/api/organiser/person/:uuid/order',
  audience: duties.makeOrders,
})

export const giveOrder = endpoint({
  id: 'madeOrders.giveOrder',
  method: 'POST',
  path: '/api/organiser/person/:uuid/order/free',
  audience: duties.giveFree,
})
