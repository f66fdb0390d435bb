import type { Accommodation } from '@foyer/contract/accommodation'
import { formatMoney } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { useCancellationWords, useStepsNow } from '#platform/cancellation-words.ts'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Tag } from '#ui/badge.tsx'
import { buttonLook } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import { NightStrip } from '../../shared/night-strip.tsx'
import { Picture } from '../../shared/picture.tsx'
import { Stars } from '../../shared/stars.tsx'
import { nightCount, type Stay } from '../../shared/stay.ts'
import { priceANight, stayOffer } from '../../shared/stay-offer.ts'
import { boardNames, wayIcons } from '../../shared/words.ts'
import { HotelAlternatives } from './hotel-alternatives.tsx'
import styles from './hotel-card.module.css'
import type { Lettered } from './lettered.ts'

interface HotelCardProps extends Lettered {
  readonly stay: Stay
  readonly searchTexts: SearchTexts
  readonly isOn: boolean
  readonly onPoint: (id: number) => void
  readonly onStay: (stay: Stay) => void
  /** Shows the hotels that have every night; null where only those are shown. */
  readonly onElsewhere: (() => void) | null
}

/** A hotel in the list: picture, name, minutes, room, nights, price of the stay. */
export function HotelCard(props: HotelCardProps) {
  const { hotel, letter, stay, searchTexts, isOn, onPoint } = props
  const { t } = useText()
  const id = useId()
  const picture = hotel.images[0]
  const to = { to: '/accommodation/$accommodationId', params: { accommodationId: String(hotel.id) } } as const
  return (
    <article
      id={`hotel-${hotel.id}`}
      className={isOn ? `${styles.hotel} ${cardStyles.card} ${styles.on}` : `${styles.hotel} ${cardStyles.card}`}
      aria-labelledby={id}
      onPointerEnter={() => onPoint(hotel.id)}
      onFocus={() => onPoint(hotel.id)}
    >
      <div className={styles.inner}>
        <Link className={styles.picture} {...to} search={searchTexts} tabIndex={-1} aria-hidden="true">
          {picture === undefined ? <span className={styles.blank} /> : <Picture url={picture.url} alt="" />}
          <span className={styles.plate}>{letter}</span>
        </Link>
        <div className={styles.head}>
          <h2 className="h3" id={id}>
            <Link {...to} search={searchTexts}>
              {hotel.name}
            </Link>
          </h2>
          <Stars count={hotel.stars} />
        </div>
        <WayToVenue hotel={hotel} />
        <RoomOffered hotel={hotel} stay={stay} />
        <Nights {...props} />
        <div className={styles.buy}>
          <Price hotel={hotel} stay={stay} />
          <Link {...buttonLook('line', true)} {...to} search={searchTexts}>
            {t('See rooms')}
            <span className="vh"> {t('at {hotel}', { hotel: hotel.name })}</span>
          </Link>
        </div>
      </div>
    </article>
  )
}

function WayToVenue({ hotel }: { readonly hotel: Accommodation }) {
  const { t } = useText()
  const isByShuttle = hotel.way.kind === 'shuttle'
  return (
    <>
      <p className={`${styles.minutes} num`}>
        {hotel.minutesToVenue}
        <small> {t('min')}</small>
      </p>
      <p className={`${styles.way} label`}>
        {hotel.shuttle ? (
          <Tag kind="primary">
            <Icon name="bus" />
            {isByShuttle ? hotel.way.text : t('Shuttle')}
          </Tag>
        ) : null}
        {hotel.shuttle && isByShuttle ? null : (
          <>
            <Icon name={wayIcons[hotel.way.kind]} size={16} />
            {hotel.way.text}
          </>
        )}
      </p>
    </>
  )
}

const offerOf = (hotel: Accommodation, stay: Stay) =>
  stayOffer({ ...hotel, arrival: hotel.room?.arrival ?? null }, stay)

function RoomOffered({ hotel, stay }: { readonly hotel: Accommodation; readonly stay: Stay }) {
  const { t } = useText()
  const cancelling = useCancellationWords().line(useStepsNow('stays'))
  const offer = offerOf(hotel, stay)
  return (
    <p className={`label ${styles.room}`}>
      {hotel.room === null ? null : (
        <b>
          {hotel.room.name}, {t(boardNames[hotel.room.board])}
        </b>
      )}
      {offer.is !== 'whole' && offer.is !== 'part' ? null : <span className="muted">{cancelling}</span>}
    </p>
  )
}

function Nights({ hotel, stay, searchTexts, onStay, onElsewhere }: HotelCardProps) {
  const { t } = useText()
  const offer = offerOf(hotel, stay)
  return (
    <div className={styles.strip}>
      {hotel.nights.length > 0 ? (
        <NightStrip
          label={t('Nights at {hotel}, rooms left', { hotel: hotel.name })}
          nights={hotel.nights}
          stay={stay}
          onStay={onStay}
        />
      ) : null}
      {offer.is === 'whole' ? null : (
        <HotelAlternatives
          hotel={hotel}
          offer={offer}
          searchTexts={searchTexts}
          onStay={onStay}
          onElsewhere={onElsewhere}
        />
      )}
    </div>
  )
}

/** Of the stay; where not every night is free, of the longest stretch that is. */
function Price({ hotel, stay }: { readonly hotel: Accommodation; readonly stay: Stay }) {
  const { t } = useText()
  const offer = offerOf(hotel, stay)
  if ((offer.is !== 'whole' && offer.is !== 'part') || offer.total === null) {
    return (
      <p className={styles.price}>
        <span className="label muted">
          {offer.is === 'none'
            ? t('No night is free')
            : offer.is === 'ruled-out'
              ? t('Not free')
              : t('Price not known now')}
        </span>
      </p>
    )
  }
  const nights = nightCount(offer.stay)
  return (
    <p className={styles.price}>
      <span className={`${styles.total} num`}>{formatMoney(offer.total)}</span>
      <span className="label muted">
        {t('{nights, plural, one {# night with VAT} other {# nights with VAT}}', { nights })}
        {nights > 1 ? (
          <>
            ,{' '}
            <span className="num">
              {t('{price} a night', { price: formatMoney(priceANight(offer.total, nights)) })}
            </span>
          </>
        ) : null}
      </span>
    </p>
  )
}
