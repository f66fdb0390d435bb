import { refusal } from './kit/refusal.ts'

export const vatCheckOver = refusal(
  'orders/vat-check-over',
  409,
  'This is settled already',
  'The register answered, or a colleague decided. Look at the order again.',
)
