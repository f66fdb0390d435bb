import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { usePlainTitle } from '#platform/title.ts'
import { buttonLook } from '#ui/button.tsx'
import { Lock } from '#ui/lock.tsx'

/** Where the day of an organiser begins. */
export function TodayPage() {
  const { t } = useText()
  const edition = useEdition()
  const days = daysUntil(edition.startsOn, useAppNow(), edition.timeZone)
  usePlainTitle(t('Back office'))
  return (
    <>
      <Lock numeral={days > 0 ? days : null} title={t('Back office')}>
        {days > 0
          ? t('{days, plural, one {day until the halls open} other {days until the halls open}}', { days })
          : `${edition.product} ${edition.year}, ${edition.city}`}
      </Lock>
      <div className="stack stack--24 narrow">
        <p className="intro">
          {t('Orders, people, rooms and the programme will be run from here. Until then nothing is waiting for you.')}
        </p>
        <p className="row">
          <a {...buttonLook()} href="/gate">
            {t('Go to the check-in')}
          </a>
          <a {...buttonLook('line')} href="/">
            {t('See what attendees see')}
          </a>
        </p>
      </div>
    </>
  )
}
