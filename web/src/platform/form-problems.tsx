import { useEffect, useRef } from 'react'
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
  const panel = useRef<HTMLDivElement>(null)
  const hasProblems = problems.length > 0
  const focusedAt = useRef(0)
  useErrorTitle(hasProblems ? t('Error: ') : null)
  useEffect(() => {
    if (tries === focusedAt.current || !hasProblems) return
    focusedAt.current = tries
    panel.current?.focus()
  }, [tries, hasProblems])
  if (!hasProblems) return null
  return (
    <div className='problem' ref={panel} tabIndex={-1} role='alert' aria-labelledby='problem-title'>
      <h2 id='problem-title'>{t('There is a problem')}</h2>
      <ul>
        {problems.map(({ name, id, message }) => (
          <li key={name}>
            <a
              href={`#${id}`}
              onClick={(event) => {
                event.preventDefault()
                const field = document.getElementById(id) ?? document.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
                field?.focus()
                field?.scrollIntoView({ block: 'center' })
              }}
            >
              {message}
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
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
    <div className='problem' ref={panel} tabIndex={-1} role='alert'>
      <h2>{t('There is a problem')}</h2>
      <p>{t(failure.detail)}</p>
      {failure.requestId === undefined ? null : (
        <p className='label muted'>
          {t('Request')} <span className='code'>{failure.requestId}</span>
        </p>
      )}
    </div>
  )
}
