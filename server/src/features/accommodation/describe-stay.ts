import type { Context } from '#platform/context'
import { writeDay } from '#platform/days'
import { inLanguage } from './present-accommodation.ts'
import { nightsBetween, type Stay } from './stay.ts'

/** What an order's line calls a stay: `Hotel Adler, Double room, 20 October 2025 – 24 October 2025, 4 nights`. */
export function describeStay(
  { locale }: Pick<Context, 'locale'>,
  room: { readonly accommodation_name: string; readonly name: unknown },
  stay: Stay,
): string {
  const nights = nightsBetween(stay.arrival, stay.departure)
  const words = { en: nights === 1 ? 'night' : 'nights', de: nights === 1 ? 'Nacht' : 'Nächte' }
  const days = `${writeDay(stay.arrival, locale)} – ${writeDay(stay.departure, locale)}`
  return `${room.accommodation_name}, ${inLanguage(room.name, locale)}, ${days}, ${nights} ${words[locale]}`
}
