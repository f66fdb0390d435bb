import { refusal } from './kit/refusal.ts'

export const lastOwner = refusal(
  'identity/last-owner',
  409,
  'The last owner',
  'Somebody has to own the event. Make somebody else an owner first.',
)
