import type { ReactNode } from 'react'
import styles from './space-for.module.css'

interface SpaceForProps {
  /** All that may stand here. */
  readonly texts: readonly string[]
  /** What of it stands here now, if anything does. */
  readonly children?: ReactNode
}

/** One of several texts, in the room of the longest: nothing below moves when one comes or becomes another. */
export function SpaceFor({ texts, children }: SpaceForProps) {
  return (
    <span className={styles.space}>
      {[...new Set(texts)].map((text) => (
        <span key={text} data-text={text} />
      ))}
      <span>{children}</span>
    </span>
  )
}
