import { useEffect, useRef } from 'react'
import { ErrorSummary } from '#ui/error-summary.tsx'
import type { FormProblem } from './forms.ts'
import { useText } from './messages/messages.ts'
import { useErrorTitle } from './title.ts'

interface ProblemsOfForm {
  readonly problems: readonly FormProblem[]
  readonly tries: number
}

/** Everything that keeps a form from being sent, each a link to its field. Takes the focus at every try. */
export function FormProblems({ form: { problems, tries } }: { form: ProblemsOfForm }) {
  const { t } = useText()
  useErrorTitle(problems.length > 0 ? t('Error: ') : null)
  return <ErrorSummary problems={problems} tries={tries} />
}

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
    <div className="problem" ref={panel} tabIndex={-1} role="alert">
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
