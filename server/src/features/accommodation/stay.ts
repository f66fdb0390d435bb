import { LONGEST_STAY } from '@foyer/contract/constants'

/** A stay: nights are calendar days, [arrival, departure). */
export interface Stay {
  /** The first night. */
  readonly arrival: string
  /** The morning after the last night. */
  readonly departure: string
}

const DAY_MS = 86_400_000

/** A calendar day, moved by whole days. Reckoned in UTC, where each day is as long as the next. */
export function moveDay(day: string, by: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_MS).toISOString().slice(0, 10)
}

/** Whole nights between two days; negative where they are the wrong way round. */
export function nightsBetween(arrival: string, departure: string): number {
  return Math.round((Date.parse(`${departure}T00:00:00Z`) - Date.parse(`${arrival}T00:00:00Z`)) / DAY_MS)
}

/** Each night of a stay. */
export function nightsOf(stay: Stay): string[] {
  return Array.from({ length: Math.max(0, nightsBetween(stay.arrival, stay.departure)) }, (_, index) =>
    moveDay(stay.arrival, index),
  )
}

export function isPossibleStay(stay: Stay): boolean {
  const nights = nightsBetween(stay.arrival, stay.departure)
  return nights >= 1 && nights <= LONGEST_STAY
}

/** Two nights before the event to two after it, and the stay in any case. */
export function nightStripOf(stay: Stay, event: { readonly startsOn: string; readonly endsOn: string }): Stay {
  const from = moveDay(event.startsOn, -2)
  const until = moveDay(event.endsOn, 2)
  // Days are text that sorts as they follow each other.
  const [arrival = from] = [stay.arrival, from].sort()
  const [, departure = until] = [stay.departure, until].sort()
  return { arrival, departure }
}

/** The nights of an event and seven on either side of it. */
export function nightsAround(event: { readonly startsOn: string; readonly endsOn: string }): Stay {
  return { arrival: moveDay(event.startsOn, -7), departure: moveDay(event.endsOn, 8) }
}
