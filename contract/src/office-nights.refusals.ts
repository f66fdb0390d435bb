import { refusal } from './kit/refusal.ts'

/** Answered with `nights`, each with its room and how many are taken of it. */
export const allotmentBelowTaken = refusal(
  'accommodation/allotment-below-taken',
  409,
  'More are taken',
  'On some of these nights more rooms are booked or held than that. Choose a larger number for them.',
)
