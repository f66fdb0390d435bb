import { refusal } from './refusal.ts'

/** Answered with `mine`, the entries as they came, and `theirs`, the record as it is now. */
export const changedMeanwhile = refusal(
  'office/changed-meanwhile',
  409,
  'Changed meanwhile',
  'Somebody else changed this since you opened it. Compare both versions, then save again.',
)
