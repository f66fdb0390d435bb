import { useId } from 'react'
import { useAppNow } from '#platform/app-clock.ts'
import { activePhase, timeLeft } from '#platform/countdown.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './countdown-card.module.css'

/** The phase that is on, with its time left on flaps; nothing while none is. */
export function CountdownCard() {
  const { t, locale } = useText()
  const { countdownPhases, timeZone } = useEdition()
  const now = useAppNow(1000)
  const id = useId()
  const phase = activePhase(countdownPhases, now)
  if (phase === null) return null
  const { days, hours, minutes, seconds } = timeLeft(phase.end, now)
  const flaps = [
    { value: String(days), unit: t('{days, plural, one {day} other {days}}', { days }) },
    { value: String(hours).padStart(2, '0'), unit: t('h') },
    { value: String(minutes).padStart(2, '0'), unit: t('min') },
    { value: String(seconds).padStart(2, '0'), unit: t('s') },
  ]
  const label = t(
    'Time left: {days, plural, one {# day} other {# days}}, {hours, plural, one {# hour} other {# hours}}, {minutes, plural, one {# minute} other {# minutes}}',
    { days, hours, minutes },
  )
  return (
    <article className={styles.card} aria-labelledby={id}>
      <h2 className="h3" id={id}>
        {t('{name} ends {moment}', { name: phase.name, moment: formatMoment(phase.end, timeZone, locale) })}
      </h2>
      {/* Read on focus only: a live region that speaks every second would be unbearable. */}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be read at all */}
      <p className={styles.flaps} role="timer" aria-live="off" tabIndex={0} aria-label={label}>
        {flaps.map(({ value, unit }) => (
          <span key={unit}>
            <b>{value}</b>
            <small>{unit}</small>
          </span>
        ))}
      </p>
      {phase.link ? <a href={phase.link.url}>{phase.link.label}</a> : null}
    </article>
  )
}
