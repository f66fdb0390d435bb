import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import styles from './rule-list.module.css'
import { SpaceFor } from './space-for.tsx'

interface Rule {
  readonly id: string
  readonly text: string
  readonly isKept: boolean
}

/** Live rules: each with a sign and a word, so that colour is never the only one who tells. */
interface RuleListProps {
  readonly rules: readonly Rule[]
  /** All that may be said of the whole, below the rules. */
  readonly verdicts: readonly string[]
  /** What of it is said now. */
  readonly verdict: ReactNode
  /** The field was left: what is not kept now is a fault, no longer a thing to do. */
  readonly isLeft?: boolean
}

export function RuleList({ rules, verdicts, verdict, isLeft = false }: RuleListProps) {
  return (
    <div aria-live="polite">
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li
            key={rule.id}
            className={rule.isKept ? 'ok' : isLeft ? `hint ${styles.broken}` : 'hint'}
            data-kept={rule.isKept || undefined}
          >
            <Icon name={rule.isKept ? 'check' : isLeft ? 'close' : 'minus'} size={16} />
            {rule.text}
          </li>
        ))}
      </ul>
      <p className={`hint ${styles.verdict}`}>
        <SpaceFor texts={verdicts}>{verdict}</SpaceFor>
      </p>
    </div>
  )
}
