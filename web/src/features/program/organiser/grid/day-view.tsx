import {
  listOfficeSessions,
  type OfficeSession,
  type ProgramParts,
  readProgramParts,
} from '@foyer/contract/office-program'
import { useQuery } from '@tanstack/react-query'
import { type KeyboardEvent, useEffect, useRef } from 'react'
import { query } from '#platform/api.ts'
import { useHasDuty } from '#platform/duty.ts'
import { useEdition } from '#platform/edition.ts'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import { usePages } from '#platform/use-pages.ts'
import { Empty } from '#ui/empty.tsx'
import { Note } from '#ui/note.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { onClocks } from '../on-clocks.ts'
import { DayFilters, useDayFilter } from './day-filters.tsx'
import { type Clash, clashesAmong, type DayGrid, gridOf } from './day-grid.ts'
import { CancelledList, ClashList } from './day-side.tsx'
import { DayTabs, useShownDay } from './day-tabs.tsx'
import styles from './grid.module.css'
import { MovePanel } from './move-panel.tsx'
import { ProgramGrid } from './program-grid.tsx'
import { useCarriedWords } from './use-carried-words.ts'
import { type Moving, useMoving } from './use-moving.ts'

/** As many as a page of the list has at most. */
const MOST = 200

/** The programme of a day as a grid, with what is chosen in it beside. */
export function DayView() {
  const { t } = useText()
  const parts = useQuery(query(readProgramParts))
  const day = useShownDay(parts.data)
  const sessions = usePages(listOfficeSessions, { day, limit: String(MOST) })
  const error = sessions.error ?? parts.error
  return (
    <>
      <DayTabs day={day} parts={parts.data} />
      {sessions.hasMore ? (
        <Note kind="warning">
          {t('Only the first {most} sessions of the day are drawn. The list has all of them.', { most: MOST })}
        </Note>
      ) : null}
      {parts.data !== undefined && sessions.lines !== undefined ? (
        parts.data.stages.length === 0 ? (
          <Empty title={t('No stages')} text={t('A session needs a track and a stage: enter these first.')} />
        ) : (
          <Day key={day} day={day} sessions={sessions.lines} parts={parts.data} />
        )
      ) : error === null ? (
        <Skeleton boxes={[44, 480]} />
      ) : (
        <LoadFailed
          error={error}
          onRetry={() => {
            sessions.retry()
            void parts.refetch()
          }}
        />
      )}
    </>
  )
}

/** Where the focus goes as soon as the page shows it. */
function useLaterFocus() {
  const wanted = useRef<string | null>(null)
  useEffect(() => {
    const element = wanted.current === null ? null : document.querySelector<HTMLElement>(wanted.current)
    if (element === null) return
    element.focus()
    wanted.current = null
  })
  return (selector: string) => {
    wanted.current = selector
  }
}

interface DayProps {
  readonly day: string
  readonly sessions: readonly OfficeSession[]
  readonly parts: ProgramParts
}

function Day({ day, sessions, parts }: DayProps) {
  const { timeZone } = useEdition()
  const mayEdit = useHasDuty('editContent')
  const moving = useMoving(sessions)
  const focus = useLaterFocus()
  const filter = useDayFilter()
  const stages = filter.stagesOf(parts.stages)
  const grid = gridOf(
    sessions,
    stages.map(({ code }) => code),
    { day, timeZone },
  )
  const clashes = clashesAmong(sessions)
  return (
    <>
      <DayFilters parts={parts} clashes={clashes} />
      <p className="vh" role="status">
        {useCarriedWords(moving, grid, parts.stages)}
      </p>
      <div className={styles.both}>
        <div>
          <ProgramGrid
            day={day}
            grid={grid}
            stages={stages}
            clashes={clashes}
            moving={moving}
            mayEdit={mayEdit}
            isAside={(session) => filter.isAside(session, clashes)}
            onForm={() => focus('#move-stage, #move-startsAt')}
            onDown={() => focus('#next-step')}
          />
          {mayEdit ? <Keys /> : null}
        </div>
        <Side day={day} grid={grid} clashes={clashes} moving={moving} parts={parts} focus={focus} />
      </div>
    </>
  )
}

interface SideProps {
  readonly day: string
  readonly grid: DayGrid
  readonly clashes: readonly Clash[]
  readonly moving: Moving
  readonly parts: ProgramParts
  /** The element of this selector has the focus once it is there. */
  readonly focus: (selector: string) => void
}

/** Beside the grid: what is chosen, who is asked for twice, and what is cancelled. Escape puts back what would be moved. */
function Side({ day, grid, clashes, moving, parts, focus }: SideProps) {
  const { t } = useText()
  const { timeZone } = useEdition()
  const mayEdit = useHasDuty('editContent')
  const blockOf = ({ id }: { readonly id: number }) => `[data-stop="s${id}"]`
  const putBack = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || moving.chosen === undefined || moving.place === null) return
    focus(blockOf(moving.chosen))
    moving.putBack()
  }
  return (
    <aside className={styles.side} aria-label={t('What is chosen, and clashes')} onKeyDown={putBack}>
      {moving.chosen === undefined ? (
        <p className="muted">{t('Choose a session to see what is planned of it.')}</p>
      ) : (
        <MovePanel
          key={moving.chosen.id}
          session={moving.chosen}
          grid={grid}
          stages={parts.stages}
          moving={moving}
          mayEdit={mayEdit}
          onMoved={(now) => {
            const isHere = onClocks(now.startsAt, timeZone).startsWith(day)
            focus(isHere ? `${blockOf(now)}[data-version="${now.version}"]` : '#main nav [aria-current]')
            moving.putBack()
          }}
        />
      )}
      <ClashList
        clashes={clashes}
        stages={parts.stages}
        onShow={(session) => {
          focus(blockOf(session))
          moving.choose(session)
        }}
      />
      <CancelledList sessions={grid.cancelled} />
    </aside>
  )
}

/** What keys do in the grid. */
function Keys() {
  const { t } = useText()
  const keys: readonly (readonly [readonly string[], string])[] = [
    [[t('Space')], t('lift')],
    [['←', '→'], t('stage')],
    [['↑', '↓'], t('15 minutes')],
    [[t('Enter', undefined, { context: 'a key' })], t('put down')],
    [[t('Esc')], t('put back')],
    [['m'], t('move by form')],
  ]
  return (
    <p className={styles.keys}>
      {keys.map(([pressed, does]) => (
        <span key={does}>
          {pressed.map((key) => (
            <kbd key={key}>{key}</kbd>
          ))}
          {does}
        </span>
      ))}
    </p>
  )
}
