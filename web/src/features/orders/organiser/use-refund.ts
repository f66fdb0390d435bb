import type { Money } from '@foyer/contract/kit/money'
import {
  departureUnexplained,
  type OfficeOrder,
  previewRefund,
  type RefundPreview,
  type RefundReason,
  readOfficeOrder,
  refundedMeanwhile,
  refundOrder,
  refundTooHigh,
} from '@foyer/contract/office-orders'
import { keepPreviousData, type UseMutationResult, useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { withSecondFactor } from '#features/identity'
import { query, send } from '#platform/api.ts'
import { lookedAt } from '#platform/looked-at.ts'
import { useText } from '#platform/messages/messages.ts'
import { minorUnits } from '#platform/money-text.ts'
import { type ProblemError, refusedWith } from '#platform/problem-error.ts'
import { queryClient } from '#platform/query-client.ts'
import { toast } from '#platform/toasts.ts'

type Line = OfficeOrder['lines'][number]

/** What of a line can still be decided: its thing is there, or money of it is. */
export const isOpenToRefund = ({ wentBack, kept }: Line): boolean => !wentBack || kept.amount > 0

/** Why money is given back, and why it is another sum than was agreed. */
function useWhy() {
  const [reason, setReason] = useState<RefundReason>('asked')
  const [departsBecause, setDepartsBecause] = useState('')
  const said = (isDeparture: boolean) => (isDeparture ? { reason, departsBecause: departsBecause.trim() } : { reason })
  return { reason, setReason, departsBecause, setDepartsBecause, said }
}

function readAgain(error: ProblemError, previewAgain: () => void): void {
  if (refusedWith(error, refundedMeanwhile)) void refreshOrder()
  // Another sum is left of it, or agreed for now.
  if (refusedWith(error, refundedMeanwhile) || refusedWith(error, departureUnexplained)) previewAgain()
}

interface Wrong {
  /** More was asked for than this, which is left: it is said at the amount. */
  readonly atMost: Money | null
  readonly error: ProblemError | null
}

const whatIsWrong = (error: ProblemError | null, currency: string): Wrong =>
  refusedWith(error, refundTooHigh)
    ? { atMost: { amount: Number(error.problem['most']), currency }, error: null }
    : { atMost: null, error }

/** What was refused speaks of what was chosen: it goes with it. */
const afterRefusal =
  ({ isError, reset }: Pick<UseMutationResult, 'isError' | 'reset'>) =>
  <Value>(set: (value: Value) => void) =>
  (value: Value): void => {
    if (isError) reset()
    set(value)
  }

const departsFrom = ({ agreed, refunded }: RefundPreview): boolean =>
  agreed !== null && agreed.refunded.amount !== refunded.amount

/** What is chosen of an order, what the server says of it, and doing it. */
export function useRefund(order: OfficeOrder, first: readonly number[], onDone: () => void) {
  const { t } = useText()
  const [lines, setLines] = useState<readonly number[]>(first)
  const [wantsThings, setGoesBack] = useState(true)
  const [amountText, setAmountText] = useState('')
  const why = useWhy()
  const chosen = order.lines.filter(({ id }) => lines.includes(id))
  const mayGoBack = chosen.every(({ wentBack }) => !wentBack)
  const goesBack = wantsThings && mayGoBack
  // Nothing typed is what was agreed, else all that is left.
  const amount = amountText.trim() === '' ? null : minorUnits(amountText)
  const isReady = lines.length > 0 && !Number.isNaN(amount)
  const params = { uuid: order.uuid }
  const preview = useQuery({
    ...query(previewRefund, { params, body: { lines: [...lines], goesBack, amount: isReady ? amount : null } }),
    enabled: isReady,
    placeholderData: keepPreviousData,
    // Others may have acted since the same was asked before.
    staleTime: 0,
    retry: false,
  })
  const { reason, ...looked } = lookedAt(preview, isReady)
  const { found } = looked
  const refund = useMutation<void, ProblemError>({
    mutationFn: async () => {
      if (found === undefined) return
      const seen = { fee: found.fee.amount, refundedBefore: order.refunded.amount }
      const body = { lines: [...lines], goesBack, amount: found.refunded.amount, ...why.said(departsFrom(found)) }
      await withSecondFactor(() => send(refundOrder, { params, body: { ...body, ...seen } }))
    },
    onSuccess: async () => {
      onDone()
      toast(t('The refund is on its way.'))
      await refreshOrder()
    },
    onError: (error) => readAgain(error, () => void preview.refetch()),
  })
  const anew = afterRefusal(refund)
  return {
    lines,
    choose: (id: number, isChosen: boolean) =>
      anew(setLines)(isChosen ? [...lines, id] : lines.filter((other) => other !== id)),
    mayGoBack,
    goesBack,
    setGoesBack: anew(setGoesBack),
    amountText,
    setAmountText: anew(setAmountText),
    isAmountWrong: Number.isNaN(amount),
    ...why,
    /** Another sum than was agreed: it is said why. */
    isDeparture: found !== undefined && departsFrom(found),
    ...looked,
    ...whatIsWrong((refund.error ?? reason) as ProblemError | null, order.total.currency),
    isSending: refund.isPending,
    /** Where nothing can be told of it, the next try asks again. */
    submit: () => (found === undefined ? void preview.refetch() : refund.mutate()),
  }
}

/** Whatever shows orders asks for them anew. */
export const refreshOrder = (): Promise<unknown> =>
  Promise.all(
    [readOfficeOrder.id, 'orders.listOfficeOrders', 'invoices.listOrderDocuments'].map((id) =>
      queryClient.invalidateQueries({ queryKey: [id] }),
    ),
  )
