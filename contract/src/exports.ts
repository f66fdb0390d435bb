import { duties } from './kit/duties.ts'
import { endpoint } from './kit/endpoint.ts'

export type { ExportColumn, ExportKind } from './export-columns.ts'
export { columnsOf, exportKinds, filtersOf, mayExport } from './export-columns.ts'
export { exportNotReady } from './exports.refusals.ts'
export type { Export, ExportFilters, NewExport, SavedExport } from './exports.schemas.ts'

const path = '/api/organiser/export'

export const listExports = endpoint({ id: 'exports.listExports', method: 'GET', path, audience: duties.exportLists })

export const beginExport = endpoint({ id: 'exports.beginExport', method: 'POST', path, audience: duties.exportLists })

export const readExportFile = endpoint({
  id: 'exports.readExportFile',
  method: 'GET',
  path: `${path}/:uuid/file`,
  audience: duties.exportLists,
})

export const beginAgain = endpoint({
  id: 'exports.beginAgain',
  method: 'POST',
  path: `${path}/:uuid/again`,
  audience: duties.exportLists,
})

export const removeExport = endpoint({
  id: 'exports.removeExport',
  method: 'DELETE',
  path: `${path}/:uuid`,
  audience: duties.exportLists,
})

export const listSavedExports = endpoint({
  id: 'exports.listSavedExports',
  method: 'GET',
  path: '/api/organiser/saved-export',
  audience: duties.exportLists,
})

export const saveExport = endpoint({
  id: 'exports.saveExport',
  method: 'POST',
  path: '/api/organiser/saved-export',
  audience: duties.exportLists,
})

export const forgetSavedExport = endpoint({
  id: 'exports.forgetSavedExport',
  method: 'DELETE',
  path: '/api/organiser/saved-export/:uuid',
  audience: duties.exportLists,
})

export const scheduleExport = endpoint({
  id: 'exports.scheduleExport',
  method: 'PUT',
  path: '/api/organiser/saved-export/:uuid/schedule',
  audience: duties.exportLists,
})
