import { Outlet } from '@tanstack/react-router'
import { useAppNow } from '../../platform/app-clock.ts'
import { daysUntil, formatDays } from '../../platform/days.ts'
import { useEdition } from '../../platform/edition.ts'
import { useText } from '../../platform/messages/messages.ts'
import { ExternalLinks } from './external-links.tsx'
import { SkipLink } from './frame.tsx'
import styles from './gate.module.css'
import { Arrow } from './icons.tsx'
import { Wordmark } from './wordmark.tsx'

/** The sign-in pages: the form, and beside it a plate with the one number that counts. */
export function Gate() {
  const { t } = useText()
  return (
    <>
      <SkipLink />
      <div className={styles.gate}>
        <EventPlate />
        <div className={styles.form}>
          <Wordmark className={styles.mark} />
          <main id='main' className={styles.in} tabIndex={-1}>
            <Outlet />
          </main>
          <nav className={`label muted ${styles.legal}`} aria-label={t('Legal')}>
            <ExternalLinks short />
          </nav>
        </div>
      </div>
    </>
  )
}

function EventPlate() {
  const { t, locale } = useText()
  const edition = useEdition()
  const days = daysUntil(edition.startsOn, useAppNow(), edition.timeZone)
  const isOver = daysUntil(edition.endsOn, useAppNow(), edition.timeZone) < 0
  return (
    <aside className={styles.plate} aria-label={t('Event')}>
      <p className={styles.key}>
        <span>
          {formatDays(edition.startsOn, edition.endsOn, locale)} {edition.year}
        </span>
        <span>{edition.city}</span>
      </p>
      {days > 0 ? (
        <p className={styles.count}>
          <span className={`numeral ${styles.number}`}>{days}</span>
          <span className={styles.unit}>
            {t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })}
          </span>
        </p>
      ) : (
        <p className={styles.count}>
          <span className={styles.unit}>{isOver ? t('The event is over. See you next year.') : t('The halls are open')}</span>
        </p>
      )}
      <div className={styles.foot}>
        <p>
          <b>
            {edition.product} {edition.year}
          </b>
          <br />
          {edition.venue}
        </p>
        <Arrow className={undefined} />
      </div>
    </aside>
  )
}
