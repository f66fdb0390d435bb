import type { Booking } from '@foyer/contract/bookings'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useCancellationWords } from '#platform/cancellation-words.ts'
import { formatUntil } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import { BookingTags } from '../../shared/booking-tags.tsx'
import { NightStrip } from '../../shared/night-strip.tsx'
import { ownNights } from '../../shared/own-nights.ts'
import { Picture } from '../../shared/picture.tsx'
import { boardNames } from '../../shared/words.ts'
import stayCardStyles from './stay-card.module.css'

/** On home: a stay, at the day of arriving. */
export function HomeStay({ booking }: { readonly booking: Booking }) {
  const { t, locale } = useText()
  const edition = useEdition()
  const id = useId()
  const { accommodation, room, holdExpiresAt } = booking
  const cancelling = useCancellationWords().line(booking.cancellation ?? [])
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
              ? t('Held for you until {time}.', { time: formatUntil(holdExpiresAt, edition.timeZone, locale) })
              : cancelling}
          </span>
          {booking.status === 'held' ? (
            <Link
              to={'/registration/checkout' as string}
              search={
                booking.can?.cancel === false && booking.orderUuid !== undefined ? { order: booking.orderUuid } : {}
              }
            >
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
