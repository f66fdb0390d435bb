import { message } from '@foyer/contract/kit/message'

/** The specification's own, section 8: what is said where nobody says it better. */
export const usualWords = {
  done: message('Operation completed successfully.'),
  failed: message('Uh oh, an unexpected error happened. Please try again later.'),
} as const
