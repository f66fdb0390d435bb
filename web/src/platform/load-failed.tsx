import { buttonLook } from '#ui/button.tsx'
import emptyStyles from '#ui/empty.module.css'
import { useText } from './messages/messages.ts'
import { ProblemError, unreachable } from './problem-error.ts'

interface LoadFailedProps {
  readonly error: Error | null
  readonly onRetry: () => void
}

/** A part of a page that could not be loaded: why, another try, and the id to quote. The rest of the page works on. */
export function LoadFailed({ error, onRetry }: LoadFailedProps) {
  const { t } = useText()
  const problem = error instanceof ProblemError ? error : null
  return (
    <div className={emptyStyles.empty} role="alert">
      <p className="h3">
        {problem?.code === unreachable.code ? t('This needs a connection') : t('This could not be loaded')}
      </p>
      <p>{t(problem?.detail ?? 'Uh oh, an unexpected error happened. Please try again later.')}</p>
      <button type="button" {...buttonLook('line', true)} onClick={onRetry}>
        {t('Try again')}
      </button>
      {problem?.requestId === undefined ? null : (
        <p className="label muted">
          {t('Request')} <span className="code">{problem.requestId}</span>
        </p>
      )}
    </div>
  )
}
