import { requiredMessage } from '@foyer/contract/kit/required-message'
import * as z from 'zod/mini'

/** What schemas say that have no words of their own: the house, and the library. */
const vague: readonly (string | undefined)[] = [requiredMessage, z.never().safeParse(0).error?.issues[0]?.message]

/**
 * What a field says: what its schema found, such as that it is too long; where that is no more than “something is wrong
 * here”, what to enter.
 */
export const orWanted = (message: string, wanted: string | undefined): string =>
  wanted !== undefined && vague.includes(message) ? wanted : message
