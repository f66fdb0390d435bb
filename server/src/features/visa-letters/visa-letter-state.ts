import type { VisaLetterStatus } from '@foyer/contract/visa-letters'
import type { Transitions } from '#platform/ground/state-machine'

export type VisaLetterEvent = 'withdraw'

/** A letter is made at once and withdrawn once. */
export const visaLetterTransitions: Transitions<VisaLetterStatus, VisaLetterEvent> = {
  issued: { withdraw: 'withdrawn' },
  withdrawn: {},
}
