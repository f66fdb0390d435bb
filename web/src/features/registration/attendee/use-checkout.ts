import { listBookings } from '@foyer/contract/bookings'
import { formatMoney } from '@foyer/contract/kit/money'
import type { Order } from '@foyer/contract/orders'
import { readPass } from '@foyer/contract/passes'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { cardUnless, emptyCard, refreshPurchases, usePayMethod, usePayment } from '#features/orders'
import { useForm } from '#platform/forms/use-form.ts'
import { useText } from '#platform/messages/messages.ts'
import { ProblemError } from '#platform/problem-error.ts'
import { type WayOn, wayOnAfter } from './checkout-ways.ts'
import { stepPaths } from './registration-steps.ts'

interface Notice {
  readonly text: string
  readonly wayOn: WayOn | null
}

/** The form that pays a registration, and what is said of a try that came to nothing. */
export function useCheckout(order: Order | null, replace: (order: Order) => void) {
  const { t } = useText()
  const client = useQueryClient()
  const pay = usePayment()
  const [notice, setNotice] = useState<Notice | null>(null)
  const isFree = order !== null && order.total.amount === 0
  const payWith = usePayMethod(order)
  const { method, purchaseOrder } = payWith

  /** The page leaves for the end by itself once it knows that the order is paid. */
  const finish = async (paid: Order) => {
    // The end tells of stay and pass as they are now, not as they were before the payment.
    await Promise.all([listBookings, readPass].map(({ id }) => client.invalidateQueries({ queryKey: [id] })))
    replace(paid)
    await refreshPurchases(client)
  }

  const form = useForm({
    schema: cardUnless(isFree || !payWith.asksForCard),
    initial: emptyCard,
    onSubmit: async (card): Promise<void> => {
      if (order === null) return
      setNotice(null)
      try {
        const ways = { next: stepPaths.finish, back: stepPaths.checkout }
        const { went, order: now } = await pay({
          order,
          shown: order.total,
          method,
          purchaseOrder,
          card,
          secret: null,
          ...ways,
          onChange: replace,
        })
        if (went === 'paid') return await finish(now)
        if (went === 'declined' || went === 'waits') await refreshPurchases(client)
        if (went !== 'repriced') return
        const text = t('The price changed from {before} to {after}. Check it, then pay.', {
          before: formatMoney(order.total),
          after: formatMoney(now.total),
        })
        setNotice({ text, wayOn: null })
      } catch (error) {
        await refreshPurchases(client)
        const wayOn = error instanceof ProblemError ? wayOnAfter(error.code, order) : undefined
        if (wayOn === undefined) throw error
        setNotice({ text: t((error as ProblemError).detail), wayOn })
      }
    },
  })
  return { form, notice, isFree, payWith }
}
