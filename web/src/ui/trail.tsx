import type { ReactNode } from 'react'
import styles from './trail.module.css'

export interface Happening {
  readonly key: string | number
  readonly what: ReactNode
  /** A sum, or of what. */
  readonly aside?: ReactNode
  /** When, who. */
  readonly note: ReactNode
  /** Before and after, what was written. */
  readonly more?: ReactNode
}

/** What happened to a record, one under the other along a line, the newest first. */
export function Trail({ happenings }: { readonly happenings: readonly Happening[] }) {
  return (
    <ol className={styles.trail}>
      {happenings.map(({ key, what, aside, note, more }) => (
        <li key={key}>
          <p className={styles.head}>
            <b>{what}</b>
            {aside === undefined ? null : <span>{aside}</span>}
          </p>
          {more === undefined ? null : <div className={styles.more}>{more}</div>}
          <small>{note}</small>
        </li>
      ))}
    </ol>
  )
}
