import type { Context } from '#platform/context'
import { advanceVisaLetter, listLettersWithoutPass } from './visa-letters.queries.ts'

/** Writes down what a check says already: a letter ended with its holder's pass. Its passport data goes. */
export async function withdrawLostLetters(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  for (const letter of await listLettersWithoutPass(context)) await advanceVisaLetter(context, letter, 'withdraw')
}
