import { dayIn, instantIn } from '#platform/ground/days'

const DAY_MS = 24 * 3_600_000

/** The seven days of the venue in which sign-ups are followed, today among them. */
export function signUpWeek(timeZone: string, now: Date) {
  const day = new Date(Date.parse(dayIn(timeZone, now)) - 6 * DAY_MS).toISOString().slice(0, 10)
  return { day, from: instantIn(timeZone, day, '00:00:00') }
}
