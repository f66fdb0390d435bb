import type { Locale } from '@foyer/contract/kit/languages'
import { appNow } from './app-clock.ts'
import { dayAt, formatMoment, formatTime } from './days.ts'

/** Until when something is held: `14:32 CEST`, with its day where that is not today at the venue. */
export function formatUntil(instant: string, timeZone: string, locale: Locale): string {
  const isToday = dayAt(new Date(instant), timeZone) === dayAt(appNow(), timeZone)
  return (isToday ? formatTime : formatMoment)(instant, timeZone, locale)
}
