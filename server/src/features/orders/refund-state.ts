import type { Transitions } from '#platform/ground/state-machine'

export type RefundState = 'requested' | 'succeeded' | 'failed'
export type RefundEvent = 'succeed' | 'give-up' | 'come-back'

/**
 * Money promised back. The provider is asked until it says yes; only a person gives up, by closing the alarm, and pays in another way. What a
 * bank sends back days later has failed after all, and a person pays it in another way.
 */
export const refundTransitions: Transitions<RefundState, RefundEvent> = {
  requested: { succeed: 'succeeded', 'give-up': 'failed' },
  succeeded: { 'come-back': 'failed' },
  failed: {},
}
