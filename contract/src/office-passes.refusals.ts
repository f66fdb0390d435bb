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
