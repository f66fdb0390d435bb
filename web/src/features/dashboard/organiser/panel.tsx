import type { Dashboard, Panel as PanelName } from '@foyer/contract/dashboard'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import emptyStyles from '#ui/empty.module.css'
import styles from './today.module.css'

/** What each part of the page is given. */
export interface Shown {
  readonly dashboard: Dashboard
  readonly onRetry: () => void
}

/** Whether there is anything to show of these: figures, or that they could not be counted. */
const isShown = ({ dashboard }: Pick<Shown, 'dashboard'>, ...names: readonly PanelName[]): boolean =>
  names.some((name) => dashboard[name] !== null || dashboard.failed.includes(name))

interface PanelProps extends Shown {
  readonly id: string
  readonly title: string
  /** Beside the title: a way to the list, or what is said of all figures. */
  readonly aside?: ReactNode
  /** Which of the answer it shows. */
  readonly of: readonly PanelName[]
  readonly children: ReactNode
}

/** A part of the page. What of it could not be counted says so here, and takes nothing else away. */
export function Panel({ id, title, aside, of, dashboard, onRetry, children }: PanelProps) {
  const { t } = useText()
  if (!isShown({ dashboard }, ...of)) return null
  return (
    <section className={styles.part} aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {aside}
      </header>
      {of.some((name) => dashboard.failed.includes(name)) ? (
        <div className={emptyStyles.empty} role="alert">
          <p className="h3">{t('This could not be counted')}</p>
          <p>{t('All other figures are up to date.')}</p>
          <Button variant="line" isSmall onClick={onRetry}>
            {t('Try again')}
          </Button>
        </div>
      ) : null}
      {children}
    </section>
  )
}
