import type { InvitationStatus } from '@foyer/contract/pass-transfers'
import type { Transitions } from '#platform/ground/state-machine'

/** What can happen to an invitation. `lapse`: nobody answered in time, written down when another one takes its place. */
export type TransferEvent = 'accept' | 'withdraw' | 'lapse'

export const transferTransitions: Transitions<InvitationStatus, TransferEvent> = {
  invited: { accept: 'accepted', withdraw: 'withdrawn', lapse: 'lapsed' },
  accepted: {},
  withdrawn: {},
  lapsed: {},
}
