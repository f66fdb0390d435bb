import { refusal } from './kit/refusal.ts'

export const capacityBelowTaken = refusal(
  'passes/capacity-below-taken',
  409,
  'More are taken',
  'More places are sold or held than that. Choose a larger number, or none.',
)
