import * as contract from '@foyer/contract/office-vip-events'
import { audited } from '#platform/door/audit'
import { pageAsked, presentPage } from '#platform/door/paging'
import { type Door, serve } from '#platform/door/serve'
import { cancelVipEvent } from './cancel-vip-event.ts'
import { changeVipEvent } from './change-vip-event.ts'
import { createVipEvent } from './create-vip-event.ts'
import { exportGuests, listGuests } from './list-guests.ts'
import { decidedOf, getOfficeEvent, presentOfficeEvent, vipEventRecord } from './office-vip-event.ts'
import { previewVipCancellation, previewVipEventChange } from './preview-vip-event-change.ts'
import { eventKeys, readEventPage } from './vip-events.queries.ts'

/** What staff do with VIP events. */
export function openOfficeVipEvents(door: Door): void {
  serve(door, contract.listOfficeVipEvents, async (context, { query }) => {
    const page = await readEventPage(context, pageAsked(context, contract.listOfficeVipEvents, query, eventKeys))
    return presentPage(context, contract.listOfficeVipEvents, query, page, presentOfficeEvent)
  })
  serve(door, contract.readOfficeVipEvent, (context, { params }) => getOfficeEvent(context, params.id))
  serve(door, contract.addVipEvent, async (context, { body }) => {
    const event = await getOfficeEvent(context, await createVipEvent(context, body))
    return audited(vipEventRecord.created(event.id, decidedOf(event)), event)
  })
  serve(door, contract.changeVipEvent, changeVipEvent)
  serve(door, contract.previewVipEventChange, previewVipEventChange)
  serve(door, contract.previewVipCancellation, (context, { params }) => previewVipCancellation(context, params.id))
  serve(door, contract.cancelVipEvent, async (context, { params, body }) => {
    const before = await getOfficeEvent(context, params.id)
    await cancelVipEvent(context, params.id, body)
    const after = await getOfficeEvent(context, params.id)
    return audited(vipEventRecord.changed(params.id, decidedOf(before), decidedOf(after)), after)
  })
  serve(door, contract.listVipGuests, listGuests)
  serve(door, contract.exportVipGuests, (context, { params }) => exportGuests(context, params.id))
}
