import type { OfficeSession, ProgramParts } from '@foyer/contract/office-program'
import { type KeyboardEvent, useRef } from 'react'
import { formatLongDay } from '#platform/days.ts'
import { useText } from '#platform/messages/messages.ts'
import { type Block, type Clash, clockAt, type DayGrid, minuteIn, ROW } from './day-grid.ts'
import { GapLink } from './gap-link.tsx'
import styles from './grid.module.css'
import { atMinute, carried, type Place } from './places.ts'
import { Lifted, SessionBlock } from './session-block.tsx'
import type { Moving } from './use-moving.ts'
import { LINE, usePointer } from './use-pointer.ts'
import { blockKey, gapKey, stopsOf, useWalk } from './use-walk.ts'

interface ProgramGridProps {
  readonly day: string
  readonly grid: DayGrid
  readonly stages: ProgramParts['stages']
  readonly clashes: readonly Clash[]
  readonly moving: Moving
  readonly mayEdit: boolean
  /** Not what is looked for: it is drawn, so that one sees what is taken. */
  readonly isAside: (session: OfficeSession) => boolean
  /** The chosen one is to be moved by its form. */
  readonly onForm: () => void
  /** It was put down by keys, elsewhere than it stands. */
  readonly onDown: () => void
}

/** A day: stages beside each other, time downwards. The arrows walk through it, and carry what Space lifts. */
export function ProgramGrid(props: ProgramGridProps) {
  const { t, locale } = useText()
  const { day, grid, stages, moving, mayEdit } = props
  const isChosen = (one: Block) => moving.chosen?.id === one.session.id
  const element = useRef<HTMLDivElement>(null)
  const codes = stages.map(({ code }) => code)
  const walk = useWalk(element, stopsOf(grid, mayEdit), codes)
  const pointer = usePointer(element, grid, day, moving)
  const keys = useKeys(props, codes, walk.walk, pointer.give)
  const block = (one: Block) => (
    <SessionBlock
      key={blockKey(one)}
      block={one}
      {...spot(one, codes, grid)}
      clashes={props.clashes.filter(({ session }) => session.id === one.session.id)}
      isAside={props.isAside(one.session)}
      isChosen={isChosen(one)}
      isAway={isChosen(one) && moving.place !== null}
      isActive={walk.activeKey === blockKey(one)}
      isMovable={mayEdit}
      onFocus={() => walk.stand(blockKey(one))}
      onKeyDown={(event) => keys(event, one)}
      onClick={() => pointer.takeDragged() || moving.choose(one.session)}
      pointer={mayEdit ? pointer.on(one) : {}}
    />
  )
  return (
    <section className={styles.scroll} aria-label={t('{day}: stages by time', { day: formatLongDay(day, locale) })}>
      <div className={styles.grid} ref={element} style={{ '--columns': Math.max(1, stages.length) } as object}>
        <Frame grid={grid} stages={stages} />
        {grid.blocks.filter(({ stage }) => stage === null).map(block)}
        {stages.map(({ code, hall, name }) => (
          <fieldset key={code} className={styles.stage}>
            <legend className="vh">{t('Hall {hall}, {name}', { hall, name })}</legend>
            {mayEdit
              ? grid.gaps
                  .filter(({ stage }) => stage === code)
                  .map((gap) => (
                    <GapLink
                      key={gapKey(gap)}
                      gap={gap}
                      day={day}
                      {...spot(gap, codes, grid)}
                      grid={element}
                      isActive={walk.activeKey === gapKey(gap)}
                      onFocus={() => walk.stand(gapKey(gap))}
                      onKeyDown={walk.walk}
                    />
                  ))
              : null}
            {grid.blocks.filter(({ stage }) => stage === code).map(block)}
          </fieldset>
        ))}
        <Carried {...props} codes={codes} />
      </div>
    </section>
  )
}

