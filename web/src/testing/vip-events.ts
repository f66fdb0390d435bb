import type { Attendance, AttendanceStatus, VipEvent } from '@foyer/contract/vip-events'

const money = (amount: number) => ({ amount, currency: 'EUR' })

/** An event for tests: free, for eighty, nobody has answered. */
export const someEvent = (changes: Partial<VipEvent>): VipEvent => ({
  id: 1,
  name: 'Boiler House Night',
  description: 'Dinner between the turbines.',
  place: 'Boiler House, 12 min by S2',
  dressCode: 'Smart casual',
  invitedBy: 'Kestrel Cloud',
  startsAt: '2025-10-23T18:00:00.000Z',
  endsAt: '2025-10-23T22:00:00.000Z',
  openTo: ['vip', 'vendor-vip'],
  price: null,
  capacity: 80,
  left: 24,
  hasPlusOne: false,
  answerHours: 24,
  withdrawBefore: '2025-10-22T15:00:00.000Z',
  cancelledAt: null,
  cancellation: null,
  isIgnored: false,
  attendance: null,
  can: { attend: true, wait: false, withdraw: false, ignore: true },
  ...changes,
})

/** What somebody answered to it. */
export const answered = (status: AttendanceStatus, changes: Partial<Attendance> = {}): Attendance => ({
  status,
  guest: null,
  places: 1,
  waitingPlace: status === 'waiting' ? 4 : null,
  offeredUntil: status === 'offered' ? '2025-08-19T08:00:00.000Z' : null,
  orderUuid: null,
  holdExpiresAt: null,
  paid: null,
  refundable: money(0),
  refunded: money(0),
  ...changes,
})
