import { refusal } from './kit/refusal.ts'

export const changeUnexplained = refusal(
  'accommodation/change-unexplained',
  409,
  'Say why',
  'The deadline of this stay is over, or another sum comes back than was agreed. Say why, then do it.',
)
