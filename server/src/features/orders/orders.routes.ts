import * as billing from '@foyer/contract/billing'
import * as contract from '@foyer/contract/orders'
import { type Door, serve } from '#platform/door/serve'
import { cancelOrder } from './cancel-order.ts'
import { correctBilling, readBilling } from './correct-billing.ts'
import { countDeclinedCards } from './count-declined-cards.ts'
import { extendOrder } from './extend-order.ts'
import { listUnpaidOrders, showCurrentOrder } from './list-unpaid-orders.ts'
import { openOrderLink, renewOrderLink } from './open-link.ts'
import { showOrder } from './order-terms.ts'
import { getOwnOrder } from './own-order.ts'
import { payOrder } from './pay-order.ts'
import { placeOrder } from './place-order.ts'
import { presentFees } from './plan-cancellation.ts'
import { receivePaymentEvent } from './receive-payment-event.ts'
import { resumePayment } from './resume-payment.ts'

export function openOrders(door: Door): void {
  serve(door, contract.readCurrentOrder, showCurrentOrder)
  serve(door, contract.listUnpaidOrders, listUnpaidOrders)
  serve(door, contract.readOrder, async (context, { params }) =>
    showOrder(context, await getOwnOrder(context, params.uuid)),
  )
  serve(door, contract.openOrderLink, openOrderLink)
  serve(door, contract.renewOrderLink, renewOrderLink)
  serve(door, contract.placeOrder, async (context, input) => showOrder(context, await placeOrder(context, input)))
  serve(door, contract.payOrder, async (context, input) => {
    const order = await getOwnOrder(context, input.params.uuid)
    return countDeclinedCards(context, order, () => payOrder(context, order, input))
  })
  serve(door, contract.resumePayment, resumePayment)
  serve(door, contract.extendOrder, async (context, { params }) =>
    showOrder(context, await extendOrder(context, params.uuid)),
  )
  serve(door, contract.cancelOrder, async (context, input) => {
    const { order, released, refunded, fees } = await cancelOrder(context, input)
    return {
      order: await showOrder(context, order),
      released: [...released],
      refunded: { amount: refunded, currency: order.currency },
      fees: presentFees(fees, order.currency),
    }
  })
  serve(door, billing.readBilling, readBilling)
  serve(door, billing.correctBilling, correctBilling)
  serve(door, contract.receivePaymentEvent, (context, { params }) => receivePaymentEvent(context, params.provider))
}
