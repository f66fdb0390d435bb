import type { Transitions } from '#platform/ground/state-machine'

type StaffInvitationState = 'invited' | 'accepted' | 'withdrawn'
export type StaffInvitationEvent = 'accept' | 'withdraw'

export const staffInvitationTransitions: Transitions<StaffInvitationState, StaffInvitationEvent> = {
  invited: { accept: 'accepted', withdraw: 'withdrawn' },
  accepted: {},
  withdrawn: {},
}
