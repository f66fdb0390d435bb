import * as contract from '@foyer/contract/waiting-room'
import { type Door, serve } from '#platform/door/serve'
import { keepPlace } from './keep-place.ts'
import { leavePlace } from './leave-place.ts'
import { openLine } from './line.ts'
import { openTickets } from './place-ticket.ts'
import { getOfficeWaitingRoom, setWaitingRoom } from './set-waiting-room.ts'
import { takePlace } from './take-place.ts'
import { findRoom } from './waiting-room.queries.ts'

export function openWaitingRoom(door: Door): void {
  const line = openLine(door.database.db)
  const tickets = openTickets(door.world.ports.keys)
  serve(door, contract.readWaitingRoom, async (context) => {
    const room = await findRoom(context)
    const isOpen = room?.is_open === true
    return { isOpen, opensAt: isOpen ? (room.opens_at?.toISOString() ?? null) : null }
  })
  serve(door, contract.takePlace, (context, input) => takePlace(context, input, line, tickets))
  serve(door, contract.keepPlace, (context, input) => keepPlace(context, input, line, tickets))
  serve(door, contract.leavePlace, (context, input) => leavePlace(context, input, tickets))
  serve(door, contract.readOfficeWaitingRoom, (context) => getOfficeWaitingRoom(context))
  serve(door, contract.setWaitingRoom, setWaitingRoom)
}
