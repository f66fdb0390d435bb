import { refusal } from './kit/refusal.ts'

export const listSentMeanwhile = refusal(
  'accommodation/list-sent-meanwhile',
  409,
  'Sent meanwhile',
  'A colleague sent this hotel a list since you looked. Look at what it said before you send another.',
)
