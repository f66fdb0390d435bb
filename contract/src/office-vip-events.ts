import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export {
  alreadyCancelled,
  fewerThanTaken,
  priceWasOffered,
  returnWasPromised,
  stillInvited,
} from './office-vip-events.refusals.ts'
export type {
  OfficeVipEvent,
  VipCancellationPreview,
  VipEventChange,
  VipEventPreview,
  VipGuest,
} from './office-vip-events.schemas.ts'

export const listOfficeVipEvents = endpoint({
  id: 'vipEvents.listOfficeVipEvents',
  method: 'GET',
  path: '/api/organiser/vip-event',
  audience: duties.seeOffer,
})

export const readOfficeVipEvent = endpoint({
  id: 'vipEvents.readOfficeVipEvent',
  method: 'GET',
  path: '/api/organiser/vip-event/:id',
  audience: duties.seeOffer,
})

export const addVipEvent = endpoint({
  id: 'vipEvents.addVipEvent',
  method: 'POST',
  path: '/api/organiser/vip-event',
  audience: duties.editOffer,
})

export const changeVipEvent = endpoint({
  id: 'vipEvents.changeVipEvent',
  method: 'PATCH',
  path: '/api/organiser/vip-event/:id',
  audience: duties.editOffer,
})

export const previewVipEventChange = endpoint({
  id: 'vipEvents.previewVipEventChange',
  method: 'POST',
  path: '/api/organiser/vip-event/:id/preview',
  audience: duties.editOffer,
})

export const previewVipCancellation = endpoint({
  id: 'vipEvents.previewVipCancellation',
  method: 'GET',
  path: '/api/organiser/vip-event/:id/cancel',
  audience: duties.editOffer,
})

export const cancelVipEvent = endpoint({
  id: 'vipEvents.cancelVipEvent',
  method: 'POST',
  path: '/api/organiser/vip-event/:id/cancel',
  audience: duties.editOffer,
})

export const listVipGuests = endpoint({
  id: 'vipEvents.listVipGuests',
  method: 'GET',
  path: '/api/organiser/vip-event/:id/person',
  audience: duties.seePeople,
})

export const exportVipGuests = endpoint({
  id: 'vipEvents.exportVipGuests',
  method: 'GET',
  path: '/api/organiser/vip-event/:id/person/csv',
  audience: duties.seePeople,
})
