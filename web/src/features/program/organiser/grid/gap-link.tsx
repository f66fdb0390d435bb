import { Link, useNavigate } from '@tanstack/react-router'
import type { KeyboardEvent, RefObject } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { clockAt, type Gap, STEP } from './day-grid.ts'
import styles from './grid.module.css'
import type { Spot } from './session-block.tsx'
import { pointIn } from './use-pointer.ts'
import { gapKey } from './use-walk.ts'

interface GapLinkProps extends Spot {
  readonly gap: Gap
  readonly day: string
  readonly grid: RefObject<HTMLElement | null>
  readonly isActive: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
}

/** A time at which a stage has nothing: a session is added there, at the quarter of an hour that was pointed at. */
export function GapLink({ gap, day, grid, row, column, isActive, onFocus, onKeyDown }: GapLinkProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { stage, from, to } = gap
  const search = (minute: number) => ({ day, at: clockAt(minute), stage })
  return (
    <Link
      to="/organiser/program/new"
      search={search(from)}
      className={styles.gap}
      style={{ gridRow: row, gridColumn: column }}
      data-stop={gapKey(gap)}
      tabIndex={isActive ? 0 : -1}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      onClick={(event) => {
        // By keys it is where the gap begins; another tab is the browser's matter.
        if (event.detail === 0 || event.ctrlKey || event.metaKey || event.shiftKey) return
        const found = pointIn(grid.current, { x: event.clientX, y: event.clientY })
        if (found === null) return
        event.preventDefault()
        const minute = Math.floor(found.minute / STEP) * STEP
        const within = Math.min(Math.max(minute, from), to - STEP)
        void navigate({ to: '/organiser/program/new', search: search(within) })
      }}
    >
      <Icon name="plus" />
      <span className="vh">{t('Add a session: {from}–{to} is free', { from: clockAt(from), to: clockAt(to) })}</span>
    </Link>
  )
}
