import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useEdition } from '#platform/edition.ts'
import { useText } from '#platform/messages/messages.ts'
import styles from './night-strip.module.css'
import { isNightOf, type Stay } from './stay.ts'
import { type NightState, nightState, type ShownNight, stayAfterTap } from './stay-nights.ts'
import { dayNumeral, weekday } from './words.ts'

/** `booked`: one's own night. `none`: not asked for, and nothing is known of it. */
type ShownState = NightState | 'booked' | 'none'

/** Whether a box has more in it than it shows: on the smallest phones, in large letters, or of a long stay. */
function useScrolls() {
  const box = useRef<HTMLDivElement>(null)
  const [scrolls, setScrolls] = useState(false)
  useEffect(() => {
    const element = box.current
    if (element === null || typeof ResizeObserver === 'undefined') return
    const watch = new ResizeObserver(() => setScrolls(element.scrollWidth > element.clientWidth))
    // The row too: more nights make it wider, and not the box.
    for (const part of [element, ...element.children]) watch.observe(part)
    return () => watch.disconnect()
  }, [])
  return { box, scrolls }
}

interface NightStripProps {
  /** Whose nights: read out before them. */
  readonly label: string
  readonly nights: readonly ShownNight[]
  readonly stay: Stay
  /** Gets the longer or shorter stay; without it the strip only shows. */
  readonly onStay?: ((stay: Stay) => void) | undefined
  /** Shows these nights as one's own. */
  readonly isOwn?: boolean
  readonly isCompact?: boolean
}

/** One cell a night: the state in pattern, number and word; the stay above, the event below. */
export function NightStrip({ label, nights, stay, onStay, isOwn = false, isCompact = false }: NightStripProps) {
  const { startsOn, endsOn } = useEdition()
  const { box, scrolls } = useScrolls()
  const cells = nights.map((night) => {
    const isIn = isNightOf(night.night, stay)
    const next = onStay === undefined ? null : stayAfterTap(nights, stay, night.night)
    const known = nightState(night)
    const state: ShownState = isOwn ? (isIn ? 'booked' : 'none') : known
    return { night, isIn, next, state }
  })
  // One stop of the Tab key for the whole strip; the arrows go on from there.
  const entry = (cells.find(({ next, isIn }) => next !== null && isIn) ?? cells.find(({ next }) => next !== null))
    ?.night
  const row = (
    <ol className={styles.strip} style={{ '--n': cells.length } as object} aria-label={label}>
      {cells.map(({ night, isIn, next, state }) => (
        <li
          key={night.night}
          className={styles.night}
          data-s={state}
          data-in={isIn || undefined}
          data-event={(startsOn <= night.night && night.night <= endsOn) || undefined}
        >
          {next === null ? (
            <span>
              <Cell night={night} state={state} isIn={isIn} />
            </span>
          ) : (
            <button
              type="button"
              aria-pressed={isIn}
              tabIndex={night === entry ? 0 : -1}
              onClick={() => onStay?.(next)}
            >
              <Cell night={night} state={state} isIn={isIn} />
            </button>
          )}
        </li>
      ))}
    </ol>
  )
  return (
    <div
      ref={box}
      className={isCompact ? `${styles.nights} ${styles.compact}` : styles.nights}
      data-nights=""
      {...(entry !== undefined
        ? { role: 'toolbar', 'aria-label': label, onKeyDown: moveFocus }
        : // What scrolls and has nothing to press must take the focus itself.
          scrolls
          ? { role: 'group', 'aria-label': label, tabIndex: 0 }
          : {})}
    >
      {row}
    </div>
  )
}

function moveFocus(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll('button')]
  const at = buttons.indexOf(event.target as HTMLButtonElement)
  const steps: Record<string, number> = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: buttons.length - 1 }
  const aim = steps[event.key]
  if (at < 0 || aim === undefined) return
  event.preventDefault()
  buttons[Math.min(buttons.length - 1, Math.max(0, aim))]?.focus()
}

function Cell({ night, state, isIn }: { night: ShownNight; state: ShownState; isIn: boolean }) {
  const { t, locale } = useText()
  const { left } = night
  const words: Record<ShownState, { short: string; long: string }> = {
    free: { short: String(left), long: t('{left, plural, one {# room free} other {# rooms free}}', { left }) },
    few: {
      short: t('{left} left', { left }),
      long: t('{left, plural, one {# room left} other {# rooms left}}', { left }),
    },
    full: { short: t('full'), long: t('full') },
    closed: { short: '–', long: t('not offered') },
    unknown: { short: '?', long: t('unknown') },
    booked: { short: t('yours'), long: t('your night') },
    none: { short: '–', long: t('not your night') },
  }
  const { short, long } = words[state]
  return (
    <>
      <small>{weekday(night.night, locale)}</small>
      <b>{dayNumeral(night.night)}</b>
      <em aria-hidden="true">{short}</em>
      <span className="vh">
        {isIn ? t('{state}, in your dates', { state: long }) : t('{state}, outside your dates', { state: long })}
      </span>
    </>
  )
}

/** What the patterns mean. */
export function NightKey({ children }: { readonly children?: ReactNode }) {
  const { t } = useText()
  return (
    <p className={styles.notes}>
      <span className={styles.key} data-k="stay">
        {t('your nights')}
      </span>
      <span className={styles.key} data-k="few">
        {t('3 or fewer left')}
      </span>
      <span className={styles.key} data-k="full">
        {t('full')}
      </span>
      <span className={styles.key} data-k="event">
        {t('event days')}
      </span>
      <span>{children ?? t('Numbers are rooms left')}</span>
    </p>
  )
}
