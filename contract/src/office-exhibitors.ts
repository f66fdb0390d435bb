import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { ExhibitorEntries, ExhibitorParts, OfficeExhibitor } from './office-exhibitors.schemas.ts'

export const listOfficeExhibitors = endpoint({
  id: 'exhibitors.listOfficeExhibitors',
  method: 'GET',
  path: '/api/organiser/exhibitor',
  audience: duties.seeContent,
})

export const readOfficeExhibitor = endpoint({
  id: 'exhibitors.readOfficeExhibitor',
  method: 'GET',
  path: '/api/organiser/exhibitor/:id',
  audience: duties.seeContent,
})

export const readExhibitorParts = endpoint({
  id: 'exhibitors.readExhibitorParts',
  method: 'GET',
  path: '/api/organiser/exhibitor-part',
  audience: duties.seeContent,
})

export const addProductCategory = endpoint({
  id: 'exhibitors.addProductCategory',
  method: 'POST',
  path: '/api/organiser/product-category',
  audience: duties.editContent,
})

export const addExhibitor = endpoint({
  id: 'exhibitors.addExhibitor',
  method: 'POST',
  path: '/api/organiser/exhibitor',
  audience: duties.editContent,
})

export const changeExhibitor = endpoint({
  id: 'exhibitors.changeExhibitor',
  method: 'PATCH',
  path: '/api/organiser/exhibitor/:id',
  audience: duties.editContent,
})

export const removeExhibitor = endpoint({
  id: 'exhibitors.removeExhibitor',
  method: 'POST',
  path: '/api/organiser/exhibitor/:id/remove',
  audience: duties.editContent,
})

export const previewImport = endpoint({
  id: 'exhibitors.previewImport',
  method: 'POST',
  path: '/api/organiser/exhibitor-import/preview',
  audience: duties.editContent,
})

export const importExhibitors = endpoint({
  id: 'exhibitors.importExhibitors',
  method: 'POST',
  path: '/api/organiser/exhibitor-import',
  audience: duties.editContent,
})
