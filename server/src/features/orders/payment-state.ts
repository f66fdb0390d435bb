import type { Transitions } from '#platform/ground/state-machine'

export type PaymentState = 'started' | 'pending' | 'succeeded' | 'failed'
/** What a provider can tell us about an attempt. */
export type PaymentEvent = 'wait' | 'succeed' | 'fail'

/** An attempt to pay. Committed as `started` before the provider hears of it. */
export const paymentTransitions: Transitions<PaymentState, PaymentEvent> = {
  started: { wait: 'pending', succeed: 'succeeded', fail: 'failed' },
  pending: { wait: 'pending', succeed: 'succeeded', fail: 'failed' },
  // Money that arrives after a failure was reported is money all the same.
  failed: { succeed: 'succeeded' },
  succeeded: {},
}
