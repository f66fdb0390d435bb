import type { OfficeSession, ProgramParts } from '@foyer/contract/office-program'
import { Link } from '@tanstack/react-router'
import { formatClock } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Offered } from '#ui/read-only.tsx'
import { useWritten } from '../program-words.ts'
import type { Clash } from './day-grid.ts'
import styles from './grid.module.css'
import { useSpeakerNames } from './speaker-names.ts'

interface ClashListProps {
  readonly clashes: readonly Clash[]
  readonly stages: ProgramParts['stages']
  readonly onShow: (session: OfficeSession) => void
}

/** Who is asked for in two places at once, each pair once. */
export function ClashList({ clashes, stages, onShow }: ClashListProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const names = useSpeakerNames()
  const pairs = clashes.filter(({ session, other }) => session.id < other.id)
  const where = ({ startsAt, stage }: OfficeSession) => {
    const room = stages.find(({ code }) => code === stage)
    const time = formatClock(startsAt, timeZone, locale)
    return room === undefined ? time : t('{time} Hall {hall}, {name}', { time, hall: room.hall, name: room.name })
  }
  return (
    <section className={styles.list} aria-labelledby="clashes">
      <h2 className="h3" id="clashes">
        {t('{count, plural, =0 {No clash that day} one {1 clash that day} other {# clashes that day}}', {
          count: pairs.length,
        })}
      </h2>
      {pairs.length === 0 ? <p className="muted">{t('Nobody speaks in two sessions at once.')}</p> : null}
      <ul>
        {pairs.map(({ session, other, speakers }) => (
          <li key={`${session.id} ${other.id}`}>
            <b>{t('{names} in two places', { names: names(speakers) })}</b>
            <small>
              {where(session)} · {where(other)}
            </small>
            <Offered>
              <Button variant="text" isSmall onClick={() => onShow(session)}>
                {t('Show it')}
              </Button>
            </Offered>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** What is cancelled has no place in the grid; attendees still see it, struck out. */
export function CancelledList({ sessions }: { readonly sessions: readonly OfficeSession[] }) {
  const { t } = useText()
  const say = useWritten()
  if (sessions.length === 0) return null
  return (
    <section className={styles.list} aria-labelledby="cancelled">
      <h2 className="h3" id="cancelled">
        {t('Cancelled')}
      </h2>
      <ul>
        {sessions.map(({ id, title }) => (
          <li key={id}>
            <Link to="/organiser/program/$id" params={{ id: String(id) }}>
              {say(title)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