/** Where something stands: its column, and the rows that it has. */
function spot(
  { stage, from, to }: { readonly stage: string | null; readonly from: number; readonly to: number },
  codes: readonly string[],
  grid: DayGrid,
) {
  const row = (minute: number) => 2 + Math.floor((Math.min(Math.max(minute, grid.from), grid.to) - grid.from) / ROW)
  const first = Math.min(row(from), row(grid.to) - 1)
  return {
    // What takes no room in the grid reaches to its edge unless its end is said.
    column: stage === null ? '2 / -1' : `${2 + codes.indexOf(stage)} / span 1`,
    row: `${first} / ${Math.max(first + 1, row(to))}`,
  }
}

/** Stages above, times at the side, and the lines between. */
function Frame({ grid, stages }: Pick<ProgramGridProps, 'grid' | 'stages'>) {
  const { t } = useText()
  const lines = Array.from({ length: (grid.to - grid.from) / LINE }, (_, nth) => grid.from + nth * LINE)
  return (
    <>
      <div className={styles.corner} />
      {stages.map(({ code, hall, name, seats }, at) => (
        <div key={code} className={styles.head} style={{ gridColumn: 2 + at }} data-stage={code}>
          {name}
          <small>{t('Hall {hall}, {seats, plural, one {1 seat} other {# seats}}', { hall, seats })}</small>
        </div>
      ))}
      {stages.map(({ code }, at) => (
        <div
          key={code}
          className={styles.column}
          style={{ gridColumn: 2 + at, gridRow: `2 / ${2 + (grid.to - grid.from) / ROW}` }}
        />
      ))}
      {lines.map((minute) => {
        const first = 2 + (minute - grid.from) / ROW
        return (
          <div
            key={minute}
            className={styles.time}
            style={{ gridRow: `${first} / span ${LINE / ROW}` }}
            data-minute={minute}
          >
            <span>{clockAt(minute)}</span>
          </div>
        )
      })}
    </>
  )
}

/** The session where it would be. It takes no room, so nothing moves under it. */
function Carried({ day, grid, moving, codes }: ProgramGridProps & { readonly codes: readonly string[] }) {
  const { chosen, place } = moving
  if (chosen === undefined || place === null || !place.startsAt.startsWith(day)) return null
  const own = grid.blocks.find(({ session }) => session.id === chosen.id)
  const from = minuteOf(place)
  const length = own === undefined ? 0 : own.to - own.from
  return (
    <Lifted
      session={chosen}
      isLifted={moving.isLifted}
      clock={`${clockAt(from)}–${clockAt(from + length)}`}
      {...spot({ stage: place.stage, from, to: from + length }, codes, grid)}
    />
  )
}

const minuteOf = ({ startsAt }: Place): number => minuteIn(startsAt.slice(0, 10), `${startsAt}:00Z`, 'UTC')

/** What keys do on a session: Space lifts it, arrows carry it, Enter puts it down, Escape puts it back. */
function useKeys(
  { day, grid, moving, mayEdit, onForm, onDown }: ProgramGridProps,
  codes: readonly string[],
  walk: (event: KeyboardEvent) => void,
  giveUpDrag: () => void,
) {
  return (event: KeyboardEvent, block: Block) => {
    const { session } = block
    if (event.key === 'Escape') giveUpDrag()
    const isHeld = moving.isLifted && moving.chosen?.id === session.id
    if (event.ctrlKey || event.metaKey || event.altKey) return
    const act = (doing: () => void) => {
      event.preventDefault()
      doing()
    }
    if (event.key === 'Escape' && moving.chosen?.id === session.id && moving.place !== null) act(moving.putBack)
    else if (isHeld && (event.key === 'Enter' || event.key === ' '))
      act(() => {
        moving.drop()
        onDown()
      })
    else if (isHeld && moving.place !== null) {
      const at = { minute: minuteOf(moving.place), stage: moving.place.stage }
      const next = carried(event.key, at, codes)
      if (next === null) return
      const startsAt = atMinute(day, next.minute, block.to - block.from, grid)
      act(() => moving.carry(session, { startsAt, stage: next.stage }, true))
    } else if (mayEdit && event.key === ' ') act(() => moving.lift(session))
    else if (mayEdit && event.key === 'm')
      act(() => {
        moving.choose(session)
        onForm()
      })
    else walk(event)
  }
}
