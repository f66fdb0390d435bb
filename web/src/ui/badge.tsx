import type { ReactNode } from 'react'
import styles from './badge.module.css'

/** A word in the pattern of a stripe. Which patterns there are is told by who has them: `data-band`. */
export function Badge({ band, children }: { readonly band: string; readonly children: ReactNode }) {
  return (
    <span className={styles.badge} data-band={band}>
      <span>{children}</span>
    </span>
  )
}

interface TagProps {
  readonly kind?: 'success' | 'info' | 'warning' | 'danger' | 'type' | 'train' | 'vip' | 'host' | 'primary' | undefined
  readonly children: ReactNode
}

/** A state or a kind, in a word. */
export function Tag({ kind, children }: TagProps) {
  return (
    <span className={styles.tag} data-tag={kind ?? ''}>
      {children}
    </span>
  )
}
