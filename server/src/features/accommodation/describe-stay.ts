import type { Locale } from '@foyer/contract/kit/languages'
import { writeDays } from '#platform/ground/days'
import { contentFor, inEveryLanguage, readerOf, type Texts } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import { nightsBetween, type Stay } from './stay.ts'

/** Every sentence that an order, an invoice or a credit note says of a stay stands here, in every language. */

interface NamedRoom {
  readonly accommodation_name: string
  readonly name: unknown
  /** Of the edition it is sold in: in the first its name is written at least. */
  readonly languages: readonly string[]
}

interface Described {
  /** On the document: house, room, days, nights. */
  readonly description: Texts
  /** In a list: house and nights. */
  readonly summary: Texts
  /** A stay is supplied from its first day on, and in whole when it ends. */
  readonly suppliedFrom: string
  readonly suppliedOn: string
}

const writeNights = (nights: number, locale: Locale): string =>
  wordsIn(locale)('{nights, plural, one {# night} other {# nights}}', { nights })

export const lengthOf = (stay: Stay): number => nightsBetween(stay.arrival, stay.departure)

const writeStay = (room: NamedRoom, stay: Stay, locale: Locale): string =>
  [
    room.accommodation_name,
    contentFor(room.name, readerOf(room, locale)),
    writeDays(stay.arrival, stay.departure, locale),
    writeNights(lengthOf(stay), locale),
  ].join(', ')

/** A stay that is sold: `Hotel Adler, Double room, 20–24 October 2025, 4 nights`. */
export function describeStay(room: NamedRoom, stay: Stay): Described {
  return {
    description: inEveryLanguage((locale) => writeStay(room, stay, locale)),
    summary: inEveryLanguage((locale) => `${room.accommodation_name}, ${writeNights(lengthOf(stay), locale)}`),
    suppliedFrom: stay.arrival,
    suppliedOn: stay.departure,
  }
}

/** What a dearer stay costs more: `Change to Hotel Adler, Double room, 19–24 October 2025, 5 nights`. */
export function describeDearerStay(room: NamedRoom, stay: Stay): Described {
  const { description, summary, ...supplied } = describeStay(room, stay)
  const change = (to: Texts) => inEveryLanguage((locale) => wordsIn(locale)('Change to {stay}', { stay: to[locale] }))
  return { description: change(description), summary: change(summary), ...supplied }
}

const writeShortDays = (stay: Stay, locale: Locale): string => writeDays(stay.arrival, stay.departure, locale, 'short')

/** What is given back for a stay that was cancelled: `Hotel Adler: 1 night cancelled, 20–21 Oct 2025`. */
export function describeCancelledStay(room: NamedRoom, stay: Stay): Texts {
  return inEveryLanguage((locale) =>
    wordsIn(locale)('{house}: {nights, plural, one {# night} other {# nights}} cancelled, {days}', {
      house: room.accommodation_name,
      nights: lengthOf(stay),
      days: writeShortDays(stay, locale),
    }),
  )
}

/**
 * What is given back for a stay that became cheaper: `Hotel Adler: 2 nights fewer, now 20–21 Oct 2025`, or
 * `Hotel Adler: now Single room, 20–22 Oct 2025` where the nights are as many.
 */
export function describeCheaperStay(
  before: { readonly room: NamedRoom; readonly stay: Stay },
  after: { readonly room: NamedRoom; readonly stay: Stay },
): Texts {
  const fewer = lengthOf(before.stay) - lengthOf(after.stay)
  const from = before.room.accommodation_name
  const isElsewhere = after.room.accommodation_name !== from
  return inEveryLanguage((locale) => {
    const t = wordsIn(locale)
    const house = isElsewhere ? `${after.room.accommodation_name}, ` : ''
    const room = isElsewhere || fewer <= 0 ? `${contentFor(after.room.name, readerOf(after.room, locale))}, ` : ''
    const now = `${house}${room}${writeShortDays(after.stay, locale)}`
    return fewer > 0
      ? t('{from}: {nights, plural, one {# night} other {# nights}} fewer, now {now}', { from, nights: fewer, now })
      : t('{from}: now {now}', { from, now })
  })
}
