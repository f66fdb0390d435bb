import type { OfficeSession } from '@foyer/contract/office-program'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { useText } from '#platform/messages/messages.ts'
import { Icon } from '#ui/icon.tsx'
import { useWritten } from '../program-words.ts'
import { type Block, type Clash, clockAt } from './day-grid.ts'
import styles from './grid.module.css'
import { useSpeakerNames } from './speaker-names.ts'
import { blockKey } from './use-walk.ts'

export interface Spot {
  readonly column: string
  readonly row: string
}

interface SessionBlockProps extends Spot {
  readonly block: Block
  readonly clashes: readonly Clash[]
  readonly isAside: boolean
  readonly isChosen: boolean
  /** It would be moved from here. */
  readonly isAway: boolean
  readonly isActive: boolean
  readonly isMovable: boolean
  readonly onFocus: () => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onClick: () => void
  readonly pointer: Readonly<Record<string, (event: PointerEvent<HTMLElement>) => void>>
}

/** A session where it stands. */
export function SessionBlock({ block, clashes, row, column, pointer, ...props }: SessionBlockProps) {
  const { t } = useText()
  const { session, from, to, lane, lanes } = block
  return (
    <button
      type="button"
      className={`${styles.card} ${styles.block}`}
      style={{
        gridRow: row,
        gridColumn: column,
        ...(lanes > 1 ? { width: `${100 / lanes}%`, marginInlineStart: `${(100 * lane) / lanes}%` } : {}),
      }}
      data-stop={blockKey(block)}
      data-version={session.version}
      data-kind={session.stage === null ? 'break' : session.seats === null ? undefined : 'seats'}
      data-clash={clashes.length > 0 || undefined}
      data-aside={props.isAside || undefined}
      data-away={props.isAway || undefined}
      data-movable={props.isMovable || undefined}
      aria-pressed={props.isChosen}
      aria-keyshortcuts={props.isMovable ? 'Space m' : undefined}
      tabIndex={props.isActive ? 0 : -1}
      onFocus={props.onFocus}
      onKeyDown={props.onKeyDown}
      // Space lifts as it is pressed; let go, it would press the button as well.
      onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
      onClick={props.onClick}
      {...pointer}
    >
      <Words session={session} />
      <span className="vh">
        , {clockAt(from)}–{clockAt(to)}
        {props.isAway ? `, ${t('was here')}` : ''}
      </span>
      {clashes.length > 0 ? (
        <em>
          <Icon name="alert" size={16} />
          {t('Speaker twice')}
        </em>
      ) : null}
    </button>
  )
}

function Words({ session }: { readonly session: OfficeSession }) {
  const { t } = useText()
  const say = useWritten()
  const names = useSpeakerNames()(session.speakers)
  return (
    <>
      <b>{say(session.title)}</b>
      {names === '' ? null : (
        <span>
          <span className="vh">, </span>
          {names}
        </span>
      )}
      {session.seats === null ? null : (
        <span>
          <span className="vh">, </span>
          {t('{taken}/{capacity} seats', { taken: session.taken, capacity: session.seats.capacity })}
        </span>
      )}
    </>
  )
}

interface LiftedProps extends Spot {
  readonly session: OfficeSession
  /** It is carried; else it lies where it would be moved. */
  readonly isLifted: boolean
  readonly clock: string
}

/** The session where it would be. The panel and the words of the page say it to who does not see it. */
export function Lifted({ session, isLifted, clock, row, column }: LiftedProps) {
  const say = useWritten()
  const element = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is followed where it goes.
  useEffect(() => {
    element.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
  }, [row, column])
  return (
    <div
      ref={element}
      className={`${styles.card} ${styles.lifted}`}
      style={{ gridRow: row, gridColumn: column }}
      data-down={!isLifted || undefined}
      aria-hidden="true"
    >
      <b>{say(session.title)}</b>
      {clock}
    </div>
  )
}
