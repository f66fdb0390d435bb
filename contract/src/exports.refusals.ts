import { refusal } from './kit/refusal.ts'

/** A column or a filter that this table does not have, or has not for whoever asks. */
export const notOfThisTable = refusal(
  'exports/not-of-this-table',
  409,
  'Not in this table',
  'Choose columns and filters that this table has for you.',
)
export const tooManyExports = refusal(
  'exports/too-many',
  409,
  'Enough is under way',
  'Wait until one of your exports is ready, or remove one.',
)
export const exportNotReady = refusal(
  'exports/not-ready',
  409,
  'Not ready',
  'The file is still being written, or could not be. Look at your exports.',
)
export const exportNotFailed = refusal(
  'exports/not-failed',
  409,
  'It did not fail',
  'Only an export that failed can be begun again. Begin a new one.',
)
