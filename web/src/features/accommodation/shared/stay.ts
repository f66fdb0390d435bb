/** Nights are calendar days: `[arrival, departure)`, each `YYYY-MM-DD`. */
export interface Stay {
  readonly arrival: string
  /** The morning after the last night. */
  readonly departure: string
}

const DAY_MS = 86_400_000
const instantOf = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** The day so many days later; earlier where `days` is negative. */
export function addDays(day: string, days: number): string {
  return new Date(instantOf(day) + days * DAY_MS).toISOString().slice(0, 10)
}

/** Whether these are the letters of a day that exists. */
export function isDay(text: string | undefined): text is string {
  if (text === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return false
  const instant = instantOf(text)
  return !Number.isNaN(instant) && new Date(instant).toISOString().startsWith(text)
}

/** The number of nights; 0 or less where the days are the wrong way round. */
export function nightCount({ arrival, departure }: Stay): number {
  return Math.round((instantOf(departure) - instantOf(arrival)) / DAY_MS)
}

/** Each night of a stay, first to last. */
export function nightsOf(stay: Stay): string[] {
  return Array.from({ length: Math.max(0, nightCount(stay)) }, (_, index) => addDays(stay.arrival, index))
}

export function isNightOf(night: string, { arrival, departure }: Stay): boolean {
  return arrival <= night && night < departure
}

export function isSameStay(a: Stay, b: Stay): boolean {
  return a.arrival === b.arrival && a.departure === b.departure
}

/** The stay and the event together, and so many nights on either side: what a night strip shows. */
export function stripWindow(stay: Stay, event: { startsOn: string; endsOn: string }, around = 2): Stay {
  const [first = stay.arrival] = [stay.arrival, event.startsOn].sort()
  const last = [stay.departure, event.endsOn].sort().at(-1) ?? stay.departure
  return { arrival: addDays(first, -around), departure: addDays(last, around) }
}
