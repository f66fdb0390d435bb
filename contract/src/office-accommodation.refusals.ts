import { refusal } from './kit/refusal.ts'

export const tooManyPictures = refusal(
  'accommodation/too-many-pictures',
  409,
  'Enough pictures',
  'This house has as many pictures as it can have. Remove one first.',
)
