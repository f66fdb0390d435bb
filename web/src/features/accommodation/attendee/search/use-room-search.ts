import { type AccommodationOrder, readStayNights } from '@foyer/contract/accommodation'
import { useQuery } from '@tanstack/react-query'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { useEffect, useMemo } from 'react'
import { query } from '#platform/api.ts'
import { appNow } from '#platform/app-clock.ts'
import { dayAt } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { keep, readKept } from '#platform/kept.ts'
import { parseSearch, type SearchTexts } from '#platform/search-text.ts'
import type { Stay } from '../../shared/stay.ts'
import { defaultSearch, type RoomSearch, readOrder, readSearch, searchBounds, writeSearch } from './room-search.ts'

const STORED = 'accommodation_sort'

const rememberedSort = (): AccommodationOrder | null => readOrder(readKept('localStorage', STORED))

/**
 * What the address asks for, and how to ask for something else. An order of sorting that somebody chose is kept for the
 * next visit. Other days can be taken back with the browser's Back; chips and views do not pile up there.
 */
export function useRoomSearch() {
  const edition = useEdition()
  const navigate = useNavigate()
  const address = useLocation({ select: ({ searchStr }) => searchStr })
  const texts = useMemo(() => parseSearch(address), [address])
  const defaults = useMemo(() => defaultSearch(edition), [edition])
  const search = useMemo(() => readSearch(texts, defaults), [texts, defaults])
  const bounds = useStayBounds()
  const go = (next: RoomSearch, others: SearchTexts, replace: boolean) =>
    void navigate({
      to: '.',
      search: { ...others, ...writeSearch(next, defaults) },
      replace,
      resetScroll: false,
    })
  const change = (part: Partial<RoomSearch>) => {
    if (part.order !== undefined) keep('localStorage', STORED, part.order)
    go({ ...search, ...part }, kept(texts), part.stay === undefined)
  }
  return {
    search,
    change,
    bounds,
    /** The address' search for links to a hotel and back. */
    searchTexts: writeSearch(search, defaults),
  }
}

/** The days that can be asked for: arrival no earlier, departure no later. */
export function useStayBounds(): Stay {
  const edition = useEdition()
  const offered = useQuery(query(readStayNights))
  return searchBounds(edition, dayAt(appNow(), edition.timeZone), offered.data)
}

/** What in the address is not of the search. */
const kept = (texts: SearchTexts): SearchTexts => {
  const { room } = texts
  return room === undefined ? {} : { room }
}

/** Puts the order of sorting that somebody chose last time into an address that names none. */
export function useRememberedSort(): void {
  const navigate = useNavigate()
  const { accommodationSearch } = useEdition()
  useEffect(() => {
    const texts = parseSearch(location.search)
    const sort = rememberedSort()
    if (sort === null || texts['sort'] !== undefined || sort === accommodationSearch.order) return
    void navigate({ to: '.', search: { ...texts, sort }, replace: true, resetScroll: false })
  }, [navigate, accommodationSearch.order])
}
