import { type KeyboardEvent, type RefObject, useState } from 'react'
import type { Block, DayGrid, Gap, Span } from './day-grid.ts'

/** What one comes upon in the grid: a session, or a time at which a stage has nothing. */
export interface Stop extends Span {
  readonly key: string
  /** Null: it is on every stage. */
  readonly stage: string | null
}

export const blockKey = ({ session }: Block): string => `s${session.id}`
export const gapKey = ({ stage, from }: Gap): string => `g${stage} ${from}`

/** All stops of the day, in the order of time. @param withGaps nothing can be added without. */
export const stopsOf = ({ blocks, gaps }: DayGrid, withGaps: boolean): readonly Stop[] =>
  [
    ...blocks.map((block) => ({ ...block, key: blockKey(block) })),
    ...(withGaps ? gaps.map((gap) => ({ ...gap, key: gapKey(gap) })) : []),
  ].toSorted((one, other) => one.from - other.from)

/** Where a key leads from a stop, in the column of a stage; undefined where it leads nowhere. */
function stopAfter(
  key: string,
  from: { readonly stop: Stop; readonly column: string },
  stops: readonly Stop[],
  stages: readonly string[],
): { readonly stop: Stop; readonly column: string } | undefined {
  const of = (column: string | undefined) => stops.filter(({ stage }) => stage === null || stage === column)
  const own = of(from.column)
  const at = own.findIndex((stop) => stop.key === from.stop.key)
  const step = { ArrowUp: at - 1, ArrowDown: at + 1, Home: 0, End: own.length - 1 }[key]
  if (step !== undefined) {
    const stop = own[step]
    return stop && { stop, column: from.column }
  }
  const aside = { ArrowLeft: -1, ArrowRight: 1 }[key]
  if (aside === undefined) return undefined
  const column = stages[stages.indexOf(from.column) + aside]
  const away = (stop: Stop) => Math.max(0, stop.from - from.stop.from, from.stop.from - stop.to + 1)
  const stop = of(column).toSorted((one, other) => away(one) - away(other))[0]
  return column === undefined || stop === undefined ? undefined : { stop, column }
}

/** One stop of the grid can be reached by Tab; from there the arrows lead on. */
export function useWalk(grid: RefObject<HTMLElement | null>, stops: readonly Stop[], stages: readonly string[]) {
  const [active, setActive] = useState<{ readonly key: string; readonly column: string } | null>(null)
  const stop = stops.find(({ key }) => key === active?.key) ?? stops[0]
  const column = stop?.stage ?? active?.column ?? stages[0] ?? ''
  return {
    activeKey: stop?.key,
    /** It was come upon by another way. */
    stand: (key: string) => setActive({ key, column: stops.find((one) => one.key === key)?.stage ?? column }),
    walk(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey || stop === undefined) return
      const next = stopAfter(event.key, { stop, column }, stops, stages)
      if (next === undefined) return
      event.preventDefault()
      setActive({ key: next.stop.key, column: next.column })
      grid.current?.querySelector<HTMLElement>(`[data-stop="${CSS.escape(next.stop.key)}"]`)?.focus()
    },
  }
}
