import { refusal } from './kit/refusal.ts'

export const editionCodeTaken = refusal(
  'setup/code-taken',
  409,
  'Another edition has this code',
  'Order numbers begin with the code, so each edition needs its own. Enter another one.',
)
export const nothingEnteredYet = refusal(
  'setup/nothing-entered-yet',
  409,
  'There is nothing to go on from',
  'Enter the event of this edition first.',
)
/** Answered with `selling`: `id`, `product` and `year` of the edition that is shown and on sale. */
export const endsSale = refusal(
  'setup/ends-sale',
  409,
  'This ends a sale',
  'Visitors sign up for the year that is shown now. Confirm that they no longer can.',
)
