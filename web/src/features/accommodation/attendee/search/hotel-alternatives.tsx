import type { Accommodation } from '@foyer/contract/accommodation'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Icon } from '#ui/icon.tsx'
import { nightCount, type Stay } from '../../shared/stay.ts'
import type { StayOffer } from '../../shared/stay-offer.ts'
import { useOfferWords } from '../../shared/use-offer-words.ts'
import { shortStay } from '../../shared/words.ts'
import hotelCardStyles from './hotel-card.module.css'

interface HotelAlternativesProps {
  readonly hotel: Accommodation
  readonly offer: Exclude<StayOffer, { is: 'whole' }>
  readonly searchTexts: SearchTexts
  readonly onStay: (stay: Stay) => void
  readonly onElsewhere: (() => void) | null
}

/** Not free on all nights: what is full, and the ways on, one tap each. */
export function HotelAlternatives({ hotel, offer, searchTexts, onStay, onElsewhere }: HotelAlternativesProps) {
  const { t, rich, locale } = useText()
  const sayWhy = useOfferWords()
  const ways: ReactNode[] = []
  if (offer.is === 'part') {
    const { stay } = offer
    ways.push(
      <button key="stretch" type="button" className={hotelCardStyles.link} onClick={() => onStay(stay)}>
        {t('{nights, plural, one {Take {days}, # night} other {Take {days}, # nights}}', {
          nights: nightCount(stay),
          days: shortStay(stay, locale),
        })}
      </button>,
    )
  }
  // The room shown is the one with the most free nights: where it is known not to have all of them, no other has.
  if (offer.is === 'unknown')
    ways.push(
      <Link
        key="room"
        to="/accommodation/$accommodationId"
        params={{ accommodationId: String(hotel.id) }}
        search={searchTexts}
      >
        {t('another room')}
      </Link>,
    )
  if (onElsewhere !== null) {
    ways.push(
      <button key="elsewhere" type="button" className={hotelCardStyles.link} onClick={onElsewhere}>
        {t('the same nights elsewhere')}
      </button>,
    )
  }
  const [first, second, third] = ways
  return (
    <p className={`label ${hotelCardStyles.alternative}`}>
      <Icon name="alert" size={16} />
      <span>
        {sayWhy(offer)}{' '}
        <span className={hotelCardStyles.ways}>
          {first === undefined
            ? null
            : third !== undefined
              ? rich('{first}, {second} or {third}.', { first, second, third })
              : second !== undefined
                ? rich('{first} or {second}.', { first, second })
                : rich('{first}.', { first })}
        </span>
      </span>
    </p>
  )
}
