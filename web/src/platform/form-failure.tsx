import { useEffect, useRef } from 'react'
import errorSummaryStyles from '#ui/error-summary.module.css'
import { useText } from './messages/messages.ts'

interface Failure {
  readonly detail: string
  readonly requestId: string | undefined
}

/** Why a form could not be sent when no field is to blame. Takes the focus. */
export function FormFailure({ failure }: { failure: Failure | null }) {
  const { t } = useText()
  const panel = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (failure !== null) panel.current?.focus()
  }, [failure])
  if (failure === null) return null
  return (
    <div className={errorSummaryStyles.problem} ref={panel} tabIndex={-1} role="alert">
      <h2>{t('There is a problem')}</h2>
      <p>{t(failure.detail)}</p>
      {failure.requestId === undefined ? null : (
        <p className="label muted">
          {t('Request')} <span className="code">{failure.requestId}</span>
        </p>
      )}
    </div>
  )
}
