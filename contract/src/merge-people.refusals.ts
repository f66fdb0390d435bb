import { refusal } from './kit/refusal.ts'

export const sameAccount = refusal(
  'identity/same-account',
  409,
  'One account',
  'This is the account that you began with. Choose another one.',
)
/** Answered with `obstacles`, as the preview lists them. */
export const standsInTheWay = refusal(
  'identity/stands-in-the-way',
  409,
  'Not merged',
  'Something stands in the way. Look at both accounts again: it says what to do first.',
)
