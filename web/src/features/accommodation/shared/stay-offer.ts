import type { Room } from '@foyer/contract/accommodation'
import type { Money } from '@foyer/contract/kit/money'
import { isNightOf, isSameStay, nightCount, type Stay } from './stay.ts'
import { fullNights, longestFreeStretch, nightState, type ShownNight } from './stay-nights.ts'

/** What a room can give of the nights that were asked for. */
export type StayOffer =
  /** Every night. */
  | { readonly is: 'whole'; readonly stay: Stay; readonly total: Money | null }
  /** Not every night: the longest stretch that is free, the nights that are full. */
  | { readonly is: 'part'; readonly stay: Stay; readonly total: Money | null; readonly full: readonly string[] }
  | { readonly is: 'none'; readonly full: readonly string[] }
  /** Every night is free, and no such stay may arrive on the first: it must have so many nights; null: none may. */
  | { readonly is: 'ruled-out'; readonly minimumStay: number | null }
  /** Nobody knows: a night's state could not be read. */
  | { readonly is: 'unknown' }

/** The sum of a stay's nights, with VAT; null where the price of one is not known. */
export function priceOfStay(nights: readonly ShownNight[], stay: Stay): Money | null {
  let sum = null as Money | null
  const own = nights.filter(({ night }) => isNightOf(night, stay))
  if (own.length < nightCount(stay)) return null
  for (const { price } of own) {
    if (price === null) return null
    sum = { amount: (sum?.amount ?? 0) + price.amount, currency: price.currency }
  }
  return sum
}

interface Asked {
  readonly bookable: boolean
  readonly totalPrice: Money | null
  readonly nights: readonly ShownNight[]
  /** What is asked of a stay that arrives when this one does; null where it is not known. */
  readonly arrival?: Room['arrival']
}

export function stayOffer({ bookable, totalPrice, nights, arrival }: Asked, stay: Stay): StayOffer {
  if (bookable) return { is: 'whole', stay, total: totalPrice ?? priceOfStay(nights, stay) }
  const full = fullNights(nights, stay)
  const free = longestFreeStretch(nights, stay)
  if (free !== null && isSameStay(free, stay) && arrival != null) {
    if (arrival.isClosed) return { is: 'ruled-out', minimumStay: null }
    if (arrival.minimumStay > nightCount(stay)) return { is: 'ruled-out', minimumStay: arrival.minimumStay }
  }
  // The parts are not of the same moment: one says that a night is gone, the other still has it.
  if (free !== null && isSameStay(free, stay)) return { is: 'unknown' }
  if (free !== null) return { is: 'part', stay: free, total: priceOfStay(nights, free), full }
  const isKnown = nights.some((night) => isNightOf(night.night, stay) && nightState(night) !== 'unknown')
  return isKnown ? { is: 'none', full } : { is: 'unknown' }
}

/** A whole amount shared over nights, rounded to the minor unit: what a night costs on average. */
export function priceANight(total: Money, nights: number): Money {
  return { amount: Math.round(total.amount / Math.max(1, nights)), currency: total.currency }
}
