import { useText } from '#platform/messages/messages.ts'
import styles from './trail.module.css'

export interface TrailStep {
  readonly what: string
  readonly how: string
  readonly isDone: boolean
}

/** What has been done, and what comes. Done steps say so to those who cannot see the squares. */
export function Trail({ steps }: { readonly steps: readonly TrailStep[] }) {
  const { t } = useText()
  return (
    <ol className={styles.trail}>
      {steps.map(({ what, how, isDone }) => (
        <li key={what} data-done={isDone || undefined}>
          <b>
            {what}
            <i className="vh">{isDone ? t(', done') : t(', still open')}</i>
          </b>
          <span>{how}</span>
        </li>
      ))}
    </ol>
  )
}
