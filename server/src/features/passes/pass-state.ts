import type { PassStatus } from '@foyer/contract/passes'
import type { Transitions } from '#platform/ground/state-machine'

/** What can happen to a pass. `hold`: a place is taken for it, the first time or once more. */
export type PassEvent = 'hold' | 'approve' | 'reject' | 'cancel'

/** Decisions, section 2. */
export const passTransitions: Transitions<PassStatus, PassEvent> = {
  pending: { hold: 'pending', approve: 'approved', reject: 'rejected', cancel: 'cancelled' },
  approved: { cancel: 'cancelled' },
  rejected: { cancel: 'cancelled' },
  // Money that comes late takes the place again where it can.
  cancelled: { hold: 'pending' },
}
