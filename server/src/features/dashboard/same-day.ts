import { dayIn, instantIn, writeIsoIn } from '#platform/ground/days'

/** When and by whose clocks an event begins. */
export interface Event {
  readonly startsOn: string
  readonly timeZone: string
}

const DAY_MS = 86_400_000
const midnight = (day: string) => Date.parse(`${day}T00:00:00Z`)

/** @param by may be less than nothing. */
export const dayAfter = (day: string, by: number): string =>
  new Date(midnight(day) + by * DAY_MS).toISOString().slice(0, 10)

const daysFrom = (from: string, to: string): number => (midnight(to) - midnight(from)) / DAY_MS

/**
 * The same day of the edition before: as many days of the calendar before its first day as today is before this one's, and so after
 * it; at the same time of day as the clocks show where each takes place. 29 February is a day as any other. Of a time that clocks
 * skip it is an hour beside it; one that comes twice is the first of both.
 */
export function sameDayBefore(at: Date, event: Event, before: Event): { readonly day: string; readonly at: Date } {
  const ahead = daysFrom(dayIn(event.timeZone, at), event.startsOn)
  const day = dayAfter(before.startsOn, -ahead)
  return { day, at: instantIn(before.timeZone, day, writeIsoIn(event.timeZone, at).slice(11, 19)) }
}

/**
 * So many of the nights that are guaranteed would be taken at the end of today by an even pace: from none on the day on which the sale
 * opened to all of them on the last day before they go back.
 */
export function neededToday(guaranteed: number, openedOn: string, cutOffOn: string, today: string): number {
  const whole = daysFrom(openedOn, cutOffOn)
  const share = whole <= 0 ? 1 : Math.min(1, Math.max(0, daysFrom(openedOn, today) / whole))
  return Math.round(guaranteed * share)
}
