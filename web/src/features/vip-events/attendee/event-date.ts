import { type Locale, languages } from '@foyer/contract/kit/languages'
import { dayAt } from '#platform/days.ts'

/** `22`: the numeral of a card. */
export const dayNumeral = (instant: string, timeZone: string): string =>
  String(Number(dayAt(new Date(instant), timeZone).slice(8)))

/** `Wed, Oct`: the numeral's weekday and month. */
export function weekdayAndMonth(instant: string, timeZone: string, locale: Locale): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[locale].region, { ...options, timeZone }).format(new Date(instant))
  return `${write({ weekday: 'short' })}, ${write({ month: 'short' })}`
}
