import type { Edition } from '@foyer/contract/editions'
import { calendarFile } from './calendar-file.ts'

/** Saves the event's days as a calendar file. `description` is for the reader; it never holds the pass code. */
export function saveCalendarFile(edition: Edition, description: string): void {
  const title = `${edition.product} ${edition.year}`
  const content = calendarFile({
    id: `${edition.product}-${edition.year}@${location.hostname}`.toLowerCase().replace(/[^a-z0-9@.-]+/g, '-'),
    title,
    startsOn: edition.startsOn,
    endsOn: edition.endsOn,
    location: `${edition.venue}, ${edition.city}`,
    description,
    now: edition.now,
  })
  const url = URL.createObjectURL(new Blob([content], { type: 'text/calendar;charset=utf-8' }))
  const link = document.createElement('a')
  link.href = url
  link.download = `${title.replace(/[^\p{L}\p{N}]+/gu, '-')}.ics`
  link.click()
  // The browser reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}
