import { refusal } from './kit/refusal.ts'

export const ownerLinkUsed = refusal(
  'setup/owner-link-used',
  410,
  'This link is used or old',
  'Start the server again: it prints a new link as long as nobody came in by one.',
)

export const fixedAfterOrder = refusal(
  'setup/fixed-after-order',
  409,
  'Fixed by what was ordered',
  'Somebody has ordered something: the code, the currency and the time zone stay as they are.',
)

export const saleIsOpen = refusal(
  'setup/sale-is-open',
  409,
  'The sale is open',
  'The sale has opened: its time is over and stays as it was.',
)
