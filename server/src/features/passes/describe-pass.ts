import type { CurrentEdition } from '#features/editions'
import { contentFor, inEveryLanguage, readerOf, type Texts } from '#platform/ground/texts'
import { wordsIn } from '#platform/ground/words'

type Event = Pick<CurrentEdition, 'product' | 'year' | 'languages'>

interface Described {
  readonly description: Texts
  /** In a list, where the event is known. */
  readonly summary: Texts
  /** Whose stripe the line bears: of an upgrade, the new type's. */
  readonly codeType: string
}

interface Named {
  /** By language. */
  readonly name: unknown
  readonly code_type: string
}

const within = (summary: Texts, codeType: string, event: Event): Described => ({
  description: inEveryLanguage((locale) => `${summary[locale]}, ${event.product} ${event.year}`),
  summary,
  codeType,
})

/** What an order's line calls a pass: `VIP pass, MSPG 2025`. */
export function describePass(type: Named, event: Event): Described {
  return within(
    inEveryLanguage((locale) =>
      wordsIn(locale)('{type} pass', { type: contentFor(type.name, readerOf(event, locale)) }),
    ),
    type.code_type,
    event,
  )
}

/** What an order's line calls an upgrade: `Upgrade from Standard to VIP, MSPG 2025`. */
export function describeUpgrade(held: Named, wanted: Named, event: Event) {
  return within(
    inEveryLanguage((locale) =>
      wordsIn(locale)('Upgrade from {held} to {wanted}', {
        held: contentFor(held.name, readerOf(event, locale)),
        wanted: contentFor(wanted.name, readerOf(event, locale)),
      }),
    ),
    wanted.code_type,
    event,
  )
}
