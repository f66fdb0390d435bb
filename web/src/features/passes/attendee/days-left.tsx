import type { Edition } from '@foyer/contract/editions'
import { useAppNow } from '#platform/app-clock.ts'
import { daysUntil, formatDay, formatMoment } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { Lock } from '#ui/lock.tsx'

/** The screen's heading with its one number: the days until doors open, while there are any. */
export function DaysLeft({ title, edition }: { title: string; edition: Edition }) {
  const { t, rich, locale } = useText()
  const now = useAppNow()
  const days = daysUntil(edition.startsOn, now, edition.timeZone)
  const doors = formatMoment(edition.doorsOpenAt, edition.timeZone, locale)
  if (days > 0) {
    return (
      <Lock numeral={days} title={title}>
        <span className="vh">{days} </span>
        {rich('{unit} until doors open, {doors}', {
          unit: <strong>{t('{days, plural, one {day} other {days}}', { days })}</strong>,
          doors,
        })}
      </Lock>
    )
  }
  const last = formatDay(edition.endsOn, locale)
  const isOver = daysUntil(edition.endsOn, now, edition.timeZone) < 0
  const open = days === 0 ? t('Doors open today, {doors}', { doors }) : t('The event is on, until {last}', { last })
  return (
    <Lock numeral={null} title={title}>
      {isOver ? t('The event is over. See you next year.') : open}
    </Lock>
  )
}
