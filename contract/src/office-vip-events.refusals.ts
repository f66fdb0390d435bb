import { refusal } from './kit/refusal.ts'

export const alreadyCancelled = refusal(
  'vip-events/already-cancelled',
  409,
  'Already cancelled',
  'This event was cancelled before. Everybody has been told.',
)
