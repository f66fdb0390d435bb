import { formatMoney } from '@foyer/contract/kit/money'
import type { VipEvent } from '@foyer/contract/vip-events'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import cardStyles from '#ui/card.module.css'
import { EventAnswer } from './event-answer.tsx'
import { dayNumeral, weekdayAndMonth } from './event-date.ts'
import { EventFacts } from './event-facts.tsx'
import { EventTag } from './event-tag.tsx'
import { HeldBlock, OfferBlock } from './timed-block.tsx'
import { headingId } from './use-answer.ts'
import styles from './vip-events.module.css'

interface EventCardProps {
  readonly event: VipEvent
  readonly onIgnored: () => void
}

/** An event with all that one needs to answer; one that does not take place says so. */
export function EventCard({ event, onIgnored }: EventCardProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const id = headingId(event.id)
  const { attendance, cancelledAt, cancellation } = event
  const isOff = cancelledAt !== null
  const isTimed = !isOff && (attendance?.status === 'offered' || attendance?.status === 'held')
  return (
    <article
      className={`${cardStyles.card} ${cardStyles.striped} ${styles.card}`}
      data-band={isOff ? 'cancelled' : 'vip'}
      data-off={isOff || undefined}
      aria-labelledby={id}
    >
      <div className={styles.inner}>
        <time className={styles.date} dateTime={event.startsAt}>
          <b>{dayNumeral(event.startsAt, timeZone)}</b>
          <span>
            {weekdayAndMonth(event.startsAt, timeZone, locale)}
            <br />
            {formatTime(event.startsAt, timeZone, locale)}
          </span>
        </time>
        <div className={styles.title}>
          <p>
            <EventTag event={event} />
          </p>
          <h2 id={id} tabIndex={-1}>
            {event.name}
          </h2>
          <p className="muted">
            {isOff ? cancellation : event.description}
            {!isOff && attendance?.status === 'attending' && attendance.guest !== null
              ? ` ${t('Your guest: {name}.', { name: attendance.guest })}`
              : null}
          </p>
          {isOff && (attendance?.refunded.amount ?? 0) > 0 && attendance !== null ? (
            <p>{t('You get {amount} back, the way you paid.', { amount: formatMoney(attendance.refunded) })}</p>
          ) : null}
        </div>
        {isOff ? null : <EventFacts event={event} />}
        {isTimed ? null : (
          <div className={styles.actions}>
            <EventAnswer event={event} onIgnored={onIgnored} />
          </div>
        )}
      </div>
      {isTimed && attendance?.status === 'offered' ? <OfferBlock event={event} attendance={attendance} /> : null}
      {isTimed && attendance?.status === 'held' ? <HeldBlock event={event} attendance={attendance} /> : null}
    </article>
  )
}
