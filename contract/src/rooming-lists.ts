import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { listSentMeanwhile } from './rooming-lists.refusals.ts'
export type { RoomingList, SentList } from './rooming-lists.schemas.ts'

export const readRoomingList = endpoint({
  id: 'accommodation.readRoomingList',
  method: 'GET',
  path: '/api/organiser/accommodation/:id/rooming-list',
  audience: duties.seePeople,
})

export const exportRoomingList = endpoint({
  id: 'accommodation.exportRoomingList',
  method: 'GET',
  path: '/api/organiser/accommodation/:id/rooming-list/csv',
  audience: duties.seePeople,
})

export const saveRoomingSheet = endpoint({
  id: 'accommodation.saveRoomingSheet',
  method: 'GET',
  path: '/api/organiser/accommodation/:id/rooming-list/xlsx',
  audience: duties.seePeople,
})

export const drawRoomingList = endpoint({
  id: 'accommodation.drawRoomingList',
  method: 'GET',
  path: '/api/organiser/accommodation/:id/rooming-list/pdf',
  audience: duties.seePeople,
})

export const sendRoomingList = endpoint({
  id: 'accommodation.sendRoomingList',
  method: 'POST',
  path: '/api/organiser/accommodation/:id/rooming-list',
  audience: duties.editOffer,
})
