import { refusal } from './kit/refusal.ts'

export const bankEntrySpent = refusal(
  'bank/entry-spent',
  409,
  'Not that much is left',
  'Less of this money is left than that. Look again at what it pays already.',
)
export const statementUnreadable = refusal(
  'bank/statement-unreadable',
  422,
  'This is no bank statement we can read',
  'Export the statement from your bank as camt.053 (XML), or as CSV with a line that names its columns: day, amount, payer and reference.',
)
export const orderTakesNoTransfer = refusal(
  'bank/order-takes-none',
  409,
  'The order takes no money',
  'This order is paid, cancelled or not placed. Choose another one, or send the money back.',
)
export const orderTakesLess = refusal(
  'bank/order-takes-less',
  409,
  'More than the order costs',
  'This order needs less than that. Give it what it needs, and the rest to another one or back.',
)
