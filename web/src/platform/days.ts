import { type Locale, languages } from '@foyer/contract/kit/languages'
import { appNow } from './app-clock.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

function format(locale: Locale, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = `${locale}${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.DateTimeFormat(languages[locale].region, options)
  formats.set(key, known)
  return known
}

/** What is read as one stays on one line: a number and the words beside it. */
export const unbroken = (text: string) => text.replace(/ (?=\d)|(?<=\d\.?) (?=\p{L})/gu, '\u00a0')

/** In what the server wrote: `23.–24. Okt.` stays on one line, which might end after its dash. */
export const unbrokenDays = (text: string) => text.replace(/–(?=\d)/g, '–\u2060')

/** Comma between weekday and day away: `Mon 20 Oct`. */
const tidy = (text: string) => unbroken(text.replace(/^(\p{L}+\.?),/u, '$1'))
const short = { weekday: 'short', day: 'numeric', month: 'short' } as const
/** A calendar day has no zone, so it is read and written in one. */
const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** `Mon 20 Oct` */
export function formatDay(day: string, locale: Locale): string {
  return tidy(format(locale, { ...short, timeZone: 'UTC' }).format(utc(day)))
}

/** `20 October 2025` */
export function formatLongDay(day: string, locale: Locale): string {
  return format(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(day))
}

/** `20`, `20.`: the day of the month, as it stands before its month. */
export function dayNumber(day: string, locale: Locale): string {
  const parts = format(locale, { day: 'numeric', month: 'short', timeZone: 'UTC' }).formatToParts(utc(day))
  const at = parts.findIndex((part) => part.type === 'day')
  return `${parts[at]?.value ?? ''}${parts[at + 1]?.value.startsWith('.') === true ? '.' : ''}`
}

/** `Mon 20 – Fri 24 Oct` */
export function formatDays(startsOn: string, endsOn: string, locale: Locale): string {
  if (startsOn.slice(0, 7) !== endsOn.slice(0, 7))
    return `${formatDay(startsOn, locale)} – ${formatDay(endsOn, locale)}`
  const parts = format(locale, { ...short, timeZone: 'UTC' }).formatToParts(utc(startsOn))
  const weekday = parts.find((part) => part.type === 'weekday')?.value ?? ''
  return `${weekday}\u00a0${dayNumber(startsOn, locale)} – ${formatDay(endsOn, locale)}`
}

/** `14:32`: at the venue, where what stands around it says so. */
export function formatClock(instant: string | Date, timeZone: string, locale: Locale): string {
  return format(locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone }).format(new Date(instant))
}

/** `CEST`: what the venue's zone is called at that time. */
export function zoneName(instant: string | Date, timeZone: string, locale: Locale): string {
  const parts = format(locale, { timeZone, timeZoneName: 'short', hour: '2-digit' }).formatToParts(new Date(instant))
  return parts.find((part) => part.type === 'timeZoneName')?.value ?? ''
}

/** `14:32 CEST`: at the venue, with the zone's name. */
export function formatTime(instant: string | Date, timeZone: string, locale: Locale): string {
  return `${formatClock(instant, timeZone, locale)}\u00a0${zoneName(instant, timeZone, locale)}`.trim()
}

/** `Tuesday`, `Tue` */
export function formatWeekday(day: string, locale: Locale, length: 'long' | 'short'): string {
  return format(locale, { weekday: length, timeZone: 'UTC' }).format(utc(day))
}

/** `October 2025` */
export function formatMonth(day: string, locale: Locale): string {
  return format(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(utc(day))
}

/** `Mon 20 Oct, 14:32 CEST` */
export function formatMoment(instant: string | Date, timeZone: string, locale: Locale): string {
  return `${tidy(format(locale, { ...short, timeZone }).format(new Date(instant)))}, ${formatTime(instant, timeZone, locale)}`
}

/** The calendar day at the venue, `YYYY-MM-DD`. */
export function dayAt(instant: Date, timeZone: string): string {
  // Swedish writes days as ISO 8601 does.
  return new Intl.DateTimeFormat('sv-SE', { timeZone }).format(instant)
}

/** Days from today at the venue to a day; negative once it is over. */
export function daysUntil(day: string, now: Date, timeZone: string): number {
  return Math.round((utc(day).getTime() - utc(dayAt(now, timeZone)).getTime()) / 86_400_000)
}

/** Until when something is held: `14:32 CEST`, with its day where that is not today at the venue. */
export function formatUntil(instant: string, timeZone: string, locale: Locale): string {
  const isToday = dayAt(new Date(instant), timeZone) === dayAt(appNow(), timeZone)
  return (isToday ? formatTime : formatMoment)(instant, timeZone, locale)
}
