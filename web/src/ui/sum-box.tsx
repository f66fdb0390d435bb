import type { ReactNode } from 'react'
import hivisStyles from './hivis.module.css'
import { Icon } from './icon.tsx'
import styles from './sum-box.module.css'

export interface SumRow {
  readonly name: ReactNode
  readonly note?: ReactNode
  readonly amount: string
  readonly kind?: 'sub' | 'muted'
}

/** Amounts under each other: item, net, VAT. */
export function SumList({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className={styles.sum}>
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
        <div key={index} className={row.kind === 'sub' ? styles.sub : undefined}>
          <dt className={row.kind === undefined ? undefined : 'muted'}>
            {row.name}
            {row.note === undefined ? null : <small>{row.note}</small>}
          </dt>
          <dd>{row.amount}</dd>
        </div>
      ))}
    </dl>
  )
}

interface SumBoxProps {
  readonly label: string
  readonly title: ReactNode
  readonly rows: readonly SumRow[]
  readonly totalName: ReactNode
  readonly total: string
  readonly action: ReactNode
  readonly note?: ReactNode
}

/** The order beside the form on wide screens, with the next step at its foot. */
export function SumBox({ label, title, rows, totalName, total, action, note }: SumBoxProps) {
  return (
    <aside className="sticky only-wide" aria-label={label}>
      <div className={styles.box}>
        <div className={styles.inner}>
          <h2>{title}</h2>
          <SumList rows={rows} />
        </div>
        <div className={`${hivisStyles.block} ${styles.foot}`}>
          <div className={`${hivisStyles.inner} ${styles.footInner}`}>
            <dl className={styles.sum}>
              <div className={styles.total}>
                <dt>{totalName}</dt>
                <dd>{total}</dd>
              </div>
            </dl>
            {action}
          </div>
        </div>
      </div>
      {note === undefined ? null : <p className="hint">{note}</p>}
    </aside>
  )
}

interface PayBarProps extends Omit<SumBoxProps, 'title' | 'note'> {
  /** Stands above the tab bar, where there is one. */
  readonly isAboveTabs?: boolean
}

/** The same at the foot of the screen on phones: the total always in sight, its parts one tap away. */
export function PayBar({ label, rows, totalName, total, action, isAboveTabs = false }: PayBarProps) {
  return (
    <aside className={`${styles.bar} only-phone ${isAboveTabs ? styles.aboveTabs : ''}`} aria-label={label}>
      <details>
        <summary>
          <span>{totalName}</span>
          <span className="row">
            <span className="num">{total}</span>
            <Icon name="chevron-down" />
          </span>
        </summary>
        <SumList rows={rows} />
      </details>
      <div className={`${hivisStyles.block} ${styles.foot}`}>
        <div className={`${hivisStyles.inner} ${styles.footInner}`}>{action}</div>
      </div>
    </aside>
  )
}
