import type { AgendaSession, Stage } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { formatClock } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button, buttonLook } from '#ui/button.tsx'
import hivisStyles from '#ui/hivis.module.css'
import { Icon } from '#ui/icon.tsx'
import { starSign } from '#ui/signs.ts'
import { useStar } from '../shared/use-star.ts'
import type { Stars } from '../shared/use-stars.ts'
import styles from './own-agenda.module.css'

interface OwnAgendaProps {
  readonly session: AgendaSession
  readonly stage: Stage | undefined
  readonly stars: Stars
  /** Where one has a seat is in one's agenda, starred or not. */
  readonly isReserved: boolean
}

export const OWN_HEADING = 'own'

/** Whether the session is in one's own agenda, and the button that changes it: the same one, so that the focus stays. */
export function OwnAgenda({ session, stage, stars, isReserved }: OwnAgendaProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const star = useStar()
  const isStarred = stars.ids?.has(session.id) === true
  const isIn = isStarred || isReserved
  if (session.isCancelled && !isStarred) return null
  const time = formatClock(session.startsAt, timeZone, locale)
  return (
    <section
      className={isIn ? `${hivisStyles.block} ${styles.own}` : styles.own}
      data-off={isIn ? undefined : ''}
      aria-labelledby={OWN_HEADING}
    >
      <h2 id={OWN_HEADING} tabIndex={-1}>
        {!isIn
          ? t('Not in your agenda yet')
          : stage === undefined
            ? t('In your agenda, {time}', { time })
            : t('In your agenda, {time} in Hall {hall} {room}', { time, hall: stage.hall, room: stage.name })}
      </h2>
      <p>
        {!isIn
          ? t('Star it, and it stands in your agenda and in your own calendar.')
          : stars.calendar == null
            ? t('Your stars can follow you into your own calendar.')
            : t('Your own calendar has it too, once it asks again.')}
      </p>
      <div className="row">
        <Button
          variant={isIn ? 'text' : 'primary'}
          data-starred={isStarred || undefined}
          onClick={() => void star(session.id, !isStarred)}
        >
          <Icon name={starSign} />
          {isStarred ? t('Remove the star') : t('Star it')}
        </Button>
        {isIn && stars.calendar == null ? (
          <Link {...buttonLook()} to="/agenda" hash="calendar">
            <Icon name="calendar" />
            {t('Add to calendar')}
          </Link>
        ) : null}
      </div>
    </section>
  )
}
