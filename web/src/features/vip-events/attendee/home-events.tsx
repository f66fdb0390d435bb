import type { VipEvent } from '@foyer/contract/vip-events'
import { Link } from '@tanstack/react-router'
import { useId } from 'react'
import { formatTime } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import cardStyles from '#ui/card.module.css'
import { inOrder } from './event-list.ts'
import { EventTag } from './event-tag.tsx'
import styles from './home-events.module.css'
import { UndoLine } from './ignored-line.tsx'
import { useAnswer } from './use-answer.ts'
import type { useUndo } from './use-undo.ts'
import { WhyNot } from './why-not.tsx'

type Undo = ReturnType<typeof useUndo>

/** Of all events those that home tells of: that one comes to, is asked about, or put aside a moment ago. */
export const eventsForHome = (events: readonly VipEvent[], undo: Undo): VipEvent[] =>
  events.filter(
    (event) =>
      (event.cancelledAt === null || event.attendance !== null) &&
      (!event.isIgnored || undo.until(event) !== undefined),
  )

interface HomeEventsProps {
  readonly events: readonly VipEvent[]
  readonly undo: Undo
}

/** On home: events of one day, each with what can be answered at once. */
export function HomeEvents({ events, undo }: HomeEventsProps) {
  return (
    <ul className={styles.list}>
      {inOrder(events).map((event) => {
        const until = undo.until(event)
        return (
          <li key={event.id}>
            {until === undefined ? (
              <HomeEvent event={event} onIgnored={() => undo.onIgnored(event)} />
            ) : (
              <UndoLine event={event} until={until} onUndone={() => undo.onUndone(event)} />
            )}
          </li>
        )
      })}
    </ul>
  )
}

interface HomeEventProps {
  readonly event: VipEvent
  readonly onIgnored: () => void
}

function HomeEvent({ event, onIgnored }: HomeEventProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const id = useId()
  const isOff = event.cancelledAt !== null
  const isAsked = event.can.attend || event.can.wait
  const tag = <EventTag event={event} />
  return (
    <article
      className={`${cardStyles.card} ${cardStyles.striped} ${styles.card}`}
      data-band={isOff ? 'cancelled' : 'vip'}
      data-off={isOff || undefined}
      aria-labelledby={id}
    >
      <div>
        {isAsked ? tag : null}
        <h3 id={id}>{event.name}</h3>
        <p className="label muted">
          {isOff ? event.cancellation : `${formatTime(event.startsAt, timeZone, locale)}, ${event.place}`}
        </p>
        {isAsked ? <Terms event={event} /> : null}
      </div>
      <div className={styles.state}>
        {isAsked ? null : tag}
        {isAsked ? (
          <Answers event={event} onIgnored={onIgnored} />
        ) : (
          <Link className="label" to="/vip-events">
            {isOff ? t('Details') : t('Change')}
            <span className="vh"> {event.name}</span>
          </Link>
        )}
      </div>
    </article>
  )
}

/** What one should know before answering here. */
function Terms({ event }: { readonly event: VipEvent }) {
  const { t } = useText()
  const { left, capacity, dressCode, hasPlusOne } = event
  const terms = [
    left === 0 ? t('Full') : t('{left} of {capacity} left', { left, capacity }),
    ...(dressCode === null ? [] : [dressCode]),
    ...(hasPlusOne ? [t('One guest is welcome')] : []),
  ]
  return <p className="label muted">{terms.join('. ')}</p>
}

/** The short answer: alone, and at once. What needs more words is said on the page. */
function Answers({ event, onIgnored }: HomeEventProps) {
  const { t } = useText()
  const { attend, ignore, isAttending, isIgnoring, error } = useAnswer(event)
  const { can, hasPlusOne, price } = event
  // What is bought, brings somebody, or has a time to answer is answered where there is room for it.
  const isShort = can.attend && can.ignore && !hasPlusOne && price === null
  const name = <span className="vh"> {event.name}</span>
  return (
    <>
      {isShort ? (
        <Button variant="ink" isSmall isSending={isAttending} onClick={() => void attend(null).catch(() => {})}>
          {t('Attend')}
          {name}
        </Button>
      ) : (
        <Link {...buttonLook('ink', true)} to="/vip-events">
          {t('Answer')}
          {name}
        </Link>
      )}
      {can.ignore ? (
        <Button variant="text" isSmall isSending={isIgnoring} onClick={() => void ignore().then(onIgnored, () => {})}>
          {t('Ignore')}
          {name}
        </Button>
      ) : null}
      <WhyNot error={error} />
    </>
  )
}
