import { listRooms } from '@foyer/contract/accommodation'
import type { Booking } from '@foyer/contract/bookings'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { Suspense, useId } from 'react'
import { query } from '#platform/api.ts'
import { FormFailure } from '#platform/form-failure.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { Button } from '#ui/button.tsx'
import { Dialog, WaysOut } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { nightCount, type Stay } from '../../shared/stay.ts'
import { tightStay } from '../../shared/words.ts'
import { stayQuery } from '../search/room-search.ts'
import { StayFields } from '../search/stay-fields.tsx'
import { useStayBounds } from '../search/use-room-search.ts'
import { ChangePrice } from './change-price.tsx'
import styles from './change-stay.module.css'
import { opposite, useStayChange } from './use-stay-change.ts'

const StayCalendar = lazyPart(() => import('../calendar/stay-calendar.tsx'), 'StayCalendar')

interface ChangeStayProps {
  readonly booking: Booking
  readonly onClose: () => void
}

/** Other days or another room: what it costs or gives back as one chooses, and then doing it. */
export function ChangeStay({ booking, onClose }: ChangeStayProps) {
  const { t, locale } = useText()
  const bounds = useStayBounds()
  const { stay, setStay, roomId, setRoomId, isSame, preview, failure, isUnderWay, take } = useStayChange(
    booking,
    onClose,
  )
  return (
    <Dialog title={t('Change your stay at {hotel}', { hotel: booking.accommodation?.name ?? '' })} onClose={onClose}>
      <div className={`stack ${styles.change}`} data-calendar="small">
        <FormFailure failure={failure} />
        <p className="label muted">
          {t('Now: {room}, {days}', { room: booking.room?.name ?? '', days: tightStay(booking, locale) })}
        </p>
        <StayFields stay={stay} bounds={bounds} hasPicker={false} onChange={setStay} />
        <Suspense fallback={<SkeletonBox className={styles.calendar ?? ''} />}>
          <StayCalendar stay={stay} bounds={bounds} onChange={setStay} />
        </Suspense>
        <OtherRoom booking={booking} stay={stay} roomId={roomId} onChoose={setRoomId} />
        <ChangePrice
          isSame={isSame}
          nights={nightCount(stay)}
          change={preview.data}
          error={preview.error}
          isPending={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      </div>
      <WaysOut back={t('Keep it as it is')} onClose={onClose}>
        <Button isSending={isUnderWay} onClick={take}>
          <WhatChanges difference={isSame ? null : preview.data?.difference} isHeld={booking.status === 'held'} />
        </Button>
      </WaysOut>
    </Dialog>
  )
}

interface OtherRoomProps {
  readonly booking: Booking
  readonly stay: Stay
  readonly roomId: number
  readonly onChoose: (roomId: number) => void
}

/** The rooms of the hotel that are large enough, with their price for these days; the own one whatever its size. */
function OtherRoom({ booking, stay, roomId, onChoose }: OtherRoomProps) {
  const { t } = useText()
  const id = useId()
  const rooms = useQuery({
    ...query(listRooms, {
      params: { id: String(booking.accommodationId) },
      query: { ...stayQuery({ stay, guests: booking.roomOccupancy }), roomActive: 'true', roomInternal: 'false' },
    }),
    placeholderData: keepPreviousData,
  })
  const fitting = (rooms.data ?? []).filter(
    (room) => room.maxOccupancy >= booking.roomOccupancy || room.id === booking.roomId,
  )
  if (fitting.length <= 1) return null
  return (
    <SelectField id={id} label={t('Room')} value={String(roomId)} onChange={(value) => onChoose(Number(value))}>
      {fitting.map((room) => (
        <option key={room.id} value={room.id}>
          {room.totalPrice !== null
            ? t('{room}, {price}', { room: room.name, price: formatMoney(room.totalPrice) })
            : room.bookable || room.id === booking.roomId
              ? room.name
              : t('{room}, not free on all nights', { room: room.name })}
        </option>
      ))}
    </SelectField>
  )
}

interface WhatChangesProps {
  /** null: nothing is other than now; undefined: not known yet. */
  readonly difference: Money | null | undefined
  /** What is held is paid with its order, and not at once. */
  readonly isHeld: boolean
}

function WhatChanges({ difference, isHeld }: WhatChangesProps) {
  const { t } = useText()
  if (difference == null || difference.amount === 0) return t('Change the stay')
  if (difference.amount < 0) return t('Change, {amount} back', { amount: formatMoney(opposite(difference)) })
  const amount = formatMoney(difference)
  return isHeld ? t('Change, {amount} more', { amount }) : t('Change and pay {amount}', { amount })
}
