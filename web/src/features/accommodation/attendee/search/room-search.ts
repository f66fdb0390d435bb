import type { AccommodationOrder } from '@foyer/contract/accommodation'
import { LONGEST_STAY } from '@foyer/contract/constants'
import type { Edition } from '@foyer/contract/editions'
import type { SearchTexts } from '#platform/search-text.ts'
import { addDays, isDay, nightCount, type Stay } from '../../shared/stay.ts'
import { amenityNames, type FilterName, filterNames } from './filters.ts'
import { orderNames } from './hotel-words.ts'

/** What the address of `/accommodation` says, with the edition's default search where it says nothing. */
export interface RoomSearch {
  readonly stay: Stay
  /** Persons in one room. */
  readonly guests: number
  readonly order: AccommodationOrder
  readonly isBookableOnly: boolean
  readonly filters: readonly FilterName[]
  /** On phones, list and drawing take turns. */
  readonly view: 'list' | 'map'
}

/** No room of a conference sleeps more. */
export const MOST_GUESTS = 4
/** How far from the event, in days, nights are asked for. */
const AROUND_EVENT = 14

/** Null for what is no order that we know. */
export function readOrder(text: string | null | undefined): AccommodationOrder | null {
  return text != null && Object.hasOwn(orderNames, text) ? (text as AccommodationOrder) : null
}

export function defaultSearch({ accommodationSearch }: Pick<Edition, 'accommodationSearch'>): RoomSearch {
  return {
    stay: { arrival: accommodationSearch.start, departure: accommodationSearch.end },
    guests: accommodationSearch.roomOccupancy,
    order: readOrder(accommodationSearch.order) ?? 'priceHighLow',
    isBookableOnly: accommodationSearch.roomIsBookable,
    filters: [],
    view: 'list',
  }
}

/** The nights for which any room is offered; null where none is. */
export interface OfferedNights {
  readonly first: string | null
  readonly last: string | null
}

/**
 * The days that can be asked for: arrival no earlier, departure no later. `today` is that of the venue. Nights that
 * nobody offers cannot be chosen; until it is known which are offered, a fortnight on either side of the event can.
 */
export function searchBounds(
  { startsOn, endsOn }: Pick<Edition, 'startsOn' | 'endsOn'>,
  today: string,
  offered: OfferedNights | undefined,
): Stay {
  const first = offered?.first ?? addDays(startsOn, -AROUND_EVENT)
  const last = offered?.last ?? addDays(endsOn, AROUND_EVENT - 1)
  const earliest = today > first ? today : first
  // After the last night there is nothing to choose; the days then stay the right way round.
  const [arrival = earliest] = [earliest, last].sort()
  return { arrival, departure: addDays(last, 1) }
}

function readStay(texts: SearchTexts, fallback: Stay): Stay {
  const arrival = texts['start']
  const departure = texts['end']
  if (!isDay(arrival) || !isDay(departure)) return fallback
  const nights = nightCount({ arrival, departure })
  return nights >= 1 && nights <= LONGEST_STAY ? { arrival, departure } : fallback
}

/** Reads the address. What makes no sense there counts as not said. */
export function readSearch(texts: SearchTexts, defaults: RoomSearch): RoomSearch {
  const guests = Number(texts['guests'])
  const filters = (texts['filter'] ?? '').split(',')
  return {
    stay: readStay(texts, defaults.stay),
    guests: Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS ? guests : defaults.guests,
    order: readOrder(texts['sort']) ?? defaults.order,
    isBookableOnly: /^(true|false)$/.test(texts['bookable'] ?? '')
      ? texts['bookable'] === 'true'
      : defaults.isBookableOnly,
    filters: [...filterNames, ...amenityNames].filter((name) => filters.includes(name)),
    view: texts['view'] === 'map' ? 'map' : 'list',
  }
}

/** The address of a search: what differs from the default. */
export function writeSearch(search: RoomSearch, defaults: RoomSearch): SearchTexts {
  const isDefaultStay =
    search.stay.arrival === defaults.stay.arrival && search.stay.departure === defaults.stay.departure
  return {
    ...(isDefaultStay ? {} : { start: search.stay.arrival, end: search.stay.departure }),
    ...(search.guests === defaults.guests ? {} : { guests: String(search.guests) }),
    ...(search.order === defaults.order ? {} : { sort: search.order }),
    ...(search.isBookableOnly === defaults.isBookableOnly ? {} : { bookable: String(search.isBookableOnly) }),
    ...(search.filters.length === 0 ? {} : { filter: search.filters.join(',') }),
    ...(search.view === 'list' ? {} : { view: search.view }),
  }
}

/** Stay and guests as the calls name them. */
export function stayQuery({ stay, guests }: Pick<RoomSearch, 'stay' | 'guests'>) {
  return {
    start: stay.arrival,
    end: stay.departure,
    roomOccupancy: String(guests),
    currentStays: String(nightCount(stay)),
  }
}

/** The list's call. `null` in so many letters asks for all, the full ones too. */
export function listQuery(search: RoomSearch) {
  return {
    ...stayQuery(search),
    roomIsBookable: search.isBookableOnly ? ('true' as const) : ('null' as const),
    order: search.order,
  }
}
