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

/** An instant as people of a time zone say it: `6 October 2025, 00:00`. */
export function writeMoment(at: Date, timeZone: string, locale: 'en' | 'de'): string {
  const time = new Intl.DateTimeFormat('de-DE', { timeZone, hour: '2-digit', minute: '2-digit' }).format(at)
  return `${writeDay(dayIn(timeZone, at), locale)}, ${time}`
}
