export { ExportLink } from './organiser/export-link.tsx'
export { ListViews } from './organiser/list-views.tsx'
export { useViewColumns } from './organiser/use-view-columns.ts'
