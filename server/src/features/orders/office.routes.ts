import * as billing from '@foyer/contract/billing'
import * as contract from '@foyer/contract/office-orders'
import * as vatChecks from '@foyer/contract/vat-checks'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { closeAlarm } from './close-alarm.ts'
import { commentOnOrder } from './comment-on-order.ts'
import { correctOfficeBilling, readOfficeBilling } from './correct-billing.ts'
import { endOrder } from './end-order.ts'
import { exportOrders } from './export-orders.ts'
import { orderKeys, readOrderPage } from './office-orders.queries.ts'
import { presenterOfListedOrders, readOfficeOrder } from './office-orders.ts'
import { previewRefund, refundOrder } from './refund-order.ts'
import { decideVatCheck, listVatChecks } from './vat-checks.ts'

/** What staff see of orders, and do with them. */
export function openOfficeOrders(door: Door): void {
  serve(door, contract.listOfficeOrders, async (context, { query }) => {
    const asked = pageAsked(context, contract.listOfficeOrders, query, orderKeys)
    const page = await readOrderPage(context, query, asked)
    return presentPage(context, contract.listOfficeOrders, query, page, await presenterOfListedOrders(context))
  })
  serve(door, contract.exportOfficeOrders, exportOrders)
  serve(door, contract.readOfficeOrder, (context, { params }) => readOfficeOrder(context, params.uuid))
  serve(door, contract.previewRefund, previewRefund)
  serve(door, contract.refundOrder, refundOrder)
  serve(door, contract.endOrder, endOrder)
  serve(door, contract.commentOnOrder, commentOnOrder)
  serve(door, contract.closePaymentAlarm, closeAlarm)
  serve(door, billing.readOfficeBilling, readOfficeBilling)
  serve(door, billing.correctOfficeBilling, correctOfficeBilling)
  serve(door, vatChecks.listVatChecks, listVatChecks)
  serve(door, vatChecks.decideVatCheck, decideVatCheck)
}
