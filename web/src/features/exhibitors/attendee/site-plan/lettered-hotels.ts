import type { Accommodation } from '@foyer/contract/accommodation'
import type { SitePlan } from '@foyer/contract/exhibitors'

export interface LetteredHotel {
  readonly hotel: Accommodation
  readonly letter: string
  /** On the drawing; null where it lies beyond it. */
  readonly at: readonly [number, number] | null
  /** One stays there. */
  readonly isOwn: boolean
}

/** The nearest first, each with the letter of its plate. */
export function letterHotels(
  hotels: readonly Accommodation[],
  { accommodations }: Pick<SitePlan, 'accommodations'>,
  own: ReadonlySet<number>,
): LetteredHotel[] {
  return hotels
    .toSorted((one, other) => one.minutesToVenue - other.minutesToVenue || one.name.localeCompare(other.name))
    .map((hotel, nth) => ({
      hotel,
      letter: nth < 26 ? String.fromCodePoint(65 + nth) : String(nth + 1),
      at: accommodations.find(({ id }) => id === hotel.id)?.at ?? null,
      isOwn: own.has(hotel.id),
    }))
}
