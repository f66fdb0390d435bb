import { endpoint } from './kit/endpoint.ts'

export { alreadyCancelled } from './office-vip-events.refusals.ts'
export type { OfficeVipEvent } from './office-vip-events.schemas.ts'

export const listOfficeVipEvents = endpoint({
  id: 'vipEvents.listOfficeVipEvents',
  method: 'GET',
  path: '/api/organiser/vip-event',
  audience: ['owner', 'organiser', 'finance', 'support'],
})

export const addVipEvent = endpoint({
  id: 'vipEvents.addVipEvent',
  method: 'POST',
  path: '/api/organiser/vip-event',
  audience: ['owner', 'organiser'],
})

export const cancelVipEvent = endpoint({
  id: 'vipEvents.cancelVipEvent',
  method: 'POST',
  path: '/api/organiser/vip-event/:id/cancel',
  audience: ['owner', 'organiser'],
})
