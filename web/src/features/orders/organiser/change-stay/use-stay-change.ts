import { changeDiffers } from '@foyer/contract/bookings'
import { changeStay, changeUnexplained, previewStayChange, type StayChangePreview } from '@foyer/contract/office-stays'
import { keepPreviousData, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { useText } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { toast } from '#platform/toasts.ts'
import { refreshOrder } from '../use-refund.ts'

/** What is chosen of another stay; the rest stays as it is. */
interface Choice {
  readonly accommodationId?: number
  readonly roomId?: number
  readonly arrival?: string
  readonly departure?: string
}

/** What comes back, and why, where that is another sum than was agreed or the deadline is over. */
function useWhy(found: StayChangePreview | undefined) {
  const [amountText, setAmountText] = useState('')
  const [reason, setReason] = useState('')
  const agreed = found === undefined ? 0 : Math.max(0, -found.difference.amount)
  const isCheaper = found !== undefined && found.after.amount < found.before.amount
  const amount = isCheaper && amountText.trim() !== '' ? minorUnits(amountText) : agreed
  const isTooMuch = found !== undefined && amount > found.most.amount && isCheaper
  return {
    amountText,
    setAmountText,
    reason,
    setReason,
    isCheaper,
    isAmountWrong: Number.isNaN(amount) || isTooMuch,
    /** In minor units. */
    amount,
    departs: isCheaper && amount !== agreed,
    said: {
      ...(isCheaper && amount !== agreed ? { refunded: amount } : {}),
      ...(reason.trim() === '' ? {} : { reason: reason.trim() }),
    },
  }
}

/** Another stay for somebody in hand, what the server says of it, and doing it. */
export function useStayChange(bookingId: number, onDone: () => void) {
  const { t } = useText()
  const [{ accommodationId, ...wish }, setChoice] = useState<Choice>({})
  const params = { id: String(bookingId) }
  // Others may have acted since the same was asked before.
  const anew = { staleTime: 0, gcTime: 0, retry: false } as const
  const current = useQuery({ ...query(previewStayChange, { params, body: {} }), ...anew })
  const stay = current.data?.stay
  const chosen =
    stay === undefined ? undefined : { ...stay, ...wish, ...(accommodationId === undefined ? {} : { accommodationId }) }
  const areDays = chosen !== undefined && chosen.arrival < chosen.departure
  const preview = useQuery({
    ...query(previewStayChange, { params, body: wish }),
    ...anew,
    enabled: areDays,
    placeholderData: keepPreviousData,
  })
  const found = areDays && preview.error === null ? preview.data : undefined
  const why = useWhy(found)
  const isSame = found !== undefined && isStill(found)
  const needsReason = found !== undefined && !isSame && (found.isLate || why.departs)
  const isWellSaid = !why.isAmountWrong && !(needsReason && why.reason.trim() === '')
  const change = useMutation<{ readonly orderUuid: string | null } | undefined, ProblemError>({
    mutationFn: async () => {
      if (found === undefined) return undefined
      const { roomId, arrival, departure } = found.wanted
      const body = { roomId, arrival, departure, seen: found.seen, ...why.said }
      return withSecondFactor(() => send(changeStay, { params, body }))
    },
    onSuccess: async (done) => {
      onDone()
      toast(done?.orderUuid == null ? t('The stay is changed.') : t('The nights are held until they are paid.'))
      await refreshOrder()
    },
    onError: (error) => {
      // A step ended meanwhile, or somebody else moved the stay: it says so beside what the change comes to now.
      if (!refusedWith(error, changeDiffers) && !refusedWith(error, changeUnexplained)) return
      void current.refetch()
      void preview.refetch()
    },
  })
  return {
    stay,
    chosen,
    areDays,
    choose: (part: Choice) => setChoice((before) => ({ ...before, ...part })),
    ...why,
    needsReason,
    isSame,
    found,
    /** What is shown is of what was chosen before. */
    isStale: preview.isPlaceholderData || preview.isFetching,
    error: (current.error ?? (areDays ? preview.error : null) ?? change.error) as ProblemError | null,
    isReady: found !== undefined && !preview.isPlaceholderData && !isSame && isWellSaid,
    isSending: change.isPending,
    submit: () => change.mutate(),
  }
}

const isStill = ({ stay, wanted }: StayChangePreview): boolean =>
  stay.roomId === wanted.roomId && stay.arrival === wanted.arrival && stay.departure === wanted.departure
