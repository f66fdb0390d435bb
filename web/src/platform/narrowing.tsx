import type { ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import { useText } from './messages/messages.ts'
import styles from './narrowing.module.css'

interface NarrowingProps {
  /** On a phone what is found stands higher than by what it could be narrowed. */
  readonly isFolded: boolean
  /** The list is narrowed: by what, is to be seen. */
  readonly isNarrowed: boolean
  readonly children: ReactNode
}

/** By what a list is narrowed, beside its search. */
export function Narrowing({ isFolded, isNarrowed, children }: NarrowingProps) {
  const { t } = useText()
  if (!isFolded) return children
  return (
    <details className={styles.narrowing} open={isNarrowed}>
      <summary>
        <Icon name="filter" />
        {t('Filters')}
        <Icon name="chevron-down" />
      </summary>
      {children}
    </details>
  )
}
