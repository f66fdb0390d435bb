import type { Locale } from '@foyer/contract/kit/languages'
import type { CurrentEdition } from '#features/editions'
import { dayIn, writeMoment } from '#platform/ground/days'
import { contentFor, inEveryLanguage, readerOf, type Texts } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'
import type { EventRow } from './vip-events.queries.ts'

/** Every sentence that an order, an invoice or a credit note says of a place stands here, in every language. */

type Named = Pick<EventRow, 'name'>
type Reading = Pick<CurrentEdition, 'languages' | 'timeZone'>

const nameOf = ({ name }: Named, edition: Reading, locale: Locale) => contentFor(name, readerOf(edition, locale))

/** A place that is sold: `Boiler House Night, 23 October 2025, 20:00, with one guest`. */
export function describePlace(event: Pick<EventRow, 'name' | 'starts_at'>, places: number, edition: Reading) {
  const day = dayIn(edition.timeZone, event.starts_at)
  const withGuest = (text: string, locale: Locale) =>
    places === 2 ? wordsIn(locale)('{event}, with one guest', { event: text }) : text
  return {
    description: inEveryLanguage((locale) =>
      withGuest(`${nameOf(event, edition, locale)}, ${writeMoment(event.starts_at, edition.timeZone, locale)}`, locale),
    ),
    summary: inEveryLanguage((locale) => withGuest(nameOf(event, edition, locale), locale)),
    suppliedFrom: day,
    suppliedOn: day,
  }
}

/** What is given back for a place: `Boiler House Night: withdrawn`, or that it does not take place. */
export function describeReturn(event: Pick<EventRow, 'name' | 'cancelled_at'>, edition: Reading): Texts {
  return inEveryLanguage((locale) => {
    const t = wordsIn(locale)
    const name = nameOf(event, edition, locale)
    return event.cancelled_at === null
      ? t('{event}: place given back', { event: name })
      : t('{event}: event cancelled', { event: name })
  })
}

/** What is given back for a place that nobody gave back: the pass that opened its event is gone, or is another. */
export const describeLoss = (event: Pick<EventRow, 'name' | 'cancelled_at'>, edition: Reading): Texts =>
  event.cancelled_at === null
    ? inEveryLanguage((locale) =>
        wordsIn(locale)('{event}: place ended with the pass', { event: nameOf(event, edition, locale) }),
      )
    : describeReturn(event, edition)

/** What is given back for a place that was paid when it was over: `Boiler House Night: over when it was paid`. */
export const describeLapse = (event: Pick<EventRow, 'name' | 'cancelled_at'>, edition: Reading): Texts =>
  event.cancelled_at === null
    ? inEveryLanguage((locale) =>
        wordsIn(locale)('{what}: over when it was paid', { what: nameOf(event, edition, locale) }),
      )
    : describeReturn(event, edition)
