import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { OfficeSitePlan } from './office-site-plan.schemas.ts'

export const readOfficeSitePlan = endpoint({
  id: 'exhibitors.readOfficeSitePlan',
  method: 'GET',
  path: '/api/organiser/site-plan',
  audience: duties.seeContent,
})

export const saveSitePlan = endpoint({
  id: 'exhibitors.saveSitePlan',
  method: 'PUT',
  path: '/api/organiser/site-plan',
  audience: duties.editContent,
})

export const removeSitePlan = endpoint({
  id: 'exhibitors.removeSitePlan',
  method: 'POST',
  path: '/api/organiser/site-plan/remove',
  audience: duties.editContent,
})

export const readSiteDrawing = endpoint({
  id: 'exhibitors.readSiteDrawing',
  method: 'POST',
  path: '/api/organiser/site-plan/drawing/preview',
  audience: duties.editContent,
})
