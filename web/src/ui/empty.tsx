import type { ReactNode } from 'react'
import styles from './empty.module.css'

/** What would be here, why it is not, and one way on. */
export function Empty({
  title,
  text,
  action,
}: {
  readonly title: ReactNode
  readonly text: ReactNode
  readonly action?: ReactNode
}) {
  return (
    <div className={styles.empty}>
      <h2 className="h3">{title}</h2>
      <p>{text}</p>
      {action}
    </div>
  )
}
