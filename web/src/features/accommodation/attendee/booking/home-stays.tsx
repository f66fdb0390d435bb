import type { Booking } from '@foyer/contract/bookings'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import { BookingTags } from '../../shared/booking-tags.tsx'
import { NightStrip } from '../../shared/night-strip.tsx'
import { ownNights } from '../../shared/own-nights.ts'
import { Picture } from '../../shared/picture.tsx'
import { boardNames, dayNumeral, lastFreeDay, weekday } from '../../shared/words.ts'
import { bookingsQuery } from './bookings-query.ts'
import styles from './home-stays.module.css'
import stayCardStyles from './stay-card.module.css'

/** On home: each of one's stays at the day of arriving, and the day of leaving; nothing where there is none. */
export function HomeStays() {
  const { t } = useText()
  const { city } = useEdition()
  const { data, error, refetch } = useQuery(bookingsQuery)
  const id = useId()
  if (error !== null && data === undefined) {
    return (
      <section className={styles.stays} data-home="stays" aria-label={t('Your stay in {city}', { city })}>
        <LoadFailed error={error} onRetry={() => void refetch()} />
      </section>
    )
  }
  const stays = data?.filter(({ status }) => status === 'booked' || status === 'held') ?? []
  if (stays.length === 0) return null
  return (
    <section className={`${styles.stays} stack stack--24`} data-home="stays" aria-labelledby={id}>
      <h2 id={id}>{t('Your stay in {city}', { city })}</h2>
      <ol className={styles.trip}>
        {stays.flatMap((booking) => [
          <Day key={`${booking.bookingId} in`} day={booking.arrival}>
            <HomeStay booking={booking} />
          </Day>,
          <Day key={`${booking.bookingId} out`} day={booking.departure}>
            <p className={styles.line}>
              <time>{booking.accommodation?.checkOutUntil}</time>
              <b>{t('Check-out, {hotel}', { hotel: booking.accommodation?.name ?? '' })}</b>
            </p>
          </Day>,
        ])}
      </ol>
    </section>
  )
}

function Day({ day, children }: { readonly day: string; readonly children: ReactNode }) {
  const { locale } = useText()
  return (
    <li className={styles.day}>
      <p className={styles.date}>
        <b>{dayNumeral(day)}</b>
        <span>{weekday(day, locale)}</span>
      </p>
      <div className={styles.items}>{children}</div>
    </li>
  )
}

function HomeStay({ booking }: { readonly booking: Booking }) {
  const { t, locale } = useText()
  const edition = useEdition()
  const id = useId()
  const { accommodation, room, cancelBefore, holdExpiresAt } = booking
  const picture = accommodation?.images[0] ?? room?.images[0]
  return (
    <article className={`${cardStyles.card} ${stayCardStyles.lodge}`} aria-labelledby={id}>
      <div className={stayCardStyles.inner}>
        {picture === undefined ? <span /> : <Picture url={picture.url} alt="" />}
        <div className={stayCardStyles.words}>
          <h3 id={id}>{accommodation?.name ?? t('Hotel')}</h3>
          <p className="label muted">
            {accommodation === undefined ? null : t('Check-in from {time}.', { time: accommodation.checkInFrom })}{' '}
            {room === undefined ? null : `${room.name}, ${t(boardNames[room.board])}`}
          </p>
          <p className={`label ${stayCardStyles.tags}`}>
            <BookingTags booking={booking} />
          </p>
        </div>
        <NightStrip
          label={t('Your nights at {hotel}', { hotel: accommodation?.name ?? '' })}
          nights={ownNights(booking, edition)}
          stay={booking}
          isOwn
          isCompact
        />
        <p className={`${stayCardStyles.foot} label`}>
          <span className={`muted ${stayCardStyles.free}`}>
            {booking.status === 'held' && holdExpiresAt != null
              ? t('Held for you until {time}.', { time: formatTime(holdExpiresAt, edition.timeZone, locale) })
              : cancelBefore === undefined
                ? null
                : t('Free cancellation until {day}', { day: lastFreeDay(cancelBefore, edition.timeZone, locale) })}
          </span>
          {booking.status === 'held' ? (
            <Link to={'/registration/checkout' as string} search={{}}>
              {t('Go to checkout')}
            </Link>
          ) : (
            <Link to="/accommodation">{t('Change or cancel')}</Link>
          )}
        </p>
      </div>
    </article>
  )
}
