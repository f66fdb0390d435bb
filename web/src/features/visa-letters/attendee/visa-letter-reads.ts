import { listVisaLetters, type OwnVisaLetter } from '@foyer/contract/visa-letters'
import { query } from '#platform/api.ts'

export const visaLettersQuery = query(listVisaLetters)

/** The one that stands: the first of the list, if any does. */
export function livingLetter(letters: readonly OwnVisaLetter[]): OwnVisaLetter | null {
  const [first] = letters
  return first?.status === 'issued' ? first : null
}
