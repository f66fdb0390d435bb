import type { NightGrid, OfficeNight, OfficeRoom } from '@foyer/contract/office-nights'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import { Tag } from '#ui/badge.tsx'
import { dayNumeral, weekday } from '../shared/words.ts'
import { leftOf, nightOf, nightsOfGrid, type Place, placeAfter, type Range } from './grid-cells.ts'
import { isMarked, type Marked, markedIn } from './marked-nights.ts'
import styles from './night-calendar.module.css'
import { type Shown, useNightWords } from './night-words.ts'

interface NightCalendarProps {
  /** Unlike any other on the page. */
  readonly label: string
  readonly houses: readonly NightGrid[]
  /** What the numbers are. */
  readonly shown: Shown
  /** What stands above the rooms of a house; without it, they stand alone. */
  readonly headOf?: (house: NightGrid) => ReactNode
  readonly marked?: Marked | null
  /** Gets what is marked by pointer or by Shift and the arrows; without it the grid only shows. */
  readonly onMark?: ((marked: Marked) => void) | undefined
  /** Enter was pressed on a night. */
  readonly onEnter?: (() => void) | undefined
}

/** At so few rooms a night is marked. */
const FEW = 3

/** Rooms by nights: how full each is, and a number. The arrows walk through it. */
export function NightCalendar({ label, houses, shown, headOf, marked = null, onMark, onEnter }: NightCalendarProps) {
  const { t } = useText()
  const nights = nightsOfGrid(houses, useEdition())
  const rows = houses.flatMap(({ rooms }) => rooms)
  const { grid, at, walk, mark } = useWalk(
    { rows: rows.length, columns: nights.length },
    onMark && ((range) => onMark(markedIn(range, rows, nights))),
    onEnter,
  )
  return (
    <div className={styles.scroll}>
      <table
        className={styles.grid}
        // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: one walks through its cells with the arrows.
        role="grid"
        aria-label={label}
        ref={grid}
        aria-multiselectable={onMark !== undefined}
      >
        <NightsHead nights={nights} word={headOf === undefined ? t('Room') : t('Hotel and room')} />
        {houses.map((house) => (
          <tbody key={house.id}>
            {headOf === undefined ? null : (
              <tr className={styles.house}>
                <th scope="rowgroup" colSpan={nights.length + 1}>
                  <span>{headOf(house)}</span>
                </th>
              </tr>
            )}
            {house.rooms.map((room) => {
              const row = rows.indexOf(room)
              return (
                <tr key={room.id}>
                  <RoomHead room={room} />
                  {nights.map((night, column) => (
                    <NightCell
                      key={night}
                      place={{ row, column }}
                      night={nightOf(room, night)}
                      shown={shown}
                      isActive={row === at.row && column === at.column}
                      isMarked={onMark && marked !== null && isMarked(marked, room.id, night)}
                      onKeyDown={walk}
                      onMark={mark}
                    />
                  ))}
                </tr>
              )
            })}
          </tbody>
        ))}
      </table>
    </div>
  )
}

/** Where one is in the grid, and how one goes on and marks. */
function useWalk(
  size: { readonly rows: number; readonly columns: number },
  onMark: ((range: Range) => void) | undefined,
  onEnter: NightCalendarProps['onEnter'],
) {
  /** Where what is marked began. */
  const anchor = useRef<Place | null>(null)
  const [active, setActive] = useState<Place>({ row: 0, column: 0 })
  const grid = useRef<HTMLTableElement>(null)
  const at = { row: Math.min(active.row, size.rows - 1), column: Math.min(active.column, size.columns - 1) }
  return {
    grid,
    at,
    walk(event: KeyboardEvent) {
      if (event.key === 'Enter' && onEnter !== undefined) {
        event.preventDefault()
        onEnter()
        return
      }
      const aim = placeAfter(event, at, size)
      if (aim === null) return
      event.preventDefault()
      setActive(aim)
      if (event.shiftKey) anchor.current ??= at
      else anchor.current = aim
      onMark?.({ from: anchor.current, to: aim })
      grid.current?.querySelector<HTMLElement>(`[data-place="${aim.row} ${aim.column}"]`)?.focus()
    },
    /** @param isGoingOn the other end of what is marked already. */
    mark(place: Place, isGoingOn: boolean) {
      setActive(place)
      if (!isGoingOn || anchor.current === null) anchor.current = place
      onMark?.({ from: anchor.current, to: place })
    },
  }
}

function NightsHead({ nights, word }: { readonly nights: readonly string[]; readonly word: string }) {
  const { locale } = useText()
  const { startsOn, endsOn } = useEdition()
  return (
    <thead>
      <tr>
        <th scope="col" className={styles.head}>
          {word}
        </th>
        {nights.map((night) => (
          <th key={night} scope="col" data-event={(startsOn <= night && night <= endsOn) || undefined}>
            <small>{weekday(night, locale)}</small>
            <b className="num">{dayNumeral(night)}</b>
          </th>
        ))}
      </tr>
    </thead>
  )
}

function RoomHead({ room }: { readonly room: OfficeRoom }) {
  const { t, locale } = useText()
  const most = Math.max(0, ...room.nights.map(({ allotment }) => allotment))
  return (
    <th scope="row" className={styles.head}>
      <b>{room.name[locale] ?? Object.values(room.name)[0]}</b>
      <span className="muted">
        {room.isInternal ? t('internal, up to {most}', { most }) : t('up to {most} rooms', { most })}
      </span>
      {room.isActive ? null : <Tag>{t('not on sale')}</Tag>}
    </th>
  )
}

interface NightCellProps {
  readonly place: Place
  readonly night: OfficeNight | undefined
  readonly shown: Shown
  readonly isActive: boolean
  readonly isMarked: boolean | undefined
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onMark: (place: Place, isGoingOn: boolean) => void
}

function NightCell({ place, night, shown, isActive, isMarked, onKeyDown, onMark }: NightCellProps) {
  const { numberOf, sayNight } = useNightWords()
  const whole = Math.max(1, night?.allotment ?? 1)
  return (
    <td
      // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: as the grid.
      role="gridcell"
      className={styles.cell}
      data-place={`${place.row} ${place.column}`}
      data-s={stateOf(night, shown)}
      aria-selected={isMarked}
      tabIndex={isActive ? 0 : -1}
      style={{ '--b': (night?.booked ?? 0) / whole, '--h': (night?.held ?? 0) / whole } as object}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button === 0) onMark(place, event.shiftKey)
        // A finger that moves on scrolls, or marks what is under it: it is not held by this cell.
        if (event.currentTarget.hasPointerCapture(event.pointerId))
          event.currentTarget.releasePointerCapture(event.pointerId)
      }}
      onPointerEnter={(event) => {
        if (event.pointerType === 'mouse' && event.buttons === 1) onMark(place, true)
      }}
    >
      {night === undefined ? null : <b aria-hidden="true">{numberOf(night, shown)}</b>}
      <span className="vh">{sayNight(night, shown)}</span>
    </td>
  )
}

/** Only a number of free rooms can be small. */
function stateOf(night: OfficeNight | undefined, shown: Shown): 'none' | 'empty' | 'full' | 'few' | 'free' {
  if (night === undefined) return 'none'
  if (night.allotment === 0) return 'empty'
  if (shown !== 'free') return 'free'
  const left = leftOf(night)
  return left === 0 ? 'full' : left <= FEW ? 'few' : 'free'
}
