import type { Locale } from '@foyer/contract/kit/languages'
import { regionOf } from './words.ts'

const formats = new Map<string, Intl.DateTimeFormat>()

/** Making a format takes a hundred times what writing with it does, so each is made once. */
function formatOf(region: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = JSON.stringify([region, options])
  const known = formats.get(key)
  if (known !== undefined) return known
  const made = new Intl.DateTimeFormat(region, options)
  formats.set(key, made)
  return made
}

/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  // The Swedish form of a date is the ISO form.
  return formatOf('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
}

const format = (locale: Locale, options: Intl.DateTimeFormatOptions) =>
  formatOf(regionOf(locale), { timeZone: 'UTC', ...options })
const midnight = (day: string) => new Date(`${day}T00:00:00Z`)
const unbroken = (text: string) => text.replace(/\s/g, '\u00a0')

/** `2025-08-18` as `18 August 2025` or `18. August 2025`, held together by no-break spaces. */
export function writeDay(day: string, locale: Locale): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(midnight(day).getTime()))
    throw new RangeError('A day is written YYYY-MM-DD')
  return unbroken(format(locale, { day: 'numeric', month: 'long', year: 'numeric' }).format(midnight(day)))
}

/** Two days of one stretch: `20–24 October 2025`, `30 September – 2 October 2025`; breaks nowhere. */
export function writeDays(from: string, until: string, locale: Locale, month: 'long' | 'short' = 'long'): string {
  const range = format(locale, { day: 'numeric', month, year: 'numeric' }).formatRange(midnight(from), midnight(until))
  const written = unbroken(range)
  // Between two numbers of one month a dash stands close, whatever the language's data say of it.
  return from.slice(0, 7) === until.slice(0, 7) ? written.replace('\u00a0–\u00a0', '–') : written
}

/** An instant as people of a time zone say it: `6 October 2025, 00:00`. */
export function writeMoment(at: Date, timeZone: string, locale: Locale): string {
  const time = format(locale, { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(at)
  return `${writeDay(dayIn(timeZone, at), locale)}, ${time}`
}

/** What a time zone's clocks are ahead of UTC at an instant: `+02:00`. */
function offsetIn(timeZone: string, at: Date): string {
  const parts = formatOf('en-GB', { timeZone, timeZoneName: 'longOffset' }).formatToParts(at)
  const said = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return said === 'GMT' ? '+00:00' : said.replace('GMT', '')
}

/** An instant as the clocks of a time zone show it, with their offset (ISO 8601): `2025-10-20T08:30:00+02:00`. */
export function writeIsoIn(timeZone: string, at: Date): string {
  const clock = formatOf('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at)
  return `${clock.replace(' ', 'T')}${offsetIn(timeZone, at)}`
}

/** When a time zone's clocks show `HH:MM:SS` on a day; where they skip it, an hour beside it. */
export function instantIn(timeZone: string, day: string, clock: string): Date {
  const guess = new Date(`${day}T${clock}${offsetIn(timeZone, midnight(day))}`)
  return new Date(`${day}T${clock}${offsetIn(timeZone, guess)}`)
}
