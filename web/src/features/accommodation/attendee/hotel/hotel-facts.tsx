import type { AccommodationDetail } from '@foyer/contract/accommodation'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { Icon } from '#ui/icon.tsx'
import { amenityNames } from '../../shared/amenity-words.ts'
import { Stars } from '../../shared/stars.tsx'
import styles from './hotel-facts.module.css'

/** Where a house is on the map that belongs to nobody. */
const mapOf = ({ latitude, longitude }: AccommodationDetail): string =>
  `https://www.openstreetmap.org/?mlat=${latitude}&mlon=${longitude}#map=17/${latitude}/${longitude}`

/** What one wants to know before the rooms: class, times, shuttle, and what the house has. */
export function HotelFacts({ hotel }: { readonly hotel: AccommodationDetail }) {
  const { t } = useText()
  return (
    <div className="stack stack--24">
      <dl className={styles.spec}>
        <div>
          <dt>{t('Class')}</dt>
          <dd>
            <Stars count={hotel.stars} />
          </dd>
        </div>
        <div>
          <dt>{t('Check-in time')}</dt>
          <dd className="num">{t('from {time}', { time: hotel.checkInFrom })}</dd>
        </div>
        <div>
          <dt>{t('Check-out time')}</dt>
          <dd className="num">{t('until {time}', { time: hotel.checkOutUntil })}</dd>
        </div>
        {hotel.shuttle ? (
          <div>
            <dt>{t('Shuttle')}</dt>
            <dd>
              <Tag kind="primary">
                <Icon name="bus" />
                {hotel.way.kind === 'shuttle' ? hotel.way.text.replace(/^Shuttle\s+/, '') : t('Stops here')}
              </Tag>
            </dd>
          </div>
        ) : null}
      </dl>
      <p className={styles.words}>{hotel.description}</p>
      <p className={`${styles.reach} label`}>
        <a href={mapOf(hotel)}>
          <Icon name="pin" size={16} />
          {t('On the map')}
        </a>
        {hotel.phone === null ? null : (
          <a className="num" href={`tel:${hotel.phone.replaceAll(' ', '')}`}>
            {hotel.phone}
          </a>
        )}
      </p>
      {hotel.amenities.length > 0 ? (
        <ul className={`${styles.amenities} label`} aria-label={t('In the house')}>
          {hotel.amenities.map((amenity) => (
            <li key={amenity}>
              <Icon name="check" size={16} />
              {t(amenityNames[amenity] ?? amenity)}
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
