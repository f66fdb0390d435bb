import type { ReactNode } from 'react'
import styles from './room-for.module.css'

interface RoomForProps {
  /** All that may stand here. */
  readonly texts: readonly string[]
  /** What of it stands here now, if anything does. */
  readonly children?: ReactNode
}

/** One of several texts, in the room of the longest: nothing below moves when one comes or becomes another. */
export function RoomFor({ texts, children }: RoomForProps) {
  return (
    <span className={styles.room}>
      {[...new Set(texts)].map((text) => (
        <span key={text} data-text={text} />
      ))}
      <span>{children}</span>
    </span>
  )
}
