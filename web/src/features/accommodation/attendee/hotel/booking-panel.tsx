import { formatMoney, type Money } from '@foyer/contract/kit/money'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import hivisStyles from '#ui/hivis.module.css'
import sumBoxStyles from '#ui/sum-box.module.css'
import styles from './booking-panel.module.css'

interface BookingPanelProps {
  readonly title: string
  /** Days, nights and their prices. */
  readonly sum: ReactNode
  readonly total: Money | null
  /** What one is about to pay for, in a line, on phones. */
  readonly line: string
  /** The next step, on the panel; shorter in the bar. */
  readonly action: ReactNode
  readonly shortAction: ReactNode
  readonly above?: ReactNode
  readonly note: ReactNode
}

/** The stay in hand: beside the rooms on wide screens, a bar above the tabs on phones. */
export function BookingPanel({ title, sum, total, line, action, shortAction, above, note }: BookingPanelProps) {
  const { t } = useText()
  return (
    <>
      <aside className="sticky only-wide" aria-label={t('Your booking')}>
        <div className={sumBoxStyles.box}>
          <div className={sumBoxStyles.inner}>
            <h2>{title}</h2>
            {sum}
          </div>
          <div className={`${hivisStyles.block} ${sumBoxStyles.foot}`}>
            <div className={`${hivisStyles.inner} ${sumBoxStyles.footInner}`}>
              {above}
              <dl className={sumBoxStyles.sum}>
                <div className={sumBoxStyles.total}>
                  <dt>{t('Total with VAT')}</dt>
                  <dd>{total === null ? '?' : formatMoney(total)}</dd>
                </div>
              </dl>
              {action}
            </div>
          </div>
        </div>
        <p className={`hint ${styles.after}`}>{note}</p>
      </aside>
      <aside className={`${sumBoxStyles.bar} ${sumBoxStyles.aboveTabs} only-phone`} aria-label={t('Your booking')}>
        <div className={`${hivisStyles.block} ${sumBoxStyles.foot}`}>
          <div className={`${hivisStyles.inner} ${sumBoxStyles.footInner} ${styles.bar}`}>
            <p>
              <b className="num">{total === null ? '?' : formatMoney(total)}</b>
              <span>{line}</span>
            </p>
            {shortAction}
          </div>
        </div>
      </aside>
    </>
  )
}
