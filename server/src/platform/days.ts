/** The calendar day of an instant in a time zone, `YYYY-MM-DD`. */
export function dayIn(timeZone: string, at: Date): string {
  // The Swedish form of a date is the ISO form.
  return new Intl.DateTimeFormat('sv-SE', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' }).format(at)
}

const months = {
  en: [
    'January',
    'February',
    'March',
    'April',
    'May',
    'June',
    'July',
    'August',
    'September',
    'October',
    'November',
    'December',
  ],
  de: [
    'Januar',
    'Februar',
    'März',
    'April',
    'Mai',
    'Juni',
    'Juli',
    'August',
    'September',
    'Oktober',
    'November',
    'Dezember',
  ],
}

/** `2025-08-18` as `18 August 2025` or `18. August 2025`, held together by no-break spaces. */
export function writeDay(day: string, locale: 'en' | 'de'): string {
  const [year = '', month = '', date = ''] = day.split('-')
  const name = months[locale][Number(month) - 1]
  if (name === undefined || !/^\d{4}-\d{2}-\d{2}$/.test(day)) throw new RangeError('A day is written YYYY-MM-DD')
  return `${Number(date)}${locale === 'de' ? '.' : ''}\u00a0${name}\u00a0${year}`
}

/** Two days of one stretch: `20–24 October 2025`, `30 September – 2 October 2025`; breaks nowhere. */
export function writeDays(from: string, until: string, locale: 'en' | 'de', month: 'long' | 'short' = 'long'): string {
  const format = new Intl.DateTimeFormat(locale === 'de' ? 'de-DE' : 'en-GB', {
    timeZone: 'UTC',
    day: 'numeric',
    month,
    year: 'numeric',
  })
  const at = (day: string) => new Date(`${day}T00:00:00Z`)
  const written = format.formatRange(at(from), at(until)).replace(/\s/g, '\u00a0')
  // Between two numbers of one month a dash stands close, whatever the language's data say of it.
  return from.slice(0, 7) === until.slice(0, 7) ? written.replace('\u00a0–\u00a0', '–') : written
}

/** An instant as people of a time zone say it: `6 October 2025, 00:00`. */
export function writeMoment(at: Date, timeZone: string, locale: 'en' | 'de'): string {
  const time = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  return `${writeDay(dayIn(timeZone, at), locale)}, ${time}`
}
