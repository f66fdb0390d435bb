import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { alreadyCancelled } from './office-vip-events.refusals.ts'
export type { OfficeVipEvent } from './office-vip-events.schemas.ts'

export const listOfficeVipEvents = endpoint({
  id: 'vipEvents.listOfficeVipEvents',
  method: 'GET',
  path: '/api/organiser/vip-event',
  audience: duties.seeOffer,
})

export const addVipEvent = endpoint({
  id: 'vipEvents.addVipEvent',
  method: 'POST',
  path: '/api/organiser/vip-event',
  audience: duties.editOffer,
})

export const cancelVipEvent = endpoint({
  id: 'vipEvents.cancelVipEvent',
  method: 'POST',
  path: '/api/organiser/vip-event/:id/cancel',
  audience: duties.editOffer,
})
