import { refusal } from './kit/refusal.ts'

export const stayNotPossible = refusal(
  'accommodation/stay-not-possible',
  409,
  'Not possible',
  'This room cannot be had for these days and this many people. Choose other days or another room.',
)
export const tooManyRooms = refusal(
  'accommodation/too-many-rooms',
  409,
  'Enough rooms held',
  'You hold as many rooms as one person may. Pay for them or let one go first.',
)
export const roomFull = refusal(
  'accommodation/room-full',
  409,
  'Room is full',
  'This room has no bed left for another guest.',
)
export const documentNotThere = refusal(
  'accommodation/not-booked',
  409,
  'Not booked yet',
  'A confirmation is there once the stay is paid.',
)
