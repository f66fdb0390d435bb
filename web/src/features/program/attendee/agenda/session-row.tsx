import type { AgendaSession, Stage } from '@foyer/contract/program'
import type { SessionSeats } from '@foyer/contract/reservations'
import { Link } from '@tanstack/react-router'
import { type CSSProperties, memo } from 'react'
import { formatClock } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { levelNames, namesOf } from '../shared/program-words.ts'
import { SessionTags } from '../shared/session-tags.tsx'
import { StageSign } from '../shared/stage-sign.tsx'
import { StarButton } from '../shared/star-button.tsx'
import styles from './timetable.module.css'
import { type Grid, STEP } from './timetable-grid.ts'

interface RowProps {
  readonly session: AgendaSession
  readonly grid: Grid
  /** Of those that begin together, the first says when. */
  readonly isFirst: boolean
  readonly isPast: boolean
}

interface SessionRowProps extends RowProps {
  readonly stage: Stage
  /** Not where the others of its track are. */
  readonly isElsewhere: boolean
  readonly isRunning: boolean
  readonly isStarred: boolean | undefined
  readonly isReserved: boolean
  readonly seats: SessionSeats | undefined
  readonly clashes: readonly { readonly title: string }[]
  readonly usualLanguage: string | null
}

/** A session is short where its block has no room for more than its name. */
const SHORT = 30
const minutesOf = ({ startsAt, endsAt }: AgendaSession) => (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000

function placeOf(session: AgendaSession, { rowAt, columns, laneOf }: Grid): CSSProperties {
  const column = columns.find(({ track }) => track.code === session.track)
  const at = column === undefined ? 2 : column.at + (laneOf.get(session.id) ?? 0)
  return {
    '--row': rowAt(Date.parse(session.startsAt)),
    '--rows': Math.max(2, Math.round(minutesOf(session) / STEP)),
    '--column': at,
  } as CSSProperties
}

/** A session in the list, and in the timetable. */
export const SessionRow = memo(function SessionRow(props: SessionRowProps) {
  const { session, grid, stage, clashes, isStarred, isReserved, usualLanguage, seats } = props
  const { t } = useText()
  const level = session.level === 'all' ? '' : t(levelNames[session.level])
  return (
    <li
      className={styles.session}
      style={placeOf(session, grid)}
      data-first={props.isFirst ? '' : undefined}
      data-mine={(isStarred === true || isReserved) && !session.isCancelled ? '' : undefined}
      data-clash={clashes.length > 0 ? '' : undefined}
      data-past={props.isPast ? '' : undefined}
      data-running={props.isRunning && !session.isCancelled ? '' : undefined}
      data-off={session.isCancelled ? '' : undefined}
      data-short={minutesOf(session) <= SHORT ? '' : undefined}
    >
      <Times session={session} />
      <div>
        <h2>
          <Link to="/agenda/$sessionId" params={{ sessionId: String(session.id) }}>
            {session.title}
          </Link>
        </h2>
        <p className={styles.more}>
          <span className={props.isElsewhere ? undefined : styles.sign}>
            <StageSign stage={stage} />
          </span>
          <SessionTags session={session} clashes={clashes} usualLanguage={usualLanguage} seats={seats} />
          <span>{[namesOf(session), level].filter((text) => text !== '').join(', ')}</span>
        </p>
      </div>
      <StarButton session={session} isStarred={isStarred} />
    </li>
  )
})

/** What is between the sessions, for everybody. */
export function BreakRow({ session, grid, isPast }: RowProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const time = (instant: string) => formatClock(instant, timeZone, locale)
  return (
    <li className={styles.pause} style={placeOf(session, grid)} data-past={isPast ? '' : undefined}>
      <time dateTime={session.startsAt}>{time(session.startsAt)}</time>
      <span>{t('{title} until {time}', { title: session.title, time: time(session.endsAt) })}</span>
      <small>{session.abstract}</small>
    </li>
  )
}

function Times({ session: { startsAt, endsAt } }: { readonly session: AgendaSession }) {
  const { locale } = useText()
  const { timeZone } = useEdition()
  return (
    <p className={styles.times}>
      <time dateTime={startsAt}>{formatClock(startsAt, timeZone, locale)}</time>
      <span>–</span>
      <time dateTime={endsAt}>{formatClock(endsAt, timeZone, locale)}</time>
    </p>
  )
}
