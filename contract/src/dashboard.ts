import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { Dashboard, Panel } from './dashboard.schemas.ts'

export const readDashboard = endpoint({
  id: 'dashboard.readDashboard',
  method: 'GET',
  path: '/api/organiser/dashboard',
  audience: duties.seeDashboard,
})

export const followDashboard = endpoint({
  id: 'dashboard.followDashboard',
  method: 'GET',
  path: '/api/organiser/dashboard/feed',
  audience: duties.seeDashboard,
})
