import * as contract from '@foyer/contract/vip-events'
import { type Door, serve } from '#platform/door/serve'
import { attendVipEvent } from './attend-vip-event.ts'
import { ignoreVipEvent, showVipEvent } from './ignore-vip-event.ts'
import { listVipEvents } from './list-vip-events.ts'
import { withdrawFromVipEvent } from './withdraw-from-vip-event.ts'

export function openVipEvents(door: Door): void {
  serve(door, contract.listVipEvents, (context) => listVipEvents(context))
  serve(door, contract.attendVipEvent, attendVipEvent)
  serve(door, contract.withdrawFromVipEvent, withdrawFromVipEvent)
  serve(door, contract.ignoreVipEvent, ignoreVipEvent)
  serve(door, contract.showVipEvent, showVipEvent)
}
