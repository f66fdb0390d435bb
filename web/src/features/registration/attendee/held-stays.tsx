import type { Booking } from '@foyer/contract/bookings'
import { Link } from '@tanstack/react-router'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import styles from './registration.module.css'
import { RemoveStay } from './remove-stay.tsx'
import { StayCard, stayName } from './stay-card.tsx'

/** The rooms that somebody holds or has booked; those that are held can be let go. */
export function HeldStays({ stays }: { readonly stays: readonly Booking[] }) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  return (
    <ul className={styles.lines}>
      {stays.map((stay) => (
        <StayCard
          key={stay.bookingId}
          stay={stay}
          state={
            stay.status === 'booked' ? (
              <Tag kind="success">{t('Booked')}</Tag>
            ) : stay.holdExpiresAt == null ? null : (
              <Tag kind="warning">
                {t('Held until {moment}', { moment: formatMoment(stay.holdExpiresAt, timeZone, locale) })}
              </Tag>
            )
          }
          ways={
            <>
              <Link to={`/accommodation/${stay.accommodationId}` as string}>
                {t('Show the hotel')}
                <span className="vh"> {stayName(stay)}</span>
              </Link>
              {stay.status === 'held' ? <RemoveStay stay={stay} /> : null}
            </>
          }
        />
      ))}
    </ul>
  )
}
