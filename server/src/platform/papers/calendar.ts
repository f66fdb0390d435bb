import { ICalCalendar, ICalEventTransparency } from 'ical-generator'

/** What calendar files are made with, of whoever asks for one. */
interface Asking {
  readonly now: Date
  readonly locale: string
  readonly ports: { readonly publicUrl: string }
}

export interface CalendarEntry {
  /** The same thing keeps its name, so that what changed takes the place of the old one in the calendar. */
  readonly id: string
  readonly title: string
  /** Line by line; a code that opens something is never among them. */
  readonly description: readonly string[]
  readonly location: string
  readonly geo?: { readonly lat: number; readonly lon: number }
  /** Where it stands in this app. */
  readonly path: string
  /** Whole calendar days, `until` the first that does not belong to it; or a time. */
  readonly when: { readonly from: string; readonly until: string } | { readonly startsAt: Date; readonly endsAt: Date }
}

/** A calendar day for a library that reads the UTC parts of an instant. */
const dayAsDate = (day: string): Date => new Date(`${day}T00:00:00Z`)

/** The day after a calendar day, which is where one that lasts to its end stops. */
export const dayAfter = (day: string): string =>
  new Date(dayAsDate(day).getTime() + 86_400_000).toISOString().slice(0, 10)

/**
 * One thing as a calendar file (RFC 5545). Times are in UTC, so that no calendar has to know our time zone; days are days
 * wherever they are read, and leave whoever has them free.
 */
export function writeCalendarFile({ now, locale, ports }: Asking, product: string, entry: CalendarEntry): Buffer {
  const calendar = new ICalCalendar({ prodId: { company: 'Foyer', product, language: locale.toUpperCase() } })
  const { when } = entry
  calendar.createEvent({
    id: `${entry.id}@${new URL(ports.publicUrl).hostname}`,
    stamp: now,
    ...('from' in when
      ? {
          start: dayAsDate(when.from),
          end: dayAsDate(when.until),
          allDay: true,
          transparency: ICalEventTransparency.TRANSPARENT,
        }
      : { start: when.startsAt, end: when.endsAt }),
    summary: entry.title,
    location: entry.geo === undefined ? entry.location : { title: entry.location, geo: entry.geo },
    description: entry.description.filter((line) => line !== '').join('\n'),
    url: new URL(entry.path, ports.publicUrl).href,
  })
  return Buffer.from(calendar.toString())
}

export const CALENDAR_TYPE = 'text/calendar; charset=utf-8'
