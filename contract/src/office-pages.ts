import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { OfficePage, OfficePageLine, PageEntries } from './office-pages.schemas.ts'

export const listOfficePages = endpoint({
  id: 'program.listOfficePages',
  method: 'GET',
  path: '/api/organiser/page',
  audience: duties.seeContent,
})

export const readOfficePage = endpoint({
  id: 'program.readOfficePage',
  method: 'GET',
  path: '/api/organiser/page/:slug',
  audience: duties.seeContent,
})

export const previewPage = endpoint({
  id: 'program.previewPage',
  method: 'POST',
  path: '/api/organiser/page/preview',
  audience: duties.editContent,
})

export const addPage = endpoint({
  id: 'program.addPage',
  method: 'POST',
  path: '/api/organiser/page',
  audience: duties.editContent,
})

export const changePage = endpoint({
  id: 'program.changePage',
  method: 'PATCH',
  path: '/api/organiser/page/:slug',
  audience: duties.editContent,
})

export const arrangePages = endpoint({
  id: 'program.arrangePages',
  method: 'PUT',
  path: '/api/organiser/page-order',
  audience: duties.editContent,
})

export const removePage = endpoint({
  id: 'program.removePage',
  method: 'POST',
  path: '/api/organiser/page/:slug/remove',
  audience: duties.editContent,
})
