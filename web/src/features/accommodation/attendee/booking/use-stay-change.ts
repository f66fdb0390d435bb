import {
  type Booking,
  type BookingChange,
  changeBooking,
  changeDiffers,
  type SeenChange,
} from '@foyer/contract/bookings'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
import { refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { isSameStay, type Stay } from '../../shared/stay.ts'
import { touchedByStays } from './touched-by-stays.ts'

/** The other stay in hand: what it would cost, asked as one chooses, and taking it. */
export function useStayChange(booking: Booking, onClose: () => void) {
  const { t } = useText()
  const navigate = useNavigate()
  const [stay, setStay] = useState<Stay>({ arrival: booking.arrival, departure: booking.departure })
  const [roomId, setRoomId] = useState(booking.roomId)
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
  const command = useCommand(changeBooking, { ...ownWords, refreshes: touchedByStays })
  const take = () => {
    if (isSame) return onClose()
    // Nothing is changed before its price was seen.
    if (preview.data === undefined) return void preview.refetch()
    command.mutate(
      { ...call, body: { ...call.body, seen: seenIn(preview.data) }, query: {} },
      {
        // A step ended meanwhile, or another tab moved the stay: it says so beside what the change comes to now.
        onError: (error) => void (refusedWith(error, changeDiffers) && preview.refetch()),
        onSuccess: ({ order, difference }) => {
          onClose()
          if (order !== null)
            return void navigate({ to: '/registration/checkout' as string, search: { order: order.uuid } })
          toast(
            difference.amount < 0
              ? t('Changed. {amount} goes back to you.', { amount: formatMoney(opposite(difference)) })
              : t('Changed.'),
          )
        },
      },
    )
  }
  /** What it costs is on its way, or the change itself. */
  const isUnderWay = command.isPending || (!isSame && preview.isFetching && preview.data === undefined)
  return { stay, setStay, roomId, setRoomId, isSame, preview, failure: command.error, isUnderWay, take }
}

/** What whoever says yes to a preview has seen of it. */
const seenIn = ({ booking: { roomId, arrival, departure }, after, difference, kept }: BookingChange): SeenChange => ({
  roomId,
  arrival,
  departure,
  price: after.amount,
  difference: difference.amount,
  kept: kept.amount,
})

export const opposite = (money: Money): Money => ({ ...money, amount: -money.amount })
