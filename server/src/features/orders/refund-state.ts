import type { Transitions } from '#platform/ground/state-machine'

export type RefundState = 'requested' | 'succeeded' | 'failed'
export type RefundEvent = 'succeed' | 'give-up'

/** Money promised back. The provider is asked until it says yes; only a person gives up, and pays in another way. */
export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  requested: { succeed: 'succeeded', 'give-up': 'failed' },
  succeeded: {},
  failed: {},
}
