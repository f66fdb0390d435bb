import type { CountdownPhase } from '@foyer/contract/editions'
import { useState } from 'react'
import { useAppNow } from '#platform/app-clock.ts'
import { activePhase, timeLeft } from '#platform/countdown.ts'
import { formatMoment } from '#platform/days.ts'
import { useKnownEdition } from '#platform/edition.ts'
import { keep, readKept } from '#platform/kept.ts'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import styles from './promo-strip.module.css'

const STORED = 'hidden-promotion'

/** The promotion that runs now, with its time left; not in the page while none does. */
export function PromoStrip() {
  const edition = useKnownEdition()
  const now = useAppNow(1000)
  const [hidden, setHidden] = useState(() => readKept('sessionStorage', STORED))
  const active = activePhase(edition?.countdownPhases ?? [], now)
  // One that ends before the reader's eyes says so: the page does not jump up under the pointer.
  const [seen, setSeen] = useState(active)
  if (active !== null && active.name !== seen?.name) setSeen(active)
  const phase = active ?? seen
  if (edition === undefined || phase === null || hidden === phase.name) return null
  const hide = () => {
    setHidden(phase.name)
    // Where that is forbidden, it is hidden until the page is loaded again.
    keep('sessionStorage', STORED, phase.name)
  }
  return <Strip phase={phase} now={now} timeZone={edition.timeZone} onHide={hide} />
}

interface StripProps {
  readonly phase: CountdownPhase
  readonly now: Date
  readonly timeZone: string
  readonly onHide: () => void
}

function Strip({ phase, now, timeZone, onHide }: StripProps) {
  const { t, locale } = useText()
  const { days, hours, minutes, seconds } = timeLeft(phase.end, now)
  const isOver = Date.parse(phase.end) <= now.getTime()
  const label = t(
    'Time left: {days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}}',
    { days, hours, minutes },
  )
  return (
    <aside className={`${styles.strip} label`} aria-label={t('Promotion')}>
      <div className="wrap">
        <b>{phase.name}</b>
        <span className={styles.more}>{t('ends {moment}', { moment: formatMoment(phase.end, timeZone, locale) })}</span>
        {/* Read on focus only: a live region that speaks every second would be unbearable. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be read at all */}
        <span role="timer" aria-live="off" tabIndex={0} aria-label={isOver ? t('Ended') : label}>
          {isOver ? (
            t('Ended')
          ) : (
            <>
              {days}
              <small>{t('d')}</small>
              {String(hours).padStart(2, '0')}
              <small>{t('h')}</small>
              {String(minutes).padStart(2, '0')}
              <small>{t('min')}</small>
              {String(seconds).padStart(2, '0')}
              <small>{t('s')}</small>
            </>
          )}
        </span>
        {phase.link ? <a href={phase.link.url}>{phase.link.label}</a> : null}
        <button type="button" aria-label={t('Hide for this visit')} onClick={onHide}>
          <Icon name="close" />
        </button>
      </div>
    </aside>
  )
}
