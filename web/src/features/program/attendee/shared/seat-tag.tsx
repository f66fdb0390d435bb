import type { AgendaSession } from '@foyer/contract/program'
import type { SessionSeats } from '@foyer/contract/reservations'
import { dayAt, formatClock, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'

interface SeatTagProps {
  readonly session: Pick<AgendaSession, 'isCancelled'>
  readonly seats: SessionSeats | undefined
}

/** Few are a fifth, or five. */
const isFew = ({ left, capacity }: SessionSeats): boolean => left <= Math.max(5, capacity / 5)

/** How it stands with the seats of a session, in a word and a sign; nothing where there is nothing to say. */
export function SeatTag({ session, seats }: SeatTagProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  if (seats === undefined || session.isCancelled) return null
  const { reservation, can, left } = seats
  if (reservation?.status === 'reserved')
    return (
      <Tag kind="success">
        <Icon name="check" size={16} />
        {t('Reserved')}
      </Tag>
    )
  if (reservation?.status === 'offered' && reservation.offeredUntil !== null && can.reserve)
    return (
      <Tag kind="warning">
        <Icon name="clock" size={16} />
        {t('Answer until {day}, {time}', {
          day: formatDay(dayAt(new Date(reservation.offeredUntil), timeZone), locale),
          time: formatClock(reservation.offeredUntil, timeZone, locale),
        })}
      </Tag>
    )
  if (reservation?.status === 'waiting' && can.giveBack)
    return <Tag>{t('On the waiting list, no. {place}', { place: reservation.waitingPlace ?? 1 })}</Tag>
  if (can.wait) return <Tag>{t('Full, with a waiting list')}</Tag>
  if (!can.reserve) return null
  return isFew(seats) ? (
    <Tag kind="warning">{t('{n, plural, one {# seat left} other {# seats left}}', { n: left })}</Tag>
  ) : (
    <Tag kind="info">{t('Seats to reserve')}</Tag>
  )
}
