import { refusal } from './kit/refusal.ts'

export const documentNotReady = refusal(
  'invoices/not-ready',
  409,
  'Not ready yet',
  'The document is being made. Try again in a few seconds.',
)
