import type { Context } from '#platform/context'
import { eachByItself } from '#platform/jobs/each-by-itself'
import { advanceVisaLetter, listLettersWithoutPass } from './visa-letters.queries.ts'

/** Writes down what a check says already: a letter ended with its holder's pass. Its passport data goes. @throws AggregateError */
export async function withdrawLostLetters(context: Pick<Context, 'db' | 'now'>): Promise<void> {
  await eachByItself(
    await listLettersWithoutPass(context),
    ({ id }) => id,
    (letter) => advanceVisaLetter(context, letter, 'withdraw'),
  )
}
