import type { CurrentEdition } from '#features/editions'
import { inEveryLanguage, type Texts } from '#platform/texts'
import { wordsIn } from '#platform/words'

type Event = Pick<CurrentEdition, 'product' | 'year'>

interface Described {
  readonly description: Texts
  /** In a list, where the event is known. */
  readonly summary: Texts
}

const within = (summary: Texts, event: Event): Described => ({
  description: inEveryLanguage((locale) => `${summary[locale]}, ${event.product} ${event.year}`),
  summary,
})

/** What an order's line calls a pass: `VIP pass, MSPG 2025`. */
export function describePass(type: { readonly name: string }, event: Event): Described {
  return within(
    inEveryLanguage((locale) => wordsIn(locale)('{type} pass', { type: type.name })),
    event,
  )
}

/** What an order's line calls an upgrade: `Upgrade from Standard to VIP, MSPG 2025`. */
export function describeUpgrade(held: { readonly name: string }, wanted: { readonly name: string }, event: Event) {
  return within(
    inEveryLanguage((locale) =>
      wordsIn(locale)('Upgrade from {held} to {wanted}', { held: held.name, wanted: wanted.name }),
    ),
    event,
  )
}
