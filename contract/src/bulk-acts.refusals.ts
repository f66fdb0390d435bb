import { refusal } from './kit/refusal.ts'

/** Others than were seen, or another sum. */
export const actDiffers = refusal(
  'bulk-acts/differs',
  409,
  'It changed meanwhile',
  'It would reach others by now. Look at it again, then begin.',
)
export const tooManyPeople = refusal(
  'bulk-acts/too-many-people',
  409,
  'Too many at once',
  'No more than 5,000 people are reached at once. Narrow the list.',
)
