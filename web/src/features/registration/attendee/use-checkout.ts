import { listBookings } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import { type Order, paymentFailed, payOrder, placeOrder } from '@foyer/contract/orders'
import { readPass } from '@foyer/contract/passes'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { Card, emptyCard, keepFailure, keepPendingOrder, noCard, refreshPurchases } from '#features/orders'
import { ownWords, useCommand } from '#platform/command.ts'
import { useForm } from '#platform/forms.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError, refusedWith } from '#platform/problem-error.ts'
import { type WayOn, wayOnAfter } from './checkout-ways.ts'
import { stepPaths } from './registration-steps.ts'

interface Notice {
  readonly text: string
  readonly wayOn: WayOn | null
}

/** Places the order and pays it. What worked is not done again after what did not. */
export function useCheckout(order: Order | null, replace: (order: Order) => void) {
  const { t } = useText()
  const navigate = useNavigate()
  const client = useQueryClient()
  const place = useCommand(placeOrder, ownWords)
  const pay = useCommand(payOrder, ownWords)
  const [notice, setNotice] = useState<Notice | null>(null)
  const isFree = order !== null && order.total.amount === 0

  /** The page leaves for the end by itself once it knows that the order is paid. */
  const finish = async (paid: Order) => {
    // The end tells of stay and pass as they are now, not as they were before the payment.
    await Promise.all([listBookings, readPass].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
    replace(paid)
    await refreshPurchases(client)
  }

  const run = async (shown: Order, card: typeof emptyCard | null) => {
    const params = { uuid: shown.uuid }
    const placed = shown.status === 'open' ? await place.mutateAsync({ params, body: { method: 'card' } }) : shown
    if (placed.status === 'paid') return finish(placed)
    replace(placed)
    if (placed.total.amount !== shown.total.amount) {
      const text = t('The price changed from {before} to {after}. Check it, then pay.', {
        before: formatMoney(shown.total),
        after: formatMoney(placed.total),
      })
      return setNotice({ text, wayOn: null })
    }
    keepPendingOrder({ uuid: placed.uuid, secret: null, next: stepPaths.finish, back: stepPaths.checkout })
    const answer = await pay.mutateAsync({ params, body: card === null ? {} : { card } })
    if (!('action' in answer)) return finish(answer)
    replace(answer.order)
    if (answer.action !== null) return location.assign(answer.action.url)
    return navigate({ to: '/payment-return', search: { order: placed.uuid } })
  }

  const form = useForm({
    schema: isFree ? noCard : Card,
    initial: emptyCard,
    onSubmit: async (card): Promise<void> => {
      if (order === null) return
      setNotice(null)
      try {
        await run(order, isFree ? null : (card as unknown as typeof emptyCard))
      } catch (error) {
        await refreshPurchases(client)
        if (refusedWith(error, paymentFailed)) {
          keepFailure({ reason: 'declined', requestId: error.requestId })
          await navigate({ to: '/payment-failed' })
          return
        }
        const way = error instanceof ProblemError ? wayOnAfter(error.code, order) : undefined
        if (way === undefined) throw error
        setNotice({ text: t((error as ProblemError).detail), wayOn: way })
      }
    },
  })
  return { form, notice, isFree }
}
