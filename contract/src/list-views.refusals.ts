import { refusal } from './kit/refusal.ts'

/** A list that whoever asks may not see, or something that this one is not narrowed by. */
export const notOfThisList = refusal(
  'list-views/not-of-this-list',
  409,
  'Not in this list',
  'Keep what one of your lists can be narrowed to.',
)
export const tooManyViews = refusal(
  'list-views/too-many',
  409,
  'Enough views',
  'Remove a view of this list that you no longer need.',
)
