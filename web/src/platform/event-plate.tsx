import { Arrow } from '#ui/arrow.tsx'
import { useAppNow } from './app-clock.ts'
import { daysUntil, formatDays } from './days.ts'
import { useEdition } from './edition.ts'
import styles from './event-plate.module.css'
import { useText } from './messages/messages.ts'

/** Beside a sign-in: the one number that counts, and when and where the event is. `sign`: whose door it is, on the board. */
export function EventPlate({ sign }: { readonly sign?: string }) {
  const { t, locale } = useText()
  const edition = useEdition()
  const now = useAppNow()
  const days = daysUntil(edition.startsOn, now, edition.timeZone)
  const when = `${formatDays(edition.startsOn, edition.endsOn, locale)} ${edition.year}`
  const isOver = daysUntil(edition.endsOn, now, edition.timeZone) < 0
  return (
    <aside className={sign === undefined ? styles.plate : `${styles.plate} ${styles.board}`} aria-label={t('Event')}>
      <p className={styles.kicker}>
        <span>{sign ?? when}</span>
        <span>{sign === undefined ? edition.city : when}</span>
      </p>
      {days > 0 ? (
        <p className={styles.count}>
          <span className="numeral" data-long={days > 999 || undefined}>
            {days}
          </span>
          <span className={styles.unit}>
            {t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })}
          </span>
        </p>
      ) : (
        <p className={styles.count}>
          <span className={styles.unit}>
            {isOver ? t('The event is over. See you next year.') : t('The halls are open')}
          </span>
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
        <Arrow />
      </div>
    </aside>
  )
}
