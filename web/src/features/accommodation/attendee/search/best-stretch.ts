import type { Accommodation } from '@foyer/contract/accommodation'
import { nightCount, type Stay } from '../../shared/stay.ts'
import { stayOffer } from '../../shared/stay-offer.ts'

interface Stretch {
  readonly hotel: string
  readonly stay: Stay
  readonly nights: number
}

type Searched = Pick<Accommodation, 'name' | 'bookable' | 'totalPrice' | 'nights'>

/** The longest run of free nights within a stay, among these hotels; of two as long, the earlier hotel's. */
export function bestStretch(hotels: readonly Searched[], stay: Stay): Stretch | null {
  const stretches = hotels.flatMap((hotel) => {
    const offer = stayOffer(hotel, stay)
    return offer.is === 'part' ? [{ hotel: hotel.name, stay: offer.stay, nights: nightCount(offer.stay) }] : []
  })
  return stretches.toSorted((a, b) => b.nights - a.nights)[0] ?? null
}
