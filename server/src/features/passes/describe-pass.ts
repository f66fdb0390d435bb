import type { CurrentEdition } from '#features/editions'
import type { Context } from '#platform/context'

type Reader = Pick<Context, 'locale'>
type Event = Pick<CurrentEdition, 'product' | 'year'>

/** What an order's line calls a pass: `VIP pass, MSPG 2025`. */
export function describePass({ locale }: Reader, type: { readonly name: string }, event: Event): string {
  const words = { en: `${type.name} pass`, de: `Ticket ${type.name}` }
  return `${words[locale]}, ${event.product} ${event.year}`
}

/** What an order's line calls an upgrade: `Upgrade from Standard to VIP, MSPG 2025`. */
export function describeUpgrade(
  { locale }: Reader,
  held: { readonly name: string },
  wanted: { readonly name: string },
  event: Event,
): string {
  const words = {
    en: `Upgrade from ${held.name} to ${wanted.name}`,
    de: `Aufwertung von ${held.name} zu ${wanted.name}`,
  }
  return `${words[locale]}, ${event.product} ${event.year}`
}
