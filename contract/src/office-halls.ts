import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type {
  DrawnShape,
  HallEntries,
  HallLine,
  OfficeHall,
  OfficeStand,
  StandEntries,
} from './office-halls.schemas.ts'

export const listHalls = endpoint({
  id: 'exhibitors.listHalls',
  method: 'GET',
  path: '/api/organiser/hall',
  audience: duties.seeContent,
})

export const readHall = endpoint({
  id: 'exhibitors.readHall',
  method: 'GET',
  path: '/api/organiser/hall/:id',
  audience: duties.seeContent,
})

export const addHall = endpoint({
  id: 'exhibitors.addHall',
  method: 'POST',
  path: '/api/organiser/hall',
  audience: duties.editContent,
})

export const arrangeHalls = endpoint({
  id: 'exhibitors.arrangeHalls',
  method: 'PUT',
  path: '/api/organiser/hall-order',
  audience: duties.editContent,
})

export const changeHall = endpoint({
  id: 'exhibitors.changeHall',
  method: 'PATCH',
  path: '/api/organiser/hall/:id',
  audience: duties.editContent,
})

export const removeHall = endpoint({
  id: 'exhibitors.removeHall',
  method: 'POST',
  path: '/api/organiser/hall/:id/remove',
  audience: duties.editContent,
})

export const addStand = endpoint({
  id: 'exhibitors.addStand',
  method: 'POST',
  path: '/api/organiser/hall/:id/stand',
  audience: duties.editContent,
})

export const changeStand = endpoint({
  id: 'exhibitors.changeStand',
  method: 'PATCH',
  path: '/api/organiser/hall/:id/stand/:standId',
  audience: duties.editContent,
})

export const removeStand = endpoint({
  id: 'exhibitors.removeStand',
  method: 'POST',
  path: '/api/organiser/hall/:id/stand/:standId/remove',
  audience: duties.editContent,
})

export const previewDrawing = endpoint({
  id: 'exhibitors.previewDrawing',
  method: 'POST',
  path: '/api/organiser/hall/:id/drawing/preview',
  audience: duties.editContent,
})

export const setDrawing = endpoint({
  id: 'exhibitors.setDrawing',
  method: 'POST',
  path: '/api/organiser/hall/:id/drawing',
  audience: duties.editContent,
})

export const removeDrawing = endpoint({
  id: 'exhibitors.removeDrawing',
  method: 'POST',
  path: '/api/organiser/hall/:id/drawing/remove',
  audience: duties.editContent,
})
