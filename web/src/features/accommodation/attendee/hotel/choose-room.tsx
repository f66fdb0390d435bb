import {
  type AccommodationDetail,
  listAccommodations,
  listRooms,
  readAvailability,
} from '@foyer/contract/accommodation'
import { bookRoom, listBookings } from '@foyer/contract/bookings'
import { readCurrentOrder } from '@foyer/contract/orders'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ownWords, useCommand } from '#platform/command.ts'
import { formatMoment } from '#platform/days.ts'
import { useEdition } from '#platform/edition.ts'
import { FormFailure } from '#platform/form-problems.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NightKey } from '../../shared/night-strip.tsx'
import { isSameStay, nightCount, type Stay } from '../../shared/stay.ts'
import { priceOfStay } from '../../shared/stay-offer.ts'
import { boardNames } from '../../shared/words.ts'
import type { RoomSearch } from '../search/room-search.ts'
import { SearchBar } from '../search/search-bar.tsx'
import { BookingPanel } from './booking-panel.tsx'
import { HotelFacts } from './hotel-facts.tsx'
import { RoomCard } from './room-card.tsx'
import { StaySum } from './stay-sum.tsx'
import { useFreshNights, useRooms } from './use-rooms.ts'

interface ChooseRoomProps {
  readonly hotel: AccommodationDetail
  readonly search: RoomSearch
  readonly searchTexts: SearchTexts
  readonly bounds: Stay
  /** The room that the address names. */
  readonly roomId: number | null
  readonly onChange: (part: Partial<RoomSearch>) => void
}

/** The rooms of a hotel for the nights in the address, and taking one. */
export function ChooseRoom({ hotel, search, searchTexts, bounds, roomId, onChange }: ChooseRoomProps) {
  const { t, locale } = useText()
  const { timeZone } = useEdition()
  const navigate = useNavigate()
  const client = useQueryClient()
  const [tried, setTried] = useState<number | null>(null)
  const { stay, guests } = search
  const rooms = useRooms(String(hotel.id), search)
  const nights = nightCount(stay)
  const list = rooms.list ?? []
  const hasNights = list.some((room) => room.nights.some(({ left }) => left > 0))
  const free = list.filter((room) => room.bookable && room.maxOccupancy >= guests)
  // Another room than the one that was chosen is never slipped under the button.
  const chosen = roomId ?? tried
  const isChosen = list.some((room) => room.id === chosen)
  const picked = free.find((room) => room.id === chosen) ?? (isChosen ? null : (free[0] ?? null))
  const { nights: pickedNights, readAgain } = useFreshNights(String(hotel.id), picked)
  const total = picked === null ? null : ((rooms.isOld ? null : picked.totalPrice) ?? priceOfStay(pickedNights, stay))
  const book = useCommand(bookRoom, {
    ...ownWords,
    refreshes: [listBookings, readCurrentOrder, listRooms, readAvailability, listAccommodations],
  })
  const pick = (room: number) =>
    void navigate({ to: '.', search: { ...searchTexts, room: String(room) }, replace: true, resetScroll: false })
  const take = () => {
    if (picked === null) return
    setTried(picked.id)
    book.mutate(
      { body: { roomId: picked.id, arrival: stay.arrival, departure: stay.departure, roomOccupancy: guests } },
      {
        onSuccess: ({ bookingId }) =>
          void navigate({
            to: '.',
            search: { ...searchTexts, room: String(picked.id), booking: String(bookingId) },
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
  }
  const elsewhere: SearchTexts = { ...searchTexts, bookable: 'true' }
  return (
    <div className="split split--340 detail">
      <div className="detail__main">
        <HotelFacts hotel={hotel} />
        <section className="stack" aria-labelledby="rooms" aria-busy={rooms.isOld} data-old={rooms.isOld || undefined}>
          <h2 id="rooms">{t('{nights, plural, one {Rooms for one night} other {Rooms for # nights}}', { nights })}</h2>
          <SearchBar search={search} bounds={bounds} onChange={onChange} isShort />
          <FormFailure failure={book.error} />
          {rooms.list === undefined ? (
            rooms.error !== null ? (
              <LoadFailed error={rooms.error} onRetry={rooms.refetch} />
            ) : (
              <Skeleton boxes={[36, 246, 246, 246]} />
            )
          ) : list.length === 0 ? (
            <Empty title={t('No rooms are offered here')} text={t('Look at the other hotels.')} />
          ) : (
            <>
              <NightKey>{hasNights ? t('Tap a night beside your stay to add it') : undefined}</NightKey>
              {list.map((room) => (
                <RoomCard
                  key={room.id}
                  room={room}
                  nights={room.id === picked?.id ? pickedNights : room.nights}
                  stay={stay}
                  offered={rooms.stay}
                  guests={guests}
                  cancelBefore={hotel.cancelBefore}
                  isPicked={room.id === picked?.id}
                  onReadAgain={room.id === picked?.id ? readAgain : null}
                  other={free.find((one) => one.id !== room.id) ?? null}
                  elsewhere={elsewhere}
                  onPick={pick}
                  onStay={(next) => {
                    if (!isSameStay(next, stay)) onChange({ stay: next })
                  }}
                />
              ))}
            </>
          )}
        </section>
      </div>
      {picked === null ? (
        <div />
      ) : (
        <BookingPanel
          title={picked.name}
          sum={<StaySum stay={stay} nights={pickedNights} total={total} board={t(boardNames[picked.board])} />}
          total={total}
          line={t('{nights, plural, one {{room}, # night} other {{room}, # nights}}', {
            nights,
            room: picked.name,
          })}
          action={
            <Button isSending={book.isPending} onClick={take}>
              {t('{nights, plural, one {Book # night} other {Book # nights}}', { nights })}
            </Button>
          }
          shortAction={
            <Button isSending={book.isPending} onClick={take}>
              {t('Book')}
            </Button>
          }
          note={t('Free cancellation until {moment}. Nothing is charged before the checkout.', {
            moment: formatMoment(new Date(Date.parse(hotel.cancelBefore)), timeZone, locale),
          })}
        />
      )}
    </div>
  )
}
