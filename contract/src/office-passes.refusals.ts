import { refusal } from './kit/refusal.ts'

export const notWaiting = refusal(
  'passes/not-waiting',
  409,
  'Not waiting any more',
  'This pass does not wait for a decision any more. Look at it again.',
)
export const holdsPass = refusal(
  'passes/holds-pass',
  409,
  'They have a pass',
  'This person holds a pass for this edition already. Nobody has two.',
)
export const passNotChangeable = refusal(
  'passes/not-changeable',
  409,
  'Not to be changed',
  'Only an approved pass becomes another one, and not the one that it is.',
)
export const passChangeDiffers = refusal(
  'passes/change-differs',
  409,
  'Look at it again',
  'A price, the pass, or what is offered for it changed since you looked. Nothing was done. Look at it again.',
)
