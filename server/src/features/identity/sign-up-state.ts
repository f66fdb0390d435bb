import type { Transitions } from '#platform/ground/state-machine'

/** `waiting`: for its mailbox to be proven; `erased`: nothing of the person is left in it. */
export type SignUpState = 'waiting' | 'proven' | 'erased'
export type SignUpEvent = 'prove' | 'erase'

export const signUpTransitions: Transitions<SignUpState, SignUpEvent> = {
  waiting: { prove: 'proven', erase: 'erased' },
  proven: { erase: 'erased' },
  erased: {},
}

export interface SignUpMoments {
  readonly confirmed_at: Date | null
  readonly erased_at: Date | null
}

/** A sign-up's state is written as the moments in which it was entered. */
export function signUpState({ confirmed_at, erased_at }: SignUpMoments): SignUpState {
  if (erased_at !== null) return 'erased'
  return confirmed_at === null ? 'waiting' : 'proven'
}
