export interface CalendarEntry {
  /** The same entry keeps its id, so that adding it twice updates the first. */
  readonly id: string
  readonly title: string
  /** `YYYY-MM-DD` */
  readonly startsOn: string
  /** `YYYY-MM-DD`, the last day itself. */
  readonly endsOn: string
  readonly location: string
  readonly description: string
  /** The app's clock, RFC 3339 in UTC. */
  readonly now: string
}

const MAXIMUM_OCTETS = 75

/** RFC 5545, 3.3.11: the characters that would end a value, or start another. */
export function escapeText(text: string): string {
  return text.replace(/[\\;,]/g, (character) => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')
}

/** RFC 5545, 3.1: no line is longer than 75 octets; what follows begins with a blank. Never splits a character. */
export function foldLine(line: string): string {
  const encoder = new TextEncoder()
  const folded: string[] = []
  let part = ''
  let octets = 0
  for (const character of line) {
    const length = encoder.encode(character).length
    if (octets + length > MAXIMUM_OCTETS) {
      folded.push(part)
      part = ' '
      octets = 1
    }
    part += character
    octets += length
  }
  return [...folded, part].join('\r\n')
}

function compact(day: string): string {
  return day.replaceAll('-', '')
}

/** An end in a calendar is the first moment that no longer belongs to the entry. */
function dayAfter(day: string): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  return new Date(Date.UTC(year, month - 1, date + 1)).toISOString().slice(0, 10)
}

/** An all-day entry for the event: days, not instants, so that it never moves with the reader's time zone. */
export function calendarFile(entry: CalendarEntry): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Foyer//Pass//EN',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${escapeText(entry.id)}`,
    `DTSTAMP:${entry.now.replace(/[-:]|\.\d+/g, '')}`,
    `DTSTART;VALUE=DATE:${compact(entry.startsOn)}`,
    `DTEND;VALUE=DATE:${compact(dayAfter(entry.endsOn))}`,
    `SUMMARY:${escapeText(entry.title)}`,
    `LOCATION:${escapeText(entry.location)}`,
    `DESCRIPTION:${escapeText(entry.description)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${foldLine(line)}\r\n`).join('')
}
