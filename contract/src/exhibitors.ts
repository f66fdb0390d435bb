import { endpoint } from './kit/endpoint.ts'

export type {
  Area,
  Entrance,
  Exhibitor,
  Facility,
  FacilityKind,
  FloorPlan,
  Hall,
  HallRoom,
  Point,
  SiteMark,
  SitePlan,
  SiteShape,
  Stand,
  WayPoint,
  WaySegment,
} from './exhibitors.schemas.ts'

export const listExhibitors = endpoint({
  id: 'exhibitors.listExhibitors',
  method: 'GET',
  path: '/api/exhibitor',
  audience: 'anyone',
})

export const readFloorPlan = endpoint({
  id: 'exhibitors.readFloorPlan',
  method: 'GET',
  path: '/api/floor-plan',
  audience: 'anyone',
})

export const readSitePlan = endpoint({
  id: 'exhibitors.readSitePlan',
  method: 'GET',
  path: '/api/site-plan',
  audience: 'anyone',
})
