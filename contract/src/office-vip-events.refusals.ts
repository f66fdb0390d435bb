import { refusal } from './kit/refusal.ts'

export const alreadyCancelled = refusal(
  'vip-events/already-cancelled',
  409,
  'Already cancelled',
  'This event was cancelled before. Everybody has been told.',
)
export const fewerThanTaken = refusal(
  'vip-events/capacity-below-taken',
  409,
  'More are taken',
  'More places are taken or kept for somebody than that. Choose a larger number.',
)
export const priceWasOffered = refusal(
  'vip-events/price-was-offered',
  409,
  'Offered at the old price',
  'Places are offered at the old price just now. Raise it once these offers were answered.',
)
export const returnWasPromised = refusal(
  'vip-events/return-was-promised',
  409,
  'Promised until later',
  'Whoever paid may give their place back until later than that. Choose no earlier time.',
)
export const stillInvited = refusal(
  'vip-events/still-invited',
  409,
  'Somebody was invited',
  'Somebody with a pass that would not be invited any more has a place or waits for one. Leave that pass invited.',
)
