import type { ReservationStatus } from '@foyer/contract/reservations'
import type { Transitions } from '#platform/ground/state-machine'

/**
 * What can happen to what somebody reserved. `offer`: a freed seat waits for their answer; `lapse`: nobody answered in
 * time; `withdraw`: they give it back; `cancel`: the session, or the pass that it needs, is gone.
 */
export type ReservationEvent = 'offer' | 'accept' | 'lapse' | 'withdraw' | 'cancel'

export const reservationTransitions: Transitions<ReservationStatus, ReservationEvent> = {
  waiting: { offer: 'offered', withdraw: 'withdrawn', cancel: 'cancelled' },
  offered: { accept: 'reserved', lapse: 'expired', withdraw: 'withdrawn', cancel: 'cancelled' },
  reserved: { withdraw: 'withdrawn', cancel: 'cancelled' },
  expired: {},
  withdrawn: {},
  cancelled: {},
}

/** Those of which a person has one at most for each session. */
export const livingStates = ['waiting', 'offered', 'reserved'] as const satisfies readonly ReservationStatus[]

export const isLiving = (state: ReservationStatus): boolean => (livingStates as readonly string[]).includes(state)
