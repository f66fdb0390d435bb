import { ProblemError } from '#platform/problem-error.ts'

/** Codes have so many letters at most, and room for a number at the end. */
const LONGEST = 60
/** Of so many of one name the next one is told that its code is taken. */
const MOST = 50

const isTaken = (error: unknown): boolean =>
  error instanceof ProblemError &&
  error.status === 400 &&
  error.errors.length > 0 &&
  error.errors.every(({ path }) => path === 'code')

/**
 * Adds what has its code from its name, which nobody typed: where another of that name has it, the next one is taken, `-2` and so
 * on. The server says whether one is free, so of two at the same moment the second has the next.
 * @throws ProblemError for anything else.
 */
export async function addUnderFreeCode<Added>(code: string, add: (code: string) => Promise<Added>): Promise<Added> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`
    try {
      return await add(number === 1 ? code : `${code.slice(0, LONGEST - end.length).replace(/-+$/, '')}${end}`)
    } catch (error) {
      if (number === MOST || !isTaken(error)) throw error
    }
  }
}
