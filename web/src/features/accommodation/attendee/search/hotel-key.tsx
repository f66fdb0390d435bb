import { formatMoney } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import type { Stay } from '../../shared/stay.ts'
import { stayOffer } from '../../shared/stay-offer.ts'
import hotelCardStyles from './hotel-card.module.css'
import type { Lettered } from './lettered.ts'

interface HotelKeyProps {
  readonly hotels: readonly Lettered[]
  readonly pointed: number | null
  readonly stay: Stay
  readonly searchTexts: SearchTexts
  readonly onPoint: (id: number) => void
}

/** On phones, beneath the drawing: which letter is which hotel, as links. */
export function HotelKey({ hotels, pointed, stay, searchTexts, onPoint }: HotelKeyProps) {
  const { t } = useText()
  return (
    <ol className={`${hotelCardStyles.key} only-phone`}>
      {hotels.map(({ hotel, letter }) => {
        const offer = stayOffer(hotel, stay)
        const total = offer.is === 'whole' ? offer.total : null
        return (
          <li key={hotel.id} className={hotel.id === pointed ? hotelCardStyles.on : undefined}>
            <Link
              to="/accommodation/$accommodationId"
              params={{ accommodationId: String(hotel.id) }}
              search={searchTexts}
              onFocus={() => onPoint(hotel.id)}
            >
              <span className={hotelCardStyles.plate} aria-hidden="true">
                {letter}
              </span>
              <span>
                <b>{hotel.name}</b>
                <small className="muted">
                  {t('{minutes} min', { minutes: hotel.minutesToVenue })}, {hotel.way.text}
                </small>
              </span>
              <b className="num">{total === null ? '' : formatMoney(total)}</b>
            </Link>
          </li>
        )
      })}
    </ol>
  )
}
