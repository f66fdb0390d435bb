import { type ReactNode, useState } from 'react'
import { ErrorSummary, type Problem } from './error-summary.tsx'

interface Missing {
  /** Sends, or says all that keeps it from being sent. */
  readonly attempt: (send: () => void) => void
  /** At the head of the form, once it was tried in vain; what was put right leaves it at once. */
  readonly summary: ReactNode
  /** What is said at a field. */
  readonly errorOf: (id: string) => string | undefined
}

/** For a form that shows what it will do while it is filled in: its button can be pressed at any time, and says what is missing. */
export function useMissing(problems: readonly Problem[]): Missing {
  const [tries, setTries] = useState(0)
  const said = tries === 0 ? [] : problems
  return {
    attempt: (send) => {
      if (problems.length > 0) return setTries(tries + 1)
      setTries(0)
      send()
    },
    summary: <ErrorSummary problems={said} tries={tries} />,
    errorOf: (id) => said.find((problem) => problem.id === id)?.message,
  }
}
