import * as contract from '@foyer/contract/vip-events'
import { BinaryAnswer } from '#platform/door/answers'
import { type Door, serve } from '#platform/door/serve'
import { CALENDAR_TYPE } from '#platform/papers/calendar'
import { attendVipEvent } from './attend-vip-event.ts'
import { ignoreVipEvent, showVipEvent } from './ignore-vip-event.ts'
import { listVipEvents } from './list-vip-events.ts'
import { writeVipEventCalendar } from './vip-event-calendar.ts'
import { withdrawFromVipEvent } from './withdraw-from-vip-event.ts'

export function openVipEvents(door: Door): void {
  serve(door, contract.listVipEvents, (context) => listVipEvents(context))
  serve(door, contract.attendVipEvent, attendVipEvent)
  serve(door, contract.withdrawFromVipEvent, withdrawFromVipEvent)
  serve(door, contract.ignoreVipEvent, ignoreVipEvent)
  serve(door, contract.showVipEvent, showVipEvent)
  serve(
    door,
    contract.readVipEventCalendar,
    async (context, { params }) =>
      new BinaryAnswer(CALENDAR_TYPE, await writeVipEventCalendar(context, params.id), {
        fileName: `vip-event-${params.id}.ics`,
      }),
  )
}
