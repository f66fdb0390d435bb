import { scopesFor } from '@foyer/contract/kit/endpoint'
import { useContext } from 'react'
import { buttonLook } from '#ui/button.tsx'
import emptyStyles from '#ui/empty.module.css'
import { useText } from './messages/messages.ts'
import { ProblemError, unreachable } from './problem-error.ts'
import { WhoMay } from './who-may.ts'

interface LoadFailedProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** Who may not see something is not let in by another try. */
const NOT_ALLOWED = 'requests/not-allowed'

/** What was asked is answered so each time: it is not there, or cannot be asked so. */
const isForGood = (problem: ProblemError | null): boolean => [400, 404, 410, 422].includes(problem?.status ?? 0)

/**
 * A part of a page that could not be loaded: why, another try where that can help, or who may see it, and the id to quote.
 * The rest of the page works on.
 */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { t } = useText()
  const problem = error instanceof ProblemError ? error : null
  const whoMay = useContext(WhoMay)
  const scopes = problem?.code === NOT_ALLOWED && problem.endpoint !== undefined ? scopesFor(problem.endpoint) : null
  const told = scopes === null ? undefined : whoMay?.(scopes)
  return (
    <div className={emptyStyles.empty} role="alert">
      <p className="h3">
        {problem?.code === unreachable.code ? t('This needs a connection') : t('This could not be loaded')}
      </p>
      <p>{t(problem?.detail ?? 'Uh oh, an unexpected error happened. Please try again later.')}</p>
      {told !== undefined ? (
        <p>{told}</p>
      ) : isForGood(problem) ? null : (
        <button type="button" {...buttonLook('line', true)} onClick={onRetry}>
          {t('Try again')}
        </button>
      )}
      {problem?.requestId === undefined ? null : (
        <p className="label muted">
          {t('Request')} <span className="code">{problem.requestId}</span>
        </p>
      )}
    </div>
  )
}
