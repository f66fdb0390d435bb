import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil, formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { Lock } from '#ui/lock.tsx'

/** Where passes are scanned. */
export function ScanPage() {
  const { t, locale } = useText()
  const edition = useEdition()
  const days = daysUntil(edition.startsOn, useAppNow(), edition.timeZone)
  usePlainTitle(t('Check-in'))
  return (
    <>
      <Lock numeral={days > 0 ? days : null} title={t('Check-in')}>
        {days > 0
          ? t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })
          : `${edition.venue}, ${edition.entrance}`}
      </Lock>
      <div className="stack stack--24 narrow">
        <p className="intro">
          {t('Passes will be scanned here, at {entrance}, {days}. There is nothing to scan yet.', {
            entrance: edition.entrance,
            days: formatDays(edition.startsOn, edition.endsOn, locale),
          })}
        </p>
      </div>
    </>
  )
}
