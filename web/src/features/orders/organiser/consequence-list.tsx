import type { ReactNode } from 'react'
import styles from './orders.module.css'

export interface Consequence {
  readonly what: string
  readonly how: ReactNode
  readonly amount?: string
  readonly isWarning?: boolean
}

interface ConsequenceListProps {
  readonly consequences: readonly Consequence[]
  /** They are of what was chosen before. */
  readonly isStale: boolean
}

/** What an act would do, one after the other, before it is done. */
export function ConsequenceList({ consequences, isStale }: ConsequenceListProps) {
  return (
    <ol className={styles.consequences} aria-live="polite" aria-busy={isStale}>
      {consequences.map(({ what, how, amount, isWarning = false }) => (
        <li key={what} data-warning={isWarning || undefined}>
          <div>
            <b>{what}</b>
            <span>{how}</span>
          </div>
          {amount === undefined ? null : <strong className="num">{amount}</strong>}
        </li>
      ))}
    </ol>
  )
}
