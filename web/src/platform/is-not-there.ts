import { ProblemError } from './problem-error.ts'

interface Read {
  readonly data: unknown
  readonly error: Error | null
}

/**
 * Whether nothing is, or is any more, what an address names: another try would not find it. What is open already stays in
 * sight, and says by itself that it was removed.
 */
export const isNotThere = ({ data, error }: Read): boolean =>
  data === undefined && error instanceof ProblemError && (error.status === 404 || error.status === 400)
