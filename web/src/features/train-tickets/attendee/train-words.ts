import type { Locale } from '@foyer/contract/kit/languages'
import type { TrainClass } from '@foyer/contract/train-tickets'
import { dayAt, formatDay, formatDays } from '#platform/days.ts'
import { message } from '#platform/messages/messages.ts'

export const classNames: Readonly<Record<TrainClass, string>> = {
  first: message('First class'),
  second: message('Second class'),
}

/** `Sat 18 – Sun 26 Oct`; a single day once. */
export const validDays = (
  { validFrom, validTo }: { readonly validFrom: string; readonly validTo: string },
  locale: Locale,
) => (validFrom === validTo ? formatDay(validFrom, locale) : formatDays(validFrom, validTo, locale))

/** The last whole day before a deadline: one that ends at midnight ends with the day before. */
export const lastDayBefore = (instant: string, timeZone: string, locale: Locale): string =>
  formatDay(dayAt(new Date(Date.parse(instant) - 1), timeZone), locale)
