import { requiredMessage } from '@foyer/contract/kit/required-message'

/** What schemas say that have no words of their own: the last is the library's. */
const vague: readonly string[] = [requiredMessage, 'Invalid input']

/**
 * What a field says: what its schema found, such as that it is too long; where that is no more than “something is wrong
 * here”, what to enter.
 */
export const orWanted = (message: string, wanted: string | undefined): string =>
  wanted !== undefined && vague.includes(message) ? wanted : message
