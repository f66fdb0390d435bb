import { requests } from '@foyer/contract/kit/refusal'
import { readSecondFactor, type SecondFactor } from '@foyer/contract/second-factor'
import { query } from '#platform/api.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'

const own = query(readSecondFactor)

/** Whether somebody who signed in has to show a second factor before anything opens. @throws ProblemError */
export async function owesSecondFactor(): Promise<boolean> {
  const { isNeeded, isShown } = await queryClient.ensureQueryData(own)
  return isNeeded && !isShown
}

/** What the server says after one was shown. */
export const noteSecondFactor = (answer: SecondFactor): void => void queryClient.setQueryData(own.queryKey, answer)

/** Asks for it once more, over the page; false: they would not. */
type Ask = () => Promise<boolean>
let ask: Ask = async () => false

/** @returns what takes it away again. */
export function whenAskedAgain(react: Ask): () => void {
  ask = react
  return () => {
    if (ask === react) ask = async () => false
  }
}

/**
 * Does what may ask for a second factor that was shown just now: where it does, the person is asked over the page, and
 * it is done once more.
 * @throws ProblemError as the act does; `requests/second-factor-needed` where they would not.
 */
export async function withSecondFactor<T>(act: () => Promise<T>): Promise<T> {
  try {
    return await act()
  } catch (error) {
    if (!refusedWith(error, requests.secondFactorNeeded) || !(await ask())) throw error
    return act()
  }
}
