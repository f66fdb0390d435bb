import { refusal } from './kit/refusal.ts'

export const documentNotReady = refusal(
  'invoices/not-ready',
  409,
  'Not ready yet',
  'The document is being made. Try again in a few seconds.',
)
export const noTransferAwaited = refusal(
  'invoices/no-transfer-awaited',
  409,
  'No transfer is awaited',
  'This order does not wait for a bank transfer. Once it is paid, its invoice is in your list.',
)
