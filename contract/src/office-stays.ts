import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { changeUnexplained } from './office-stays.refusals.ts'
export type { RoomChoice, StayChangePreview } from './office-stays.schemas.ts'

export const readRoomChoice = endpoint({
  id: 'accommodation.readRoomChoice',
  method: 'GET',
  path: '/api/organiser/room-choice',
  audience: duties.seeOffer,
})

export const previewStayChange = endpoint({
  id: 'accommodation.previewStayChange',
  method: 'POST',
  path: '/api/organiser/booking/:id/change/preview',
  audience: duties.changeSold,
})

export const changeStay = endpoint({
  id: 'accommodation.changeStay',
  method: 'POST',
  path: '/api/organiser/booking/:id/change',
  audience: duties.changeSold,
})
