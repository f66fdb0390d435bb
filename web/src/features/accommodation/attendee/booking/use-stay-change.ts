import { type Booking, changeBooking } from '@foyer/contract/bookings'
import { formatMoney, type Money } from '@foyer/contract/kit/money'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { send } from '#platform/api.ts'
import { ownWords, useCommand } from '#platform/command.ts'
import { useText } from '#platform/messages/messages.ts'
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
      { ...call, query: {} },
      {
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

export const opposite = (money: Money): Money => ({ ...money, amount: -money.amount })
