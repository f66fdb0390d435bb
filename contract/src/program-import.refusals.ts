import { refusal } from './kit/refusal.ts'

export const importDiffers = refusal(
  'program/import-differs',
  409,
  'Something changed meanwhile',
  'Taking this table in would do something else by now. Look at it once more.',
)
