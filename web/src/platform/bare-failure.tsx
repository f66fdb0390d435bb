import { buttonLook } from '#ui/button.tsx'
import { useText } from './messages/messages.ts'
import { ProblemError } from './problem-error.ts'

/** The error page of whoever cannot even load the error page. */
export function BareFailure({ error }: { error: unknown }) {
  const { t } = useText()
  return (
    <main id="main" className="wrap page">
      <h1 tabIndex={-1}>{t('Oops. An error has occurred.')}</h1>
      {error instanceof ProblemError ? <p className="intro">{t(error.detail)}</p> : null}
      <Again />
    </main>
  )
}

export function Again() {
  const { t } = useText()
  return (
    <p>
      <button {...buttonLook()} type="button" onClick={() => location.reload()}>
        {t('Try again')}
      </button>
    </p>
  )
}
