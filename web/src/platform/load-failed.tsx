import { scopesFor } from '@foyer/contract/kit/endpoint'
import { unexpected } from '@foyer/contract/kit/refusal'
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
      <p>{t(problem?.detail ?? unexpected.detail)}</p>
      {told !== undefined ? (
        <p>{told}</p>
      ) : // What is not there is not found by another try either.
      problem?.status === 404 ? null : (
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
