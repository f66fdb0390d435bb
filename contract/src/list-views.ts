import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export { changedMeanwhile } from './kit/versions.refusals.ts'
export type { ListView } from './list-views.schemas.ts'
export type { ViewedList } from './viewed-lists.ts'
export { viewOf, WITHOUT } from './viewed-lists.ts'

const path = '/api/organiser/list-view'

export const listViews = endpoint({ id: 'listViews.listViews', method: 'GET', path, audience: duties.keepViews })

export const saveView = endpoint({ id: 'listViews.saveView', method: 'POST', path, audience: duties.keepViews })

export const changeView = endpoint({
  id: 'listViews.changeView',
  method: 'PUT',
  path: `${path}/:uuid`,
  audience: duties.keepViews,
})

export const removeView = endpoint({
  id: 'listViews.removeView',
  method: 'DELETE',
  path: `${path}/:uuid`,
  audience: duties.keepViews,
})
