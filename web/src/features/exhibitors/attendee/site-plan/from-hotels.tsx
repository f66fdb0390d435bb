import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import type { LetteredHotel } from './lettered-hotels.ts'
import styles from './site-plan.module.css'

/** How long it takes from each hotel, and how. */
export function FromHotels({ hotels }: { readonly hotels: readonly LetteredHotel[] }) {
  const { t } = useText()
  return (
    <ul className={styles.hotels}>
      {hotels.map(({ hotel, letter, isOwn }) => (
        <li key={hotel.id} data-own={isOwn || undefined}>
          <span className={styles.letter} aria-hidden="true">
            {letter}
          </span>
          <div>
            <Link to="/accommodation/$accommodationId" params={{ accommodationId: String(hotel.id) }}>
              {hotel.name}
            </Link>
            <small>
              {hotel.way.text}
              {isOwn ? `. ${t('You stay here')}` : null}
            </small>
          </div>
          <span className={styles.minutes}>
            {hotel.minutesToVenue} <small>{t('min')}</small>
          </span>
        </li>
      ))}
    </ul>
  )
}
