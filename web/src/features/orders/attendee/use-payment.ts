import type { Money } from '@foyer/contract/kit/money'
import { type Order, type PaymentMethod, paymentFailed, payOrder, placeOrder } from '@foyer/contract/orders'
import { useNavigate } from '@tanstack/react-router'
import { ownWords, useCommand } from '#platform/command.ts'
import { refusedWith } from '#platform/problem-error.ts'
import type { CardEntry } from './card.ts'
import { keepFailure, keepPendingOrder } from './pending-order.ts'

interface Payment {
  readonly order: Order
  /** What the page says that is to pay. Nothing is charged where placing the order comes to another total. */
  readonly shown: Money | undefined
  readonly method: PaymentMethod
  /** The buyer's own number of it; empty: none. */
  readonly purchaseOrder: string
  /** null: there is nothing to pay, nothing by card, or the card is given to the provider's own fields. */
  readonly card: CardEntry | null
  /** Of an order that nobody is signed in for; null: the session's. */
  readonly secret: string | null
  /** Where its payer goes once it is paid, and where it can be paid again. */
  readonly next: string
  readonly back: string
  /** The order as the server knows it now. */
  readonly onChange: (order: Order) => void
}

export interface PaymentOutcome {
  /**
   * `repriced`: it is placed for another total than was shown, and nothing is charged. `declined`, `left`: the page that
   * tells of the card, that waits for the payment, or the bank's own takes this one's place. `waits`: it is placed, and its buyer
   * transfers the money.
   */
  readonly went: 'paid' | 'repriced' | 'declined' | 'left' | 'waits'
  readonly order: Order
}

/**
 * Places an order and pays it, in every place where somebody can. What worked is not done again after what did not, and
 * a try whose answer was lost is sent again under its key: it pays once.
 * @throws ProblemError where the order is refused; a declined card is an outcome.
 */
export function usePayment(): (payment: Payment) => Promise<PaymentOutcome> {
  const navigate = useNavigate()
  const place = useCommand(placeOrder, ownWords)
  const pay = useCommand(payOrder, ownWords)

  return async ({ order, shown, method, purchaseOrder, card, secret, next, back, onChange }) => {
    const bearing = secret === null ? {} : { token: secret }
    const params = { uuid: order.uuid }
    const isAsPlaced =
      order.status !== 'open' &&
      (order.method ?? method) === method &&
      (order.purchaseOrder ?? '') === purchaseOrder.trim()
    const placed = isAsPlaced
      ? order
      : await place.mutateAsync({ params, body: { method, purchaseOrder: purchaseOrder.trim() }, ...bearing })
    if (placed.status === 'paid') return { went: 'paid', order: placed }
    onChange(placed)
    if (placed.total.amount !== shown?.amount) return { went: 'repriced', order: placed }
    if (method === 'transfer') return { went: 'waits', order: placed }
    keepPendingOrder({ uuid: placed.uuid, secret, next, back })
    try {
      const answer = await pay.mutateAsync({ params, body: card === null ? {} : { card }, ...bearing })
      if (!('action' in answer)) return { went: 'paid', order: answer }
      onChange(answer.order)
      if (answer.action !== null) location.assign(answer.action.url)
      else await navigate({ to: '/payment-return', search: { order: placed.uuid } })
      return { went: 'left', order: answer.order }
    } catch (error) {
      if (!refusedWith(error, paymentFailed)) throw error
      const isTooSmall = error.problem['reason'] === 'amount_too_small'
      keepFailure({ reason: isTooSmall ? 'too-small' : 'declined', requestId: error.requestId })
      await navigate({ to: '/payment-failed' })
      return { went: 'declined', order: placed }
    }
  }
}
