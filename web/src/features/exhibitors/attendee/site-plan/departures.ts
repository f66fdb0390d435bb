import type { SitePlan } from '@foyer/contract/exhibitors'

type Line = SitePlan['lines'][number]

/** When somebody can leave: before the lines run, their first buses; then the next ones. */
export type Departure =
  | { readonly kind: 'first'; readonly first: string; readonly everyMinutes: number }
  | { readonly kind: 'next'; readonly inMinutes: number; readonly later: readonly string[] }
  | { readonly kind: 'over' }

const DAY = 24 * 60

const minutesOf = (clock: string): number => {
  const [hours = 0, minutes = 0] = clock.split(':').map(Number)
  return hours * 60 + minutes
}

const clockOf = (minutes: number): string => {
  const within = ((minutes % DAY) + DAY) % DAY
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`
}

/** What the clocks of a place show: the calendar day, and the minutes of it. */
export function wallClock(now: Date, timeZone: string): { readonly day: string; readonly minutes: number } {
  // Swedish writes days and times as ISO 8601 does.
  const [day = '', clock = ''] = new Intl.DateTimeFormat('sv-SE', {
    ...{ timeZone, year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
  })
    .format(now)
    .split(' ')
  return { day, minutes: minutesOf(clock) }
}

/** The minutes of the day on which a line leaves; those after midnight are of the day before, and above 1440. */
function timesOf({ first, last, everyMinutes }: Line): number[] {
  const from = minutesOf(first)
  const until = minutesOf(last) + (minutesOf(last) < from ? DAY : 0)
  return Array.from({ length: Math.floor((until - from) / everyMinutes) + 1 }, (_, nth) => from + nth * everyMinutes)
}

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10)
const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10)

/** How many are named after the next one. */
const NAMED = 2

export function departureOf(
  line: Line,
  { linesFrom, linesUntil }: Pick<SitePlan, 'linesFrom' | 'linesUntil'>,
  { day, minutes }: { readonly day: string; readonly minutes: number },
): Departure {
  const runsOn = (which: string): boolean => which >= linesFrom && which <= linesUntil
  if (day < linesFrom) return { kind: 'first', first: line.first, everyMinutes: line.everyMinutes }
  const times = timesOf(line)
  const ahead = [
    ...(runsOn(dayBefore(day)) ? times.map((time) => time - DAY) : []),
    ...(runsOn(day) ? times : []),
    ...(runsOn(dayAfter(day)) ? times.map((time) => time + DAY) : []),
  ].filter((time) => time >= minutes)
  const [next, ...others] = ahead
  if (next === undefined) return { kind: 'over' }
  return { kind: 'next', inMinutes: next - minutes, later: others.slice(0, NAMED).map(clockOf) }
}
