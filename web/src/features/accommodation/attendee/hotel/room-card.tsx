import type { Room } from '@foyer/contract/accommodation'
import { formatMoney } from '@foyer/contract/kit/money'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { isPlain, useCancellationWords, useStepsNow } from '#platform/cancellation-words.ts'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { Icon } from '#ui/icon.tsx'
import noteStyles from '#ui/note.module.css'
import { NightStrip } from '../../shared/night-strip.tsx'
import { Picture } from '../../shared/picture.tsx'
import { nightCount, type Stay } from '../../shared/stay.ts'
import type { ShownNight } from '../../shared/stay-nights.ts'
import { type StayOffer, stayOffer } from '../../shared/stay-offer.ts'
import { useOfferWords } from '../../shared/use-offer-words.ts'
import { boardNames, shortDay } from '../../shared/words.ts'
import hotelCardStyles from '../search/hotel-card.module.css'
import styles from './room-card.module.css'

interface RoomCardProps {
  readonly room: Room
  readonly nights: readonly ShownNight[]
  readonly stay: Stay
  /** The stay that `room` was asked about: while another one is on its way, the one before. */
  readonly offered: Stay
  readonly guests: number
  readonly isPicked: boolean
  /** Another room of the hotel that has every night. */
  readonly other: { readonly id: number; readonly name: string } | null
  readonly elsewhere: SearchTexts
  /** Where nights of this room could not be read. */
  readonly onReadAgain: (() => void) | null
  readonly onPick: (roomId: number) => void
  readonly onStay: (stay: Stay) => void
}

/** A room: what it is, what the stay costs in it, its nights, and choosing it. */
export function RoomCard(props: RoomCardProps) {
  const { room, nights, stay, offered, guests, isPicked, onReadAgain, onStay } = props
  const { t } = useText()
  const id = useId()
  const picture = room.images[0]
  const isSmall = room.maxOccupancy < guests
  const offer = stayOffer({ ...room, nights }, offered)
  return (
    <article
      className={isPicked ? `${cardStyles.card} ${styles.room} ${styles.picked}` : `${cardStyles.card} ${styles.room}`}
      aria-labelledby={id}
    >
      <div className={styles.inner}>
        {picture === undefined ? (
          <span className={hotelCardStyles.blank} />
        ) : (
          <Picture url={picture.url} alt={picture.alt} />
        )}
        <div className={styles.words}>
          <h3 id={id}>{room.name}</h3>
          <p className="label muted">
            {room.description}
            {room.description.trim().endsWith('.') ? ' ' : ', '}
            {t('{persons, plural, one {for one person} other {for up to # persons}}', { persons: room.maxOccupancy })}
          </p>
          <p className={`label ${styles.board}`}>{capital(t(boardNames[room.board]))}</p>
        </div>
        <RoomPrice offer={offer} />
        <div className={styles.nights}>
          <NightStrip
            label={t('{room}, rooms left per night', { room: room.name })}
            nights={nights}
            stay={stay}
            onStay={onStay}
          />
        </div>
        {onReadAgain === null ? null : (
          <p className={`${styles.foot} label`} role="status">
            {t('We do not know now whether these nights are free.')}
            <Button variant="line" isSmall onClick={onReadAgain}>
              {t('Try again')}
            </Button>
          </p>
        )}
        {isSmall ? (
          <p className={`${styles.foot} label muted`}>
            {t('{guests, plural, one {Too small for # guest} other {Too small for # guests}}', { guests })}
          </p>
        ) : offer.is === 'whole' ? (
          <FreeRoom {...props} />
        ) : (
          <RoomAlternatives {...props} offer={offer} />
        )}
      </div>
    </article>
  )
}

/** Of the stay; where not every night is free, of the longest stretch that is. */
function RoomPrice({ offer }: { readonly offer: StayOffer }) {
  const { t } = useText()
  const priced = offer.is === 'whole' || offer.is === 'part' ? offer : null
  return (
    <p className={styles.price}>
      {priced?.total == null ? (
        <span className="label muted">{t('Not free')}</span>
      ) : (
        <>
          <span className={`${hotelCardStyles.total} num`}>{formatMoney(priced.total)}</span>
          <span className="label muted">
            {t('{nights, plural, one {# night with VAT} other {# nights with VAT}}', {
              nights: nightCount(priced.stay),
            })}
          </span>
        </>
      )}
    </p>
  )
}

function FreeRoom({ room, isPicked, onPick }: RoomCardProps) {
  const { t } = useText()
  const steps = useStepsNow('stays')
  const cancelling = useCancellationWords().line(steps)
  return (
    <div className={`${styles.foot} label`}>
      {cancelling === null ? (
        <span />
      ) : (
        <span className={styles.free}>
          {isPlain(steps) ? <Icon name="check" size={16} /> : null}
          {cancelling}
        </span>
      )}
      {isPicked ? (
        <span className={styles.selected}>
          <Icon name="check" size={16} />
          {t('Selected')}
        </span>
      ) : (
        <Button variant="line" isSmall onClick={() => onPick(room.id)}>
          {t('Select')}
          <span className="vh"> {room.name}</span>
        </Button>
      )}
    </div>
  )
}

function RoomAlternatives(props: RoomCardProps & { readonly offer: Exclude<StayOffer, { is: 'whole' }> }) {
  const { offer, room, other, elsewhere, onPick, onStay } = props
  const { t, locale } = useText()
  const sayWhy = useOfferWords()
  return (
    <div className={`${styles.alternative} ${noteStyles.note}`} data-note="warning">
      <Icon name="alert" />
      <p>
        <b>{sayWhy(offer)}</b>{' '}
        {offer.is === 'part'
          ? t(
              '{nights, plural, one {The longest free stretch is {from} to {until}, # night.} other {The longest free stretch is {from} to {until}, # nights.}}',
              {
                nights: nightCount(offer.stay),
                from: shortDay(offer.stay.arrival, locale),
                until: shortDay(offer.stay.departure, locale),
              },
            )
          : null}
      </p>
      <p className={styles.ways}>
        {offer.is === 'part' ? (
          <Button
            variant="ink"
            isSmall
            onClick={() => {
              onStay(offer.stay)
              onPick(room.id)
            }}
          >
            {t('{nights, plural, one {Take # night} other {Take # nights}}', { nights: nightCount(offer.stay) })}
          </Button>
        ) : null}
        {other === null ? null : (
          <Button variant="line" isSmall onClick={() => onPick(other.id)}>
            {t('Same nights, {room}', { room: other.name })}
          </Button>
        )}
        <Link {...buttonLook('line', true)} to="/accommodation" search={elsewhere}>
          {t('Same nights elsewhere')}
        </Link>
      </p>
    </div>
  )
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
