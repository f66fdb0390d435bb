import type { AttendanceStatus } from '@foyer/contract/vip-events'
import type { Transitions } from '#platform/ground/state-machine'

/**
 * What can happen to an answer. `offer`: a freed place waits for it; `hold`: it stands in an order; `lapse`: nobody
 * answered or paid in time; `withdraw`: they do not come; `cancel`: the event, or the pass that it needs, is gone.
 */
export type AttendanceEvent = 'offer' | 'accept' | 'hold' | 'lapse' | 'withdraw' | 'cancel'

export const attendanceTransitions: Transitions<AttendanceStatus, AttendanceEvent> = {
  waiting: { offer: 'offered', withdraw: 'withdrawn', cancel: 'cancelled' },
  offered: { accept: 'attending', hold: 'held', lapse: 'expired', withdraw: 'withdrawn', cancel: 'cancelled' },
  held: { accept: 'attending', lapse: 'expired', withdraw: 'withdrawn', cancel: 'cancelled' },
  attending: { withdraw: 'withdrawn', cancel: 'cancelled' },
  // Money that comes late takes the place again where it can.
  expired: { hold: 'held' },
  withdrawn: {},
  cancelled: {},
}

/** Those of which a person has one at most for each event. */
export const livingStates = ['waiting', 'offered', 'held', 'attending'] as const satisfies readonly AttendanceStatus[]

export const isLiving = (state: AttendanceStatus): boolean => (livingStates as readonly string[]).includes(state)
