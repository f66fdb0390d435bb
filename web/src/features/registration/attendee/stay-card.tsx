import type { Booking } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import type { ReactNode } from 'react'
import { boardNames, NightStrip, nightCount, nightsOf, stripWindow } from '#features/accommodation'
import { useCancellationWords } from '#platform/cancellation-words.ts'
import { formatDays } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import styles from './registration.module.css'

interface StayCardProps {
  readonly stay: Booking
  readonly state?: ReactNode
  /** Links and buttons below the words. */
  readonly ways?: ReactNode
}

/** `Hotel Kupferhof, Comfort single` */
export function stayName({ accommodation, room }: Pick<Booking, 'accommodation' | 'room'>): string {
  return [accommodation?.name, room?.name].filter((name) => name !== undefined).join(', ')
}

/** A stay as a line of an order: where, when, for whom, how much, and which nights. */
export function StayCard({ stay, state, ways }: StayCardProps) {
  const { t, locale } = useText()
  const edition = useEdition()
  const name = stayName(stay)
  const cancelling = useCancellationWords().line(stay.cancellation ?? [])
  const shown = nightsOf(stripWindow(stay, edition))
  const facts = [
    formatDays(stay.arrival, stay.departure, locale),
    t('{n, plural, one {# night} other {# nights}}', { n: nightCount(stay) }),
    ...(stay.room === undefined ? [] : [t(boardNames[stay.room.board])]),
    t('{n, plural, one {# guest} other {# guests}}', { n: stay.roomOccupancy }),
  ].join(', ')
  return (
    <li className={`${cardStyles.card} ${cardStyles.striped}`} data-band="hotel">
      <div className={styles.line}>
        <div>
          <h3>{name}</h3>
          <p className="label muted">
            {facts}. {cancelling}
          </p>
          {state === null || state === undefined ? null : <p className={styles.state}>{state}</p>}
        </div>
        <p className={`num ${styles.price}`}>{formatMoney(stay.price)}</p>
        {ways === undefined ? null : <div className={styles.ways}>{ways}</div>}
        <div className={styles.strip}>
          <NightStrip
            label={t('Nights of {name}', { name })}
            nights={shown.map((night) => ({ night, availabilityId: null, left: 0, price: null }))}
            stay={stay}
            isOwn
            isCompact
          />
        </div>
      </div>
    </li>
  )
}
