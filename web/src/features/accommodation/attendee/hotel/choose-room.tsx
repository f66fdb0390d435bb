import type { AccommodationDetail, Room } from '@foyer/contract/accommodation'
import type { Money } from '@foyer/contract/kit/money'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { ConditionsNow } from '#platform/cancellation-conditions.tsx'
import { useStepsNow } from '#platform/cancellation-words.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { LoadFailed } from '#platform/load-failed.tsx'
import { useText } from '#platform/messages/messages.ts'
import type { SearchTexts } from '#platform/search-text.ts'
import { Button } from '#ui/button.tsx'
import { Empty } from '#ui/empty.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { NightKey } from '../../shared/night-strip.tsx'
import { isSameStay, nightCount, type Stay } from '../../shared/stay.ts'
import type { ShownNight } from '../../shared/stay-nights.ts'
import { priceOfStay } from '../../shared/stay-offer.ts'
import { boardNames } from '../../shared/words.ts'
import type { RoomSearch } from '../search/room-search.ts'
import { SearchBar } from '../search/search-bar.tsx'
import detailStyles from './accommodation-detail-page.module.css'
import { BookingPanel } from './booking-panel.tsx'
import { HotelFacts } from './hotel-facts.tsx'
import { freeRooms, pickedRoom } from './picked-room.ts'
import { RoomCard } from './room-card.tsx'
import { StaySum } from './stay-sum.tsx'
import { useBookRoom } from './use-book-room.ts'
import { useBookingNote } from './use-booking-note.ts'
import { type FreshNights, useFreshNights, useRooms } from './use-rooms.ts'

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
  const { t } = useText()
  const [tried, setTried] = useState<number | null>(null)
  const { stay, guests } = search
  const rooms = useRooms(String(hotel.id), search)
  const nights = nightCount(stay)
  const picked = pickedRoom(rooms.list ?? [], { chosen: roomId ?? tried, guests })
  const fresh = useFreshNights(String(hotel.id), picked)
  const total = picked === null ? null : ((rooms.isOld ? null : picked.totalPrice) ?? priceOfStay(fresh.nights, stay))
  const booking = useBookRoom(search, searchTexts)
  return (
    <div className={`split split--340 ${detailStyles.detail}`} data-detail="">
      <div className={detailStyles.main}>
        <HotelFacts hotel={hotel} />
        <section className="stack" aria-labelledby="rooms" aria-busy={rooms.isOld} data-old={rooms.isOld || undefined}>
          <h2 id="rooms">{t('{nights, plural, one {Rooms for one night} other {Rooms for # nights}}', { nights })}</h2>
          <SearchBar search={search} bounds={bounds} onChange={onChange} isShort />
          <FormFailure failure={booking.error} />
          {rooms.list === undefined ? (
            rooms.error !== null ? (
              <LoadFailed error={rooms.error} onRetry={rooms.refetch} />
            ) : (
              <Skeleton boxes={[36, 246, 246, 246]} />
            )
          ) : (
            <RoomList
              rooms={rooms.list}
              offered={rooms.stay}
              picked={picked}
              fresh={fresh}
              search={search}
              searchTexts={searchTexts}
              onStay={(next) => {
                if (!isSameStay(next, stay)) onChange({ stay: next })
              }}
            />
          )}
        </section>
      </div>
      {picked === null ? (
        <div />
      ) : (
        <RoomInHand
          room={picked}
          stay={stay}
          nights={fresh.nights}
          total={total}
          isSending={booking.isPending}
          onTake={() => {
            setTried(picked.id)
            booking.take(picked)
          }}
        />
      )}
    </div>
  )
}

interface RoomListProps {
  readonly rooms: readonly Room[]
  /** The stay that `rooms` were asked about. */
  readonly offered: Stay
  readonly picked: Room | null
  /** The nights of the picked one, read once more. */
  readonly fresh: FreshNights
  readonly search: RoomSearch
  readonly searchTexts: SearchTexts
  readonly onStay: (stay: Stay) => void
}

function RoomList({ rooms, offered, picked, fresh, search, searchTexts, onStay }: RoomListProps) {
  const { t } = useText()
  const navigate = useNavigate()
  const { stay, guests } = search
  const hasNights = rooms.some((room) => room.nights.some(({ left }) => left > 0))
  const free = freeRooms(rooms, guests)
  const elsewhere: SearchTexts = { ...searchTexts, bookable: 'true' }
  const pick = (room: number) =>
    void navigate({ to: '.', search: { ...searchTexts, room: String(room) }, replace: true, resetScroll: false })
  if (rooms.length === 0) return <Empty title={t('No rooms are offered here')} text={t('Look at the other hotels.')} />
  return (
    <>
      <NightKey>{hasNights ? t('Tap a night beside your stay to add it') : undefined}</NightKey>
      {rooms.map((room) => (
        <RoomCard
          key={room.id}
          room={room}
          nights={room.id === picked?.id ? fresh.nights : room.nights}
          stay={stay}
          offered={offered}
          guests={guests}
          isPicked={room.id === picked?.id}
          onReadAgain={room.id === picked?.id ? fresh.readAgain : null}
          other={free.find((one) => one.id !== room.id) ?? null}
          elsewhere={elsewhere}
          onPick={pick}
          onStay={onStay}
        />
      ))}
      <ConditionsNow of="stays" />
    </>
  )
}

interface RoomInHandProps {
  readonly room: Room
  readonly stay: Stay
  readonly nights: readonly ShownNight[]
  readonly total: Money | null
  readonly isSending: boolean
  readonly onTake: () => void
}

function RoomInHand({ room, stay, nights, total, isSending, onTake }: RoomInHandProps) {
  const { t } = useText()
  const note = useBookingNote(useStepsNow('stays'))
  const count = { nights: nightCount(stay) }
  return (
    <BookingPanel
      title={room.name}
      sum={<StaySum stay={stay} nights={nights} total={total} board={t(boardNames[room.board])} />}
      total={total}
      line={t('{nights, plural, one {{room}, # night} other {{room}, # nights}}', { ...count, room: room.name })}
      action={
        <Button isSending={isSending} onClick={onTake}>
          {t('{nights, plural, one {Book # night} other {Book # nights}}', count)}
        </Button>
      }
      shortAction={
        <Button isSending={isSending} onClick={onTake}>
          {t('Book')}
        </Button>
      }
      note={note}
    />
  )
}
