import { listAccommodations, listRooms, type Room, readAvailability } from '@foyer/contract/accommodation'
import { bookRoom, listBookings } from '@foyer/contract/bookings'
import { readCurrentOrder } from '@foyer/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { ownWords, useCommand } from '#platform/command.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import type { RoomSearch } from '../search/room-search.ts'

/** Taking a room for the nights and guests of the search; held, it stands in the address. */
export function useBookRoom({ stay, guests }: RoomSearch, searchTexts: SearchTexts) {
  const navigate = useNavigate()
  const client = useQueryClient()
  const command = useCommand(bookRoom, {
    ...ownWords,
    refreshes: [listBookings, readCurrentOrder, listRooms, readAvailability, listAccommodations],
  })
  const take = (room: Room) =>
    command.mutate(
      { body: { roomId: room.id, arrival: stay.arrival, departure: stay.departure, roomOccupancy: guests } },
      {
        onSuccess: ({ bookingId }) =>
          void navigate({
            to: '.',
            search: { ...searchTexts, room: String(room.id), booking: String(bookingId) },
            // Who stays is asked next; that heading goes to the top by itself.
            resetScroll: false,
          }),
        // Somebody else was faster, perhaps: what is free is asked for again.
        onError: () => {
          for (const { id } of [listRooms, readAvailability, listAccommodations])
            void client.invalidateQueries({ queryKey: [id] })
        },
      },
    )
  return { take, error: command.error, isPending: command.isPending }
}
