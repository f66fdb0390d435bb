import type { ReactNode } from 'react'
import styles from './lock.module.css'

interface LockProps {
  /** The one number of the screen; null: a plain heading. */
  readonly numeral: string | number | null
  readonly title: ReactNode
  /** Finishes the sentence that the numeral begins. */
  readonly children?: ReactNode
}

/** Hall numeral, ink rule, heading. The number is hidden from assistive technology and said again in the line. */
export function Lock({ numeral, title, children }: LockProps) {
  return (
    <header className={numeral === null ? `${styles.lock} ${styles.plain}` : styles.lock}>
      {numeral === null ? null : (
        <span className="numeral" aria-hidden="true">
          {numeral}
        </span>
      )}
      <div>
        <h1 tabIndex={-1}>{title}</h1>
        {children === undefined ? null : <p>{children}</p>}
      </div>
    </header>
  )
}
