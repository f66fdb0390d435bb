import { endpoint } from './kit/endpoint.ts'

export {
  eventCancelled,
  eventNotForPass,
  eventOver,
  guestPaid,
  noGuests,
  noSecondPlace,
  notComing,
  stillComing,
} from './vip-events.refusals.ts'
export type { Attendance, AttendanceStatus, VipEvent, VipWithdrawal } from './vip-events.schemas.ts'

export const listVipEvents = endpoint({
  id: 'vipEvents.listVipEvents',
  method: 'GET',
  path: '/api/vip-event',
  audience: 'admitted',
})

export const attendVipEvent = endpoint({
  id: 'vipEvents.attendVipEvent',
  method: 'PUT',
  path: '/api/vip-event/:id/attendance',
  audience: 'admitted',
})

export const withdrawFromVipEvent = endpoint({
  id: 'vipEvents.withdrawFromVipEvent',
  method: 'DELETE',
  path: '/api/vip-event/:id/attendance',
  audience: 'admitted',
})

export const ignoreVipEvent = endpoint({
  id: 'vipEvents.ignoreVipEvent',
  method: 'PUT',
  path: '/api/vip-event/:id/ignored',
  audience: 'admitted',
})

export const showVipEvent = endpoint({
  id: 'vipEvents.showVipEvent',
  method: 'DELETE',
  path: '/api/vip-event/:id/ignored',
  audience: 'admitted',
})

export const readVipEventCalendar = endpoint({
  id: 'vipEvents.readVipEventCalendar',
  method: 'GET',
  path: '/api/vip-event/:id/ics',
  audience: 'admitted',
})
