import { refusal } from './kit/refusal.ts'

export const quotaIsShared = refusal(
  'passes/quota-is-shared',
  409,
  'Pass types draw from it',
  'There are pass types that draw from this quota. Take it from them first.',
)
