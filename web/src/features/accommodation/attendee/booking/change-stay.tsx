import { listAccommodations, listRooms, readAvailability } from '@foyer/contract/accommodation'
import { type Booking, changeBooking, listBookings } from '@foyer/contract/bookings'
import { listInvoices } from '@foyer/contract/invoices'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { readCurrentOrder, readOrder } from '@foyer/contract/orders'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { Suspense, useId, useState } from 'react'
import { query, send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { FormFailure } from '#platform/form-problems.tsx'
import { lazyPart } from '#platform/load-part.ts'
import { useText } from '#platform/messages/messages.ts'
import { toast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Dialog } from '#ui/dialog.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { SkeletonBox } from '#ui/skeleton.tsx'
import { isSameStay, nightCount, type Stay } from '../../shared/stay.ts'
import { tightStay } from '../../shared/words.ts'
import { stayQuery } from '../search/room-search.ts'
import { StayFields } from '../search/stay-fields.tsx'
import { useStayBounds } from '../search/use-room-search.ts'
import { ChangePrice } from './change-price.tsx'

const StayCalendar = lazyPart(() => import('../calendar/stay-calendar.tsx'), 'StayCalendar')

interface ChangeStayProps {
  readonly booking: Booking
  readonly onClose: () => void
}

/** Other days or another room: what it costs or gives back as one chooses, and then doing it. */
export function ChangeStay({ booking, onClose }: ChangeStayProps) {
  const { t, locale } = useText()
  const bounds = useStayBounds()
  const navigate = useNavigate()
  const roomField = useId()
  const [stay, setStay] = useState<Stay>({ arrival: booking.arrival, departure: booking.departure })
  const [roomId, setRoomId] = useState(booking.roomId)
  const rooms = useQuery({
    ...query(listRooms, {
      params: { id: String(booking.accommodationId) },
      query: { ...stayQuery({ stay, guests: booking.roomOccupancy }), roomActive: 'true', roomInternal: 'false' },
    }),
    placeholderData: keepPreviousData,
  })
  const fitting = (rooms.data ?? []).filter(
    ({ id, maxOccupancy }) => maxOccupancy >= booking.roomOccupancy || id === booking.roomId,
  )
  const isSame = isSameStay(stay, booking) && roomId === booking.roomId
  const call = {
    params: { id: String(booking.bookingId) },
    body: {
      arrival: stay.arrival,
      departure: stay.departure,
      ...(roomId === booking.roomId ? {} : { roomId }),
    },
  }
  const preview = useQuery({
    queryKey: [changeBooking.id, 'preview', call],
    queryFn: ({ signal }) => send(changeBooking, { ...call, query: { preview: 'true' } }, { signal }),
    enabled: !isSame,
    staleTime: 0,
    gcTime: 0,
  })
  const change = useCommand(changeBooking, {
    ...ownWords,
    refreshes: [
      listBookings,
      readCurrentOrder,
      readOrder,
      listInvoices,
      listAccommodations,
      listRooms,
      readAvailability,
    ],
  })
  const act = () => {
    if (isSame) {
      onClose()
      return
    }
    // Nothing is changed before its price was seen.
    if (preview.data === undefined) {
      void preview.refetch()
      return
    }
    change.mutate(
      { ...call, query: {} },
      {
        onSuccess: ({ order, difference }) => {
          onClose()
          if (order !== null) {
            void navigate({ to: '/registration/checkout' as string, search: { order: order.uuid } })
            return
          }
          toast(
            difference.amount < 0
              ? t('Changed. {amount} goes back to you.', {
                  amount: formatMoney(opposite(difference)),
                })
              : t('Changed.'),
          )
        },
      },
    )
  }
  const hotel = booking.accommodation?.name ?? ''
  const { data } = preview
  return (
    <Dialog title={t('Change your stay at {hotel}', { hotel })} onClose={onClose}>
      <div className="stack change">
        <FormFailure failure={change.error} />
        <p className="label muted">
          {t('Now: {room}, {days}', { room: booking.room?.name ?? '', days: tightStay(booking, locale) })}
        </p>
        <StayFields stay={stay} bounds={bounds} hasPicker={false} onChange={setStay} />
        <Suspense fallback={<SkeletonBox className="change__cal" />}>
          <StayCalendar stay={stay} bounds={bounds} onChange={setStay} />
        </Suspense>
        {fitting.length > 1 ? (
          <SelectField
            id={roomField}
            label={t('Room')}
            value={String(roomId)}
            onChange={(value) => setRoomId(Number(value))}
          >
            {fitting.map(({ id, name, totalPrice, bookable }) => (
              <option key={id} value={id}>
                {totalPrice !== null
                  ? t('{room}, {price}', { room: name, price: formatMoney(totalPrice) })
                  : bookable || id === booking.roomId
                    ? name
                    : t('{room}, not free on all nights', { room: name })}
              </option>
            ))}
          </SelectField>
        ) : null}
        <ChangePrice
          isSame={isSame}
          nights={nightCount(stay)}
          change={data}
          error={preview.error}
          isPending={preview.isFetching}
          onRetry={() => void preview.refetch()}
        />
      </div>
      <p className="row">
        <Button isSending={change.isPending} onClick={act}>
          {isSame || data === undefined || data.difference.amount === 0
            ? t('Change the stay')
            : data.difference.amount < 0
              ? t('Change, {amount} back', { amount: formatMoney(opposite(data.difference)) })
              : booking.status === 'held'
                ? t('Change, {amount} more', { amount: formatMoney(data.difference) })
                : t('Change and pay {amount}', { amount: formatMoney(data.difference) })}
        </Button>
        <Button variant="line" onClick={onClose}>
          {t('Keep it as it is')}
        </Button>
      </p>
    </Dialog>
  )
}

const opposite = (money: Money): Money => ({ ...money, amount: -money.amount })
