import type { CallerContext, Person } from '#platform/context'

/**
 * Counts a code that somebody enters, over all their sessions: whoever guesses has the password, and five guesses a
 * quarter of an hour.
 * @returns what takes it back, for a code that was right or was not looked at.
 * @throws Refused `requests/too-many`.
 */
export async function countCode({ ports, caller }: CallerContext<Person>): Promise<() => Promise<void>> {
  const { attempts } = ports
  await attempts.spend('wrong-code', caller.userId)
  await attempts.spend('wrong-code-in-a-day', caller.userId)
  return async () => {
    await attempts.giveBack('wrong-code', caller.userId)
    await attempts.giveBack('wrong-code-in-a-day', caller.userId)
  }
}
