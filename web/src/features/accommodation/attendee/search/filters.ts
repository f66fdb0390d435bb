import type { Accommodation, Amenity } from '@foyer/contract/accommodation'

/** The chips above the list, in their order. */
export const filterNames = ['near', 'shuttle', 'breakfast', 'price', 'stars'] as const
/** What a hotel has, behind “More”; breakfast is among the first where it is included. */
export const amenityNames = [
  'wifi',
  'stepFree',
  'quietRooms',
  'airConditioning',
  'parking',
  'bicycles',
  'restaurant',
  'bar',
  'gym',
  'sauna',
  'pets',
] as const satisfies readonly Amenity[]
export type FilterName = (typeof filterNames)[number] | (typeof amenityNames)[number]

/** Minutes door to door that count as near. */
export const NEAR_MINUTES = 15
/** Minor units a night, with VAT. */
const FAIR_PRICE_A_NIGHT = 175_00
export const MANY_STARS = 4

/** What a stay may cost to pass the price chip, in minor units. */
export function priceLimit(nights: number): number {
  return FAIR_PRICE_A_NIGHT * nights
}

type Filtered = Pick<Accommodation, 'minutesToVenue' | 'shuttle' | 'room' | 'totalPrice' | 'stars' | 'amenities'>

function passes(hotel: Filtered, filter: FilterName, nights: number): boolean {
  switch (filter) {
    case 'near':
      return hotel.minutesToVenue <= NEAR_MINUTES
    case 'shuttle':
      return hotel.shuttle
    case 'breakfast':
      return hotel.room !== null && hotel.room.board !== 'none'
    case 'price':
      return hotel.totalPrice !== null && hotel.totalPrice.amount <= priceLimit(nights)
    case 'stars':
      return hotel.stars >= MANY_STARS
    default:
      return hotel.amenities.includes(filter)
  }
}

export function applyFilters<Hotel extends Filtered>(
  hotels: readonly Hotel[],
  filters: readonly FilterName[],
  nights: number,
): Hotel[] {
  return hotels.filter((hotel) => filters.every((filter) => passes(hotel, filter, nights)))
}

/** How many hotels each chip leaves, beside the chips that are on. */
export function filterCounts<Name extends FilterName>(
  hotels: readonly Filtered[],
  filters: readonly FilterName[],
  nights: number,
  names: readonly Name[],
): Readonly<Record<Name, number>> {
  const count = (name: Name) => applyFilters(hotels, [...filters.filter((one) => one !== name), name], nights).length
  return Object.fromEntries(names.map((name) => [name, count(name)])) as Record<Name, number>
}

/** The letter plate of a hotel by its place in the list: A to Z, then AA. */
export function letterOf(index: number): string {
  const letter = String.fromCharCode(65 + (index % 26))
  return index < 26 ? letter : `${letterOf(Math.floor(index / 26) - 1)}${letter}`
}
