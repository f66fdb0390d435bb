import type { Locale } from '@foyer/contract/kit/languages'
import type { TrainClass } from '@foyer/contract/train-tickets'
import { writeDays } from '#platform/ground/days'
import { contentFor, inEveryLanguage, readerOf, type Texts } from '#platform/ground/texts'
import { type Say, wordsIn } from '#platform/ground/words'
import type { TrainTicketTypeRow } from './train-tickets.queries.ts'

/** Every sentence that an order, an invoice or a credit note says of a train ticket stands here, in every language. */

interface Edition {
  readonly languages: readonly string[]
}

type Described = Pick<TrainTicketTypeRow, 'name' | 'class' | 'valid_from' | 'valid_to'>

export const classIn = (t: Say, which: TrainClass): string => (which === 'first' ? t('First class') : t('Second class'))

/** Within a line: `Event ticket, second class`. */
export const classWithin = (t: Say, which: TrainClass): string =>
  which === 'first' ? t('first class') : t('second class')

/** A moment before this day ends is its day; a ticket of one day names it once. */
export const writeValidity = (type: Pick<Described, 'valid_from' | 'valid_to'>, locale: Locale): string =>
  writeDays(type.valid_from, type.valid_to, locale)

/** On the document: `Event ticket, second class, 18–26 October 2025`; in a list its name. Its last journey may be on its last day. */
export function describeTrainTicket(
  type: Described,
  edition: Edition,
): {
  readonly description: Texts
  readonly summary: Texts
  readonly suppliedFrom: string
  readonly suppliedOn: string
} {
  const name = (locale: Locale) => contentFor(type.name, readerOf(edition, locale))
  return {
    description: inEveryLanguage((locale) =>
      [name(locale), classWithin(wordsIn(locale), type.class), writeValidity(type, locale)].join(', '),
    ),
    summary: inEveryLanguage(name),
    suppliedFrom: type.valid_from,
    suppliedOn: type.valid_to,
  }
}

/** What is given back for a ticket that was cancelled: `Event ticket: train ticket given back`. */
export function describeReturnedTrainTicket(type: Described, edition: Edition): Texts {
  return inEveryLanguage((locale) =>
    wordsIn(locale)('{ticket}: train ticket given back', { ticket: contentFor(type.name, readerOf(edition, locale)) }),
  )
}

/** What is given back for one that was good for no journey any more when it was paid. */
export function describeLapsedTrainTicket(type: Described, edition: Edition): Texts {
  return inEveryLanguage((locale) =>
    wordsIn(locale)('{what}: over when it was paid', { what: contentFor(type.name, readerOf(edition, locale)) }),
  )
}
