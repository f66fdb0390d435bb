import { refusal } from './kit/refusal.ts'

export const tooManyHeld = refusal(
  'passes/too-many-held',
  409,
  'Too many places held',
  'Several places are held from here that are not paid yet. Pay or cancel one of them, or try again in 20 minutes.',
)
export const passNotOnSale = refusal(
  'passes/not-on-sale',
  409,
  'Not on sale',
  'This pass is not on sale. Choose another one.',
)
export const passNotForAddress = refusal(
  'passes/not-available-for-address',
  409,
  'Not available',
  'This pass is not available for this address.',
)
export const voucherUnknown = refusal(
  'passes/voucher-unknown',
  409,
  'Unknown voucher',
  'We do not know this voucher code. Check the spelling, or ask whoever gave it to you.',
)
export const alreadyHoldsPass = refusal(
  'passes/already-holds-pass',
  409,
  'You have a pass',
  'You hold a pass for this edition already.',
)
export const passOffered = refusal(
  'passes/offered',
  409,
  'A pass is held for you',
  'It is in an order that we made for you. Pay that order, or cancel it and choose again.',
)
export const linkUsed = refusal(
  'passes/link-used',
  410,
  'Link used or too old',
  'This link was used before or is too old. We can send a new one.',
)
export const upgradeNotAllowed = refusal(
  'passes/upgrade-not-allowed',
  409,
  'No such upgrade',
  'This upgrade is not open to the pass you hold.',
)
