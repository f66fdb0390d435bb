import { listRooms, type Room, readAvailability } from '@foyer/contract/accommodation'
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { query } from '#platform/api.ts'
import { report } from '#platform/report.ts'
import { isSameStay } from '../../shared/stay.ts'
import { freshNight, isUnread, type ShownNight } from '../../shared/stay-nights.ts'
import { type RoomSearch, stayQuery } from '../search/room-search.ts'

/** The rooms of a hotel, each with its night strip, in one call. */
export function useRooms(accommodationId: string, { stay, guests }: Pick<RoomSearch, 'stay' | 'guests'>) {
  const rooms = useQuery({
    ...query(listRooms, {
      params: { id: accommodationId },
      query: { ...stayQuery({ stay, guests }), roomActive: 'true', roomInternal: 'false' },
    }),
    placeholderData: keepPreviousData,
  })
  const [answered, setAnswered] = useState(stay)
  if (rooms.data !== undefined && !rooms.isPlaceholderData && !isSameStay(answered, stay)) setAnswered(stay)
  return {
    list: rooms.data,
    /** The stay that the list is for: while another one is asked for, still the one before. */
    stay: rooms.isPlaceholderData ? answered : stay,
    error: rooms.error,
    isPending: rooms.isPending,
    isOld: rooms.isPlaceholderData,
    refetch: () => void rooms.refetch(),
  }
}

export interface FreshNights {
  readonly nights: readonly ShownNight[]
  /** null: all could be read. */
  readonly readAgain: (() => void) | null
}

/**
 * The night strip of the room in hand, its own nights read once more, each by its own call and all at once: they are
 * what is about to be taken. One that fails leaves its night unknown, never full, is logged and
 * reported, and can be read again.
 */
export function useFreshNights(accommodationId: string, room: Room | null): FreshNights {
  const reads = useQueries({
    queries: (room?.availabilityIds ?? []).map((availabilityId) =>
      query(readAvailability, {
        params: { id: accommodationId, roomId: String(room?.id), availabilityId: String(availabilityId) },
      }),
    ),
  })
  const errors = reads.flatMap(({ error, data }) => (error !== null && data === undefined ? [error] : []))
  // They are told once all have an answer: the first to fail would be told as the only one.
  const failed = reads.some(({ isFetching }) => isFetching) ? 0 : errors.length
  const tell = useEffectEvent(() => report('availability', errors))
  useEffect(() => {
    if (failed > 0) tell()
  }, [failed])
  const nights = (room?.nights ?? []).map((night) => {
    const read = reads[room?.availabilityIds.indexOf(night.availabilityId ?? -1) ?? -1]
    return freshNight(night, read)
  })
  const unread = reads.filter(isUnread)
  const readAgain = () => {
    for (const read of unread) void read.refetch()
  }
  return { nights, readAgain: unread.length === 0 ? null : readAgain }
}
