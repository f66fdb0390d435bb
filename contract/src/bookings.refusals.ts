import { refusal } from './kit/refusal.ts'

export const stayNotPossible = refusal(
  'accommodation/stay-not-possible',
  409,
  'Not possible',
  'This room cannot be had for these days and this many people. Choose other days or another room.',
)
export const stayMoved = refusal(
  'accommodation/stay-moved',
  409,
  'Changed meanwhile',
  'This stay was changed since you opened it. Look at it again, then decide.',
)
/** Answered with `now`: what would be seen of the change by now, as `SeenChange`. */
export const changeDiffers = refusal(
  'accommodation/change-differs',
  409,
  'Another sum by now',
  'What this change costs or gives back is another sum by now. Look at it again, then decide.',
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
/** Answered with `minimumStay`. */
export const stayTooShort = refusal(
  'accommodation/stay-too-short',
  409,
  'Stay longer',
  'Whoever arrives on this day stays more nights here. Choose more nights, another day or another room.',
)
export const closedToArrival = refusal(
  'accommodation/closed-to-arrival',
  409,
  'No arrival on this day',
  'Nobody can arrive here on this day. Choose another first night or another room.',
)
