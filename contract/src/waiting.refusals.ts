import { refusal } from './kit/refusal.ts'

export const passStillLeft = refusal(
  'passes/still-left',
  409,
  'There is one left',
  'A pass of this type is free. Choose it now.',
)
