/** A stay as a rooming list has it. */
export interface ListedStay {
  readonly bookingId: number
  readonly roomId: number
  /** `YYYY-MM-DD` */
  readonly arrival: string
  readonly departure: string
  readonly occupancy: number
  /** Null: they were forgotten. */
  readonly guests: readonly string[] | null
  readonly bookedBy: string | null
}

export type Change = 'none' | 'added' | 'changed' | 'cancelled'

export interface ListLine extends ListedStay {
  /** Since the list before. */
  readonly change: Change
}

/** What a house is told again. Names that were forgotten since are no change of a stay. */
function isSame(before: ListedStay, now: ListedStay): boolean {
  const stay = (one: ListedStay) => [one.roomId, one.arrival, one.departure, one.occupancy]
  const people = (one: ListedStay) => [...(one.guests ?? []), one.bookedBy]
  if (JSON.stringify(stay(before)) !== JSON.stringify(stay(now))) return false
  return before.guests === null || JSON.stringify(people(before)) === JSON.stringify(people(now))
}

/**
 * A list with what each stay is to the list before: all that are there now, in their order, and behind them those that
 * were there and are not any more. A stay that was told to be cancelled is told once.
 * @param before null: nothing was sent, and nothing is marked.
 */
export function compareLists(before: readonly ListLine[] | null, now: readonly ListedStay[]): ListLine[] {
  if (before === null) return now.map((stay) => ({ ...stay, change: 'none' }))
  const known = new Map(before.filter(({ change }) => change !== 'cancelled').map((line) => [line.bookingId, line]))
  const here = now.map((stay): ListLine => {
    const was = known.get(stay.bookingId)
    known.delete(stay.bookingId)
    return { ...stay, change: was === undefined ? 'added' : isSame(was, stay) ? 'none' : 'changed' }
  })
  return [...here, ...[...known.values()].map((line): ListLine => ({ ...line, change: 'cancelled' }))]
}

/** So many of each. */
export function countLines(lines: readonly ListLine[]) {
  const there = lines.filter(({ change }) => change !== 'cancelled')
  const of = (asked: Change) => lines.filter(({ change }) => change === asked).length
  return {
    stays: there.length,
    people: there.reduce((sum, { occupancy }) => sum + occupancy, 0),
    added: of('added'),
    changed: of('changed'),
    cancelled: of('cancelled'),
  }
}
