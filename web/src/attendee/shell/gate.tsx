import { Outlet } from '@tanstack/react-router'
import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil, formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Arrow } from '#ui/arrow.tsx'
import { ExternalLinks } from './external-links.tsx'
import { SkipLink } from './skip-link.tsx'
import { Wordmark } from './wordmark.tsx'

/** The sign-in pages: the form, and beside it a plate with the one number that counts. */
export function Gate() {
  const { t } = useText()
  return (
    <>
      <SkipLink />
      <div className="gate">
        <div className="gate__form">
          <header>
            <Wordmark />
          </header>
          <main id="main" className="gate__in" tabIndex={-1}>
            <Outlet />
          </main>
          <nav className="gate__legal label muted" aria-label={t('Legal')}>
            <ExternalLinks short />
          </nav>
        </div>
        <EventPlate />
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
    <aside className="gate__plate" aria-label={t('Event')}>
      <p className="gate__k">
        <span>
          {formatDays(edition.startsOn, edition.endsOn, locale)} {edition.year}
        </span>
        <span>{edition.city}</span>
      </p>
      {days > 0 ? (
        <p className="gate__n">
          <span className="numeral">{days}</span>
          <span className="gate__u">
            {t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })}
          </span>
        </p>
      ) : (
        <p className="gate__n">
          <span className="gate__u">
            {isOver ? t('The event is over. See you next year.') : t('The halls are open')}
          </span>
        </p>
      )}
      <div className="gate__f">
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
