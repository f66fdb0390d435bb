import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { Button } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'

interface LoadFailedProps {
  readonly title: string
  readonly error: Error
  readonly onAgain: () => void
}

/** One card that could not be loaded: it fails alone, and can be tried again. */
export function LoadFailed({ title, error, onAgain }: LoadFailedProps) {
  const { t } = useText()
  const id = error instanceof ProblemError ? error.requestId : undefined
  return (
    <section className={`${cardStyles.card} stack`} aria-label={title}>
      <h2>{title}</h2>
      <p>{t('This could not be loaded.')}</p>
      <div className="row between">
        <Button variant="line" isSmall onClick={onAgain}>
          {t('Try again')}
        </Button>
        {id === undefined ? null : (
          <span className="label muted">
            {t('Request')} <span className="code">{id}</span>
          </span>
        )}
      </div>
    </section>
  )
}
