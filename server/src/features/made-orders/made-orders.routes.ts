import * as contract from '@foyer/contract/made-orders'
import { type Door, serve } from '#platform/door/serve'
import { giveOrder, makeOrder } from './make-order.ts'
import { previewMadeOrder } from './preview-order.ts'
import { readOrderChoices } from './read-choices.ts'

/** What staff order for somebody. */
export function openMadeOrders(door: Door): void {
  serve(door, contract.readOrderChoices, readOrderChoices)
  serve(door, contract.previewMadeOrder, previewMadeOrder)
  serve(door, contract.makeOrder, makeOrder)
  serve(door, contract.giveOrder, giveOrder)
}
