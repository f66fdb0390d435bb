import { PASSWORD_MINIMUM_SCORE } from '@foyer/contract/constants'
import { COMMON_PASSWORDS, eventWords, scoreBy, scoring } from '@foyer/contract/kit/password-score'
import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'

/** The browser's share of the list; it must be the same here for the score to be the same. */
const commonPasswords = dictionary['passwords-common'].slice(0, COMMON_PASSWORDS)

/** The whole list of some 49,000, too large for a browser: being on it is enough to be refused here. */
const blocklist = new Set(dictionary['passwords-common'])

export const scorePassword = scoreBy(
  new ZxcvbnFactory({
    dictionary: { 'passwords-common': commonPasswords, event: eventWords },
    graphs: adjacencyGraphs,
    ...scoring,
  }),
)

export interface Candidate {
  readonly password: string
  readonly ownWords: readonly string[]
}

/** Strong enough to be somebody's password: the score, and nowhere on the long list of passwords that others use. */
export function isStrong({ password, ownWords }: Candidate): boolean {
  if (blocklist.has(password.toLowerCase())) return false
  return scorePassword(password, ownWords) >= PASSWORD_MINIMUM_SCORE
}
