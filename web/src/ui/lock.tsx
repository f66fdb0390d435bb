import type { ReactNode } from 'react'
import styles from './lock.module.css'

interface LockProps {
  /** The one number of the screen; null: a plain heading. */
  readonly numeral: string | number | null
  readonly title: ReactNode
  /** Whether it names the page; else that is named elsewhere on it. */
  readonly isHeading?: boolean
  /** Finishes the sentence that the numeral begins. */
  readonly children?: ReactNode
}

/** Hall numeral, ink rule, heading. The number is hidden from assistive technology and said again in the line. */
export function Lock({ numeral, title, isHeading = true, children }: LockProps) {
  return (
    <header className={numeral === null ? `${styles.lock} ${styles.plain}` : styles.lock}>
      {numeral === null ? null : (
        <span className="numeral" aria-hidden="true">
          {numeral}
        </span>
      )}
      <div>
        {isHeading ? <h1 tabIndex={-1}>{title}</h1> : <p className="h1">{title}</p>}
        {children === undefined ? null : <p>{children}</p>}
      </div>
    </header>
  )
}
