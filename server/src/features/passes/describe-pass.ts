import type { CurrentEdition } from '#features/editions'
import { inEveryLanguage, type Texts } from '#platform/texts'

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
  return within({ en: `${type.name} pass`, de: `Ticket ${type.name}` }, event)
}

/** What an order's line calls an upgrade: `Upgrade from Standard to VIP, MSPG 2025`. */
export function describeUpgrade(held: { readonly name: string }, wanted: { readonly name: string }, event: Event) {
  return within(
    { en: `Upgrade from ${held.name} to ${wanted.name}`, de: `Aufwertung von ${held.name} zu ${wanted.name}` },
    event,
  )
}
