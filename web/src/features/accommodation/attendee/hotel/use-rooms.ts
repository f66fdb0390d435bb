import { listRooms, type Night, type Room, readAvailability } from '@foyer/contract/accommodation'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { query } from '../../../../platform/api.ts'
import { useEdition } from '../../../../platform/edition.ts'
import { isSameStay, nightCount, nightsOf, type Stay, stripWindow } from '../../shared/stay.ts'
import { type RoomSearch, stayQuery } from '../search/room-search.ts'

/** The server answers for so many nights at a time. */
const MOST_NIGHTS = 30

export interface RoomNights {
  readonly room: Room
  /** Null until all of them are known or have failed: a night that is awaited is not an unknown one. */
  readonly nights: readonly Night[] | null
}

/**
 * The rooms of a hotel with their night strips. Each night is its own call, all at once; one that fails leaves its
 * night unknown, never full, and is only logged.
 */
export function useRooms(accommodationId: string, search: Pick<RoomSearch, 'stay' | 'guests'>) {
  const edition = useEdition()
  const window = windowOf(search.stay, edition)
  const listOf = (stay: Stay) =>
    query(listRooms, {
      params: { id: accommodationId },
      query: { ...stayQuery({ stay, guests: search.guests }), roomActive: 'true', roomInternal: 'false' },
    })
  const rooms = useQuery({ ...listOf(search.stay), placeholderData: keepPreviousData })
  const strips = useQuery({
    ...listOf(window),
    enabled: !isSameStay(window, search.stay),
    placeholderData: keepPreviousData,
  })
  const known = isSameStay(window, search.stay) ? rooms.data : (strips.data ?? rooms.data)
  const wanted = (known ?? []).flatMap(({ id, availabilityIds }) =>
    availabilityIds.map((availabilityId) => ({ roomId: id, availabilityId })),
  )
  const reads = useQueries({
    queries: wanted.map(({ roomId, availabilityId }) =>
      query(readAvailability, {
        params: { id: accommodationId, roomId: String(roomId), availabilityId: String(availabilityId) },
      }),
    ),
  })
  const failures = reads.filter(({ error, data }) => error !== null && data === undefined).length
  useEffect(() => {
    if (failures > 0) console.error(`The state of ${failures} nights could not be read.`)
  }, [failures])
  const list: readonly RoomNights[] | undefined = rooms.data?.map((room) => {
    const own = reads.filter((_, index) => wanted[index]?.roomId === room.id)
    const isPending = own.some((read) => read.isPending)
    const found = new Map(own.flatMap(({ data }) => (data === undefined ? [] : [[data.night, data] as const])))
    return {
      room,
      nights:
        isPending || known === undefined ? null : nightsOf(window).map((night) => nightOf(night, found.get(night))),
    }
  })
  return {
    list,
    error: rooms.error,
    isPending: rooms.isPending,
    isOld: rooms.isPlaceholderData,
    refetch: () => void rooms.refetch(),
  }
}

function nightOf(
  night: string,
  found: { readonly id: number; readonly left: number; readonly price: Night['price'] } | undefined,
): Night {
  return found === undefined
    ? { availabilityId: null, night, left: 0, price: null }
    : { availabilityId: found.id, night, left: found.left, price: found.price }
}

function windowOf(stay: Stay, event: { readonly startsOn: string; readonly endsOn: string }): Stay {
  const window = stripWindow(stay, event)
  return nightCount(window) > MOST_NIGHTS ? stay : window
}
