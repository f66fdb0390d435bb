import type { AccommodationOrder } from '@foyer/contract/accommodation'
import { LONGEST_STAY } from '@foyer/contract/constants'
import { departureTooEarlyMessage, otherNightsMessage, searchTooLongMessage } from '@foyer/contract/stay-messages'
import type { CurrentEdition } from '#features/editions'
import { InvalidInput } from '#platform/door/problem'
import { isPossibleStay, moveDay, nightsBetween, type Stay } from './stay.ts'

export interface StayQuery {
  readonly start?: string | undefined
  readonly end?: string | undefined
  readonly roomOccupancy?: number | undefined
  readonly currentStays?: number | undefined
}

export interface StaySearch {
  readonly stay: Stay
  /** Persons. */
  readonly occupancy: number
  readonly nights: number
}

export interface ListSearch extends StaySearch {
  /** Null: whether bookable or not. */
  readonly isBookable: boolean | null
  readonly order: AccommodationOrder
}

/**
 * The nights that are asked about. What is missing comes from the edition's default search; a missing end from the
 * number of nights.
 * @throws InvalidInput where the days are no stay, or the number of nights is another than theirs.
 */
export function readStaySearch(edition: Pick<CurrentEdition, 'accommodationSearch'>, query: StayQuery): StaySearch {
  const usual = edition.accommodationSearch
  if ((query.currentStays ?? 0) > LONGEST_STAY)
    throw new InvalidInput([{ path: 'currentStays', message: searchTooLongMessage }])
  const arrival = query.start ?? usual.start
  const departure =
    query.end ??
    (query.currentStays !== undefined
      ? moveDay(arrival, query.currentStays)
      : query.start === undefined
        ? usual.end
        : moveDay(arrival, usual.currentStays))
  const stay = { arrival, departure }
  const nights = nightsBetween(arrival, departure)
  if (nights < 1) throw new InvalidInput([{ path: 'end', message: departureTooEarlyMessage }])
  if (!isPossibleStay(stay)) throw new InvalidInput([{ path: 'end', message: searchTooLongMessage }])
  if (query.currentStays !== undefined && query.currentStays !== nights)
    throw new InvalidInput([{ path: 'currentStays', message: otherNightsMessage }])
  return { stay, nights, occupancy: query.roomOccupancy ?? usual.roomOccupancy }
}
