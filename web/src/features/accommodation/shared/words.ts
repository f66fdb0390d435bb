import type { Accommodation, Board } from '@foyer/contract/accommodation'
import { type Locale, languages } from '@foyer/contract/kit/languages'
import { dayNumber, formatDay, unbroken, unbrokenDays } from '#platform/days.ts'
import { message } from '#platform/messages/messages.ts'
import type { IconName } from '#ui/icon.tsx'
import { walkSign } from '#ui/signs.ts'
import type { Stay } from './stay.ts'

const utc = (day: string) => new Date(`${day}T00:00:00Z`)

/** `Mon`, `Mo` */
export function weekday(day: string, locale: Locale): string {
  return new Intl.DateTimeFormat(languages[locale].region, { weekday: 'short', timeZone: 'UTC' })
    .format(utc(day))
    .replace('.', '')
}

/** `20`, as a numeral by itself. */
export const dayNumeral = (day: string) => String(Number(day.slice(8)))

/** `Mon 20` */
export const shortDay = (day: string, locale: Locale) => `${weekday(day, locale)}\u00a0${dayNumber(day, locale)}`

/** `Oct`, `Okt.`: as it stands after a day, where German has the dot. */
export const monthOf = (day: string, locale: Locale) =>
  new Intl.DateTimeFormat(languages[locale].region, { day: 'numeric', month: 'short', timeZone: 'UTC' })
    .formatToParts(utc(day))
    .find(({ type }) => type === 'month')?.value ?? ''

/** `Mon 20 Oct 2025`, as it stands in a field and can be typed. */
export const dayInField = (day: string, locale: Locale) =>
  `${formatDay(day, locale)} ${day.slice(0, 4)}`.replaceAll('\u00a0', ' ')

/** `Mon 20 – Thu 23`: the first night to the morning of leaving. */
export const shortStay = (stay: Stay, locale: Locale) =>
  `${shortDay(stay.arrival, locale)} – ${shortDay(stay.departure, locale)}`

/** `20–24 Oct`, on one line. */
export function tightStay({ arrival, departure }: Stay, locale: Locale): string {
  const isOneMonth = arrival.slice(0, 7) === departure.slice(0, 7)
  const first = isOneMonth ? dayNumber(arrival, locale) : `${dayNumber(arrival, locale)} ${monthOf(arrival, locale)}`
  return unbrokenDays(unbroken(`${first}–${dayNumber(departure, locale)} ${monthOf(departure, locale)}`))
}

export const boardNames: Record<Board, string> = {
  none: message('room only'),
  breakfast: message('breakfast included'),
  halfBoard: message('half board included'),
}

export const wayIcons: Record<Accommodation['way']['kind'], IconName> = {
  walk: walkSign,
  shuttle: 'bus',
  train: 'train',
}

/** `Mon 20, Wed 22` */
export const nightList = (nights: readonly string[], locale: Locale) =>
  nights.map((night) => shortDay(night, locale)).join(', ')
