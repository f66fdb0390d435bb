import { refusal } from './kit/refusal.ts'

export const tooManyPictures = refusal(
  'accommodation/too-many-pictures',
  409,
  'Enough pictures',
  'There are as many pictures as there can be. Remove one first.',
)

/** Answered with `booked`: so many people has the largest stay. */
export const roomTooSmall = refusal(
  'accommodation/room-too-small',
  409,
  'Stays of more people',
  'A stay of more people has this room. It can take no fewer than that.',
)
