import type { Agenda, AgendaSession } from '@foyer/contract/program'
import { Link } from '@tanstack/react-router'
import { dayAt, formatClock, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { namesOf, usualLanguage } from './program-words.ts'
import styles from './session-list.module.css'
import { SessionTags } from './session-tags.tsx'
import { StageSign } from './stage-sign.tsx'
import { StarButton } from './star-button.tsx'
import { clashesOf, type Seats } from './use-seats.ts'

interface SessionListProps {
  readonly agenda: Agenda
  readonly sessions: readonly AgendaSession[]
  readonly starred: ReadonlySet<number> | undefined
  /** Where they are known. */
  readonly seats?: Seats
  readonly clashes: ReadonlyMap<number, readonly AgendaSession[]>
  /** Not where they stand under the speaker. */
  readonly hasNames?: boolean
}

/** Sessions of any days, each with when and where it is. */
export function SessionList(props: SessionListProps) {
  const { agenda, sessions, starred, seats, clashes, hasNames = false } = props
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const usual = usualLanguage(agenda.sessions)
  return (
    <ul className={styles.list}>
      {sessions.map((session) => {
        const stage = agenda.stages.find(({ code }) => code === session.stage)
        const minutes = Math.round((Date.parse(session.endsAt) - Date.parse(session.startsAt)) / 60_000)
        return (
          <li key={session.id} data-off={session.isCancelled ? '' : undefined}>
            <time dateTime={session.startsAt}>
              {formatDay(dayAt(new Date(session.startsAt), timeZone), locale)}{' '}
              <b>{formatClock(session.startsAt, timeZone, locale)}</b>
              <small>{t('{minutes} min', { minutes })}</small>
            </time>
            <div>
              <h3>
                <Link to="/agenda/$sessionId" params={{ sessionId: String(session.id) }}>
                  {session.title}
                </Link>
              </h3>
              <p>
                {stage === undefined ? null : <StageSign stage={stage} />}
                <SessionTags
                  session={session}
                  clashes={clashesOf(session, clashes, seats)}
                  usualLanguage={usual}
                  seats={seats?.bySession?.get(session.id)}
                />
                {hasNames ? <span>{namesOf(session)}</span> : null}
              </p>
            </div>
            <StarButton session={session} isStarred={starred?.has(session.id)} />
          </li>
        )
      })}
    </ul>
  )
}
