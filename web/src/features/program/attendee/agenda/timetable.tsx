import type { Agenda, AgendaSession } from '@foyer/contract/program'
import { type CSSProperties, useMemo } from 'react'
import { formatClock, formatDay } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { usualLanguage } from '../shared/program-words.ts'
import { StageSign } from '../shared/stage-sign.tsx'
import { clashesOf } from '../shared/use-seats.ts'
import { isNarrow } from './agenda-search.ts'
import { BreakRow, SessionRow } from './session-row.tsx'
import styles from './timetable.module.css'
import { type Grid, gridOf } from './timetable-grid.ts'
import type { AgendaDay } from './use-agenda-day.ts'

type TimetableProps = Pick<
  AgendaDay,
  'agenda' | 'starred' | 'seats' | 'clashes' | 'now' | 'sessions' | 'shown' | 'search'
>

/** One list in the order of time; where there is room, a table of tracks and hours in which a block is as tall as its session is long. */
export function Timetable(props: TimetableProps) {
  const { agenda, starred, seats, clashes, now, sessions, shown, search } = props
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const grid = useGrid(props)
  const usual = useMemo(() => usualLanguage(agenda.sessions), [agenda])
  const stages = useMemo(() => new Map(agenda.stages.map((stage) => [stage.code, stage])), [agenda])
  const ruled = useMemo(() => stagesOfTracks(sessions), [sessions])
  const rows = isNarrow(search) ? shown : sessions
  const nowAt = nowIn(grid, now)
  const next = nowAt === null ? -1 : rows.findIndex(({ startsAt }) => Date.parse(startsAt) > now.getTime())
  const line = nowAt === null ? null : <NowLine key="now" at={nowAt} time={formatClock(now, timeZone, locale)} />
  return (
    <div className={styles.frame}>
      <ol
        className={styles.table}
        aria-label={t('Sessions on {day}, by time', { day: formatDay(search.day, locale) })}
        style={{ '--columns': grid.columnCount } as CSSProperties}
      >
        <Ruler grid={grid} stages={stages} ruled={ruled} />
        {rows.flatMap((session, index) => {
          const stage = stages.get(session.stage ?? '')
          const row = {
            session,
            grid,
            isFirst: rows[index - 1]?.startsAt !== session.startsAt,
            isPast: Date.parse(session.endsAt) <= now.getTime(),
          }
          const item =
            stage === undefined ? (
              <BreakRow key={session.id} {...row} />
            ) : (
              <SessionRow
                key={session.id}
                {...row}
                stage={stage}
                isElsewhere={ruled.get(session.track ?? '') !== session.stage}
                isRunning={Date.parse(session.startsAt) <= now.getTime() && !row.isPast}
                isStarred={starred?.has(session.id)}
                isReserved={seats.reserved.has(session.id)}
                seats={seats.bySession?.get(session.id)}
                clashes={clashesOf(session, clashes, seats)}
                usualLanguage={usual}
              />
            )
          return index === next ? [line, item] : [item]
        })}
        {next === -1 ? line : null}
      </ol>
    </div>
  )
}

function useGrid({ agenda, sessions, search }: TimetableProps): Grid {
  const { locale } = useText()
  const { timeZone } = useEdition()
  const chosen = search.filters.track
  return useMemo(() => {
    const tracks = agenda.tracks.filter(({ code }) => chosen.length === 0 || chosen.includes(code))
    const minuteOf = (instant: number) => Number(formatClock(new Date(instant), timeZone, locale).slice(-2))
    return gridOf(sessions, tracks, minuteOf)
  }, [agenda, sessions, chosen, timeZone, locale])
}

/** The stage of each track that has one alone on this day: it stands over its column. */
function stagesOfTracks(sessions: readonly AgendaSession[]): ReadonlyMap<string, string> {
  const found = new Map<string, Map<string, number>>()
  for (const { track, stage } of sessions) {
    if (track === null || stage === null) continue
    const counts = found.get(track) ?? new Map<string, number>()
    found.set(track, counts.set(stage, (counts.get(stage) ?? 0) + 1))
  }
  return new Map(
    [...found].flatMap(([track, counts]) => {
      const [most] = [...counts].sort(([, one], [, other]) => other - one)
      return most === undefined ? [] : [[track, most[0]]]
    }),
  )
}

/** The row of the timetable that it is now; null on another day. */
function nowIn({ hours, rowAt }: Grid, now: Date): number | null {
  const [first = 0] = hours
  const isOn = now.getTime() >= first && now.getTime() <= (hours.at(-1) ?? 0) + 3_600_000
  return isOn ? rowAt(now.getTime()) : null
}

interface RulerProps {
  readonly grid: Grid
  readonly stages: ReadonlyMap<string, Agenda['stages'][number]>
  readonly ruled: ReadonlyMap<string, string>
}

/** What names the columns and the rows; every session says the same of itself. */
function Ruler({ grid: { columns, hours, rowAt }, stages, ruled }: RulerProps) {
  const { locale } = useText()
  const { timeZone } = useEdition()
  return (
    <>
      <li className={styles.head} aria-hidden="true" style={{ gridColumn: 1 }} />
      {columns.map(({ track, at, lanes }) => {
        const stage = stages.get(ruled.get(track.code) ?? '')
        return (
          <li
            key={track.code}
            className={styles.head}
            aria-hidden="true"
            style={{ gridColumn: `${at} / span ${lanes}` }}
          >
            {stage === undefined ? null : <StageSign stage={stage} size="medium" />}
            {track.name}
          </li>
        )
      })}
      {hours.map((hour) => (
        <li key={hour} className={styles.hour} aria-hidden="true" style={{ gridRow: rowAt(hour) }}>
          {formatClock(new Date(hour), timeZone, locale)}
        </li>
      ))}
    </>
  )
}

function NowLine({ at, time }: { readonly at: number; readonly time: string }) {
  const { t } = useText()
  return (
    <li className={styles.now} style={{ '--row': at } as CSSProperties}>
      <b>
        <span className="vh">{t('Now,')} </span>
        {time}
      </b>
    </li>
  )
}
