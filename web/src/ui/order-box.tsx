import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'

export interface SumRow {
  readonly name: ReactNode
  readonly note?: ReactNode
  readonly amount: string
  readonly kind?: 'sub' | 'muted'
}

/** Amounts under each other: item, net, VAT. */
export function SumList({ rows }: { readonly rows: readonly SumRow[] }) {
  return (
    <dl className="sum">
      {rows.map((row, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows keep their places.
        <div key={index} className={row.kind === 'sub' ? 'sum__sub' : undefined}>
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

interface OrderBoxProps {
  readonly label: string
  readonly title: ReactNode
  readonly rows: readonly SumRow[]
  readonly totalName: ReactNode
  readonly total: string
  readonly action: ReactNode
  readonly note?: ReactNode
}

/** The order beside the form on wide screens, with the next step at its foot. */
export function OrderBox({ label, title, rows, totalName, total, action, note }: OrderBoxProps) {
  return (
    <aside className="sticky only-wide" aria-label={label}>
      <div className="order">
        <div className="order__in">
          <h2>{title}</h2>
          <SumList rows={rows} />
        </div>
        <div className="hivis">
          <div className="hivis__in">
            <dl className="sum">
              <div className="sum__total">
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

interface PayBarProps extends Omit<OrderBoxProps, 'title' | 'note'> {
  /** Stands above the tab bar, where there is one. */
  readonly isAboveTabs?: boolean
}

/** The same at the foot of the screen on phones: the total always in sight, its parts one tap away. */
export function PayBar({ label, rows, totalName, total, action, isAboveTabs = false }: PayBarProps) {
  return (
    <aside className={`paybar only-phone${isAboveTabs ? ' paybar--tabs' : ''}`} aria-label={label}>
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
      <div className="hivis">
        <div className="hivis__in">{action}</div>
      </div>
    </aside>
  )
}
