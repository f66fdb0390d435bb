import type { ReactNode } from 'react'
import styles from './page-head.module.css'

interface PageHeadProps {
  readonly title: ReactNode
  /** One line beneath: how many, as of when. */
  readonly note?: ReactNode
  /** What one can do on the page as a whole. */
  readonly actions?: ReactNode
}

/** What a page of the back office is called, how much it has, and what can be done there. */
export function PageHead({ title, note, actions }: PageHeadProps) {
  return (
    <header className={styles.head}>
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {note === undefined ? null : <p className="label muted">{note}</p>}
      </div>
      {actions === undefined ? null : <div className={styles.actions}>{actions}</div>}
    </header>
  )
}
