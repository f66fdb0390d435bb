import type { Booking } from '@foyer/contract/bookings'
import { useQuery } from '@tanstack/react-query'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { bookingsQuery } from './bookings-query.ts'
import styles from './own-stays.module.css'
import { StayCard } from './stay-card.tsx'

/** One's own bookings on top of the search; nothing at all where there are none. */
export function OwnStays() {
  const { t } = useText()
  const { data, error, refetch } = useQuery(bookingsQuery)
  if (error !== null && data === undefined) {
    return (
      <section className={styles.stays} aria-label={t('Your stays')}>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  const bookings = data?.filter(isShown).toSorted((a, b) => Number(isCancelled(a)) - Number(isCancelled(b))) ?? []
  if (bookings.length === 0) return null
  return (
    <section className={`${styles.stays} stack`} aria-labelledby="stays">
      <h2 id="stays">{t('{stays, plural, one {Your stay} other {Your stays}}', { stays: bookings.length })}</h2>
      <div className={styles.list} data-many={bookings.length > 1 || undefined}>
        {bookings.map((booking) => (
          <StayCard key={booking.bookingId} booking={booking} />
        ))}
      </div>
    </section>
  )
}

const isCancelled = ({ status }: Booking) => status === 'cancelled'
const isShown = ({ status }: Booking) => status !== 'expired'
